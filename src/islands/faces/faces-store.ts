// Keeps how well the faces are known on this device. Storage that is missing, full, forbidden or damaged breaks nothing.
import type { FaceId } from '../../trainer/face-ids.ts';
import {
  type FaceMemories,
  type FaceMemory,
  joinMemories,
  NO_MEMORIES,
  readMemories,
  writeMemories,
} from '../../trainer/memory.ts';

const KEY = 'duke-hall.faces';

/** Fired on the document when it has changed on this page. */
const FACES_EVENT = 'duke-faces';

/** What this page knows; all there is where nothing can be kept. */
let here = NO_MEMORIES;
let canKeep = true;

/** How well the faces are known now. */
export function currentFaces(): FaceMemories {
  if (!canKeep) return here;
  try {
    here = readMemories(localStorage.getItem(KEY));
  } catch {
    canKeep = false;
  }
  return here;
}

function keep(memories: FaceMemories): void {
  here = memories;
  try {
    localStorage.setItem(KEY, writeMemories(memories));
  } catch {
    canKeep = false;
  }
  document.dispatchEvent(new Event(FACES_EVENT));
}

/** Remembers a face; `undefined` puts it back to never asked. */
export function setFace(id: FaceId, memory: FaceMemory | undefined): void {
  const memories = new Map(currentFaces());
  if (memory === undefined) memories.delete(id);
  else memories.set(id, memory);
  keep(memories);
}

/** Adds what another device knows. */
export const addFaces = (more: FaceMemories): void => keep(joinMemories(currentFaces(), more));

/** Forgets every face. */
export const clearFaces = (): void => keep(NO_MEMORIES);

/** Calls back now and whenever it changes, in this tab or another. */
export function watchFaces(onChange: (memories: FaceMemories) => void): void {
  const tell = () => onChange(currentFaces());
  document.addEventListener(FACES_EVENT, tell);
  addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) tell();
  });
  tell();
}
