// Whether scripts run: false on the server and in the first paint, true from then on.
import { useEffect, useState } from 'preact/hooks';

/** Is this island awake? Until then it must not take focus, and its buttons cannot be seen. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return awake;
}
