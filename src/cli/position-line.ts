// Reading one position from one input line.
import { type Position, parsePosition } from '../engine/index.ts';
import { LineError } from './command.ts';

/** The position on an input line. @throws LineError that names the field and column that are wrong. */
export function readPositionLine(line: string): Position {
  const result = parsePosition(line);
  if (!result.ok) throw new LineError(result.error.message);
  return result.value;
}
