// A position drawn from a fenced block: the position on its first line, what is drawn on top of it below.
import type { DiagramSource } from '../board/diagram.ts';

const KEYS = ['arrows', 'marks', 'bottom', 'choose'] as const;

/**
 * Reads the text of a ```duke block: `6/6/2K3/6/6/6 l - -`, then lines such as `arrows: green c4d6`, `marks: red d6`,
 * `bottom: dark`, `choose: c4`. @throws RangeError that names the line that is wrong
 */
export function readFence(value: string): DiagramSource {
  const [position = '', ...rest] = value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (position === '') throw new RangeError('the block is empty; expected a position');
  const found: Partial<Record<(typeof KEYS)[number], string>> = {};
  for (const line of rest) {
    const [, name = '', text = ''] = /^(\w+):\s*(.+)$/.exec(line) ?? [];
    const key = KEYS.find((one) => one === name);
    if (key === undefined)
      throw new RangeError(`“${line}”: expected a line that begins with ${KEYS.join(':, ')}:`);
    found[key] = text;
  }
  const { bottom, ...source } = found;
  if (bottom !== undefined && bottom !== 'light' && bottom !== 'dark')
    throw new RangeError(`“bottom: ${bottom}”: expected light or dark`);
  return { position, ...source, ...(bottom === undefined ? {} : { bottom }) };
}
