// What a frame of ours says to the page around it, read by that page: a message can be anything, from anyone.

/** The least and the greatest height, in CSS pixels. */
const HEIGHTS = [80, 4000] as const;

/** A message that can be used. */
export type FrameMessage =
  | { readonly type: 'size'; readonly height: number }
  | { readonly type: 'action' | 'solved'; readonly detail: unknown };

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a message's data; `undefined` for whatever is none of ours or not as promised (README.md). */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, height, action, position, side, puzzle, wrong } = data as Record<string, unknown>;
  if (type === 'duke-hall:size' && typeof height === 'number' && height > 0) {
    return { type: 'size', height: Math.min(HEIGHTS[1], Math.max(HEIGHTS[0], Math.ceil(height))) };
  }
  if (type === 'duke-hall:action' && isText(action) && isText(position) && isText(side))
    return { type: 'action', detail: { action, position, side } };
  if (type === 'duke-hall:solved' && isText(puzzle) && typeof wrong === 'number')
    return { type: 'solved', detail: { puzzle, wrong } };
  return undefined;
}
