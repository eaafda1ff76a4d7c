// Messages of frames: those that the contract promises, and nothing else, whatever comes.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFrameMessage } from '../../src/embed/frame-messages.ts';

it.each([
  [
    { type: 'duke-hall:size', version: 1, height: 612.2 },
    { type: 'size', height: 613 },
  ],
  [
    { type: 'duke-hall:size', height: 1e9 },
    { type: 'size', height: 4000 },
  ],
  [
    { type: 'duke-hall:size', height: 3 },
    { type: 'size', height: 80 },
  ],
  [{ type: 'duke-hall:size', height: Number.NaN }, undefined],
  [{ type: 'duke-hall:size', height: '612' }, undefined],
  [
    { type: 'duke-hall:solved', puzzle: 'k7f3', wrong: 1, more: '<b>' },
    { type: 'solved', detail: { puzzle: 'k7f3', wrong: 1 } },
  ],
  [
    { type: 'duke-hall:action', action: 'b1b2', position: '…', side: 'light' },
    { type: 'action', detail: { action: 'b1b2', position: '…', side: 'light' } },
  ],
  [{ type: 'duke-hall:set', theme: 'dark' }, undefined],
  [null, undefined],
])('%j', (data, message) => {
  expect(readFrameMessage(data)).toEqual(message);
});

it('reads anything without throwing, and heights stay within bounds', () => {
  const data = fc.oneof(
    fc.anything(),
    fc.record(
      { type: fc.constantFrom('duke-hall:size', 'duke-hall:solved'), height: fc.anything() },
      { requiredKeys: ['type'] },
    ),
    fc.record({ type: fc.constant('duke-hall:size'), height: fc.double() }),
  );
  fc.assert(
    fc.property(data, (one) => {
      const message = readFrameMessage(one);
      if (message?.type === 'size') {
        expect(message.height).toBeGreaterThanOrEqual(80);
        expect(message.height).toBeLessThanOrEqual(4000);
      }
    }),
    { numRuns: 2000 },
  );
});
