// Addresses of the analysis page, there and back, and whatever else may stand in one.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAddress, readAddress } from '../../src/analysis/address.ts';

const POSITION = '3S~2/5f/6/F5/6/C~1DFgd l F3PKWRGTMBNAL f3pkwrstcmbnal 0';

describe('addresses', () => {
  it('are short and readable', () => {
    expect(formatAddress(POSITION, ['d6d5', 'F@c2', 'b2*b4', 'c3:b4d4'])).toBe(
      '#position=3S~2/5f/6/F5/6/C~1DFgd_l_F3PKWRGTMBNAL_f3pkwrstcmbnal_0&line=d6d5_F@c2_b2*b4_c3:b4d4',
    );
  });

  it('are read as they were written, whatever the text', () => {
    expect(readAddress(formatAddress(POSITION, ['d6d5', 'c3:b4d4']))).toEqual({
      position: POSITION,
      line: ['d6d5', 'c3:b4d4'],
    });
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const expected = text.trim().replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
        const read = readAddress(formatAddress(text)).position ?? '';
        expect(read.replace(/ +/g, ' ').trim()).toBe(expected);
      }),
    );
  });

  it('are read with escapes, spaces and without a position', () => {
    expect(readAddress(`#position=${encodeURIComponent(POSITION)}`).position).toBe(POSITION);
    expect(readAddress('')).toEqual({ position: undefined, line: [] });
    expect(readAddress('#position=')).toEqual({ position: '', line: [] });
    expect(readAddress('#main')).toEqual({ position: undefined, line: [] });
    expect(readAddress(`#position=x&line=${'a1a2_'.repeat(5000)}`).line.length).toBeLessThan(1000);
  });
});
