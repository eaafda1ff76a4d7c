// Whether an island is just now waking: being made to live from what the server has drawn. Drawings then take over what
// stands on the page instead of going through it element by element.

let waking = false;

/** Is what runs now part of an island's waking? */
export const isWaking = (): boolean => waking;

/** Runs the part of an island's waking that goes through what the server has drawn, at one go. */
export function whileWaking<Result>(wake: () => Result): Result {
  waking = true;
  try {
    return wake();
  } finally {
    waking = false;
  }
}
