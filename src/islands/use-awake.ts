// Whether scripts run: false on the server and in the first paint, true from then on.
import { useLayoutEffect, useState } from 'preact/hooks';

/** Is this island awake? Until then it must not take focus, and its buttons cannot be seen. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  // Before any key can come: one that moved the cursor of a grid still asleep would take the focus off the board.
  useLayoutEffect(() => setAwake(true), []);
  return awake;
}
