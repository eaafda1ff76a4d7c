// The type of the face trainer's strings. Holds no strings itself.
import type en from '../../content/ui/en/faces.json';
import type { Lookup } from './section.ts';

/** A key of the face trainer's strings. */
export type FacesKey = keyof typeof en;

/** The face trainer's strings in one language. */
export type FacesText = Lookup<FacesKey>;
