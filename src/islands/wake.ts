// How islands wake: Preact's renderer for Astro, each island in a task of its own (scripts/wake-islands.ts).
import wakeByPreact from '@astrojs/preact/client.js';
import { whileWaking } from '../board/waking.ts';

interface Scheduler {
  /** Lets input and painting go first. */
  yield(): Promise<void>;
}

/** Ends the task in which scripts were loaded, or another island woke. */
function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Gives what wakes an island, as Astro asks for it: from its component, properties and slots. */
const wake: typeof wakeByPreact = (element) => {
  const render = wakeByPreact(element);
  return async (component, properties, slots, options) => {
    await nextTask();
    // What only the client draws, the server has not drawn.
    if (options.client === 'only') await render(component, properties, slots, options);
    else await whileWaking(() => render(component, properties, slots, options));
  };
};

export default wake;
