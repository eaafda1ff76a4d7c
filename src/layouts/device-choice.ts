// Remembers a choice on this device. Storage that is missing, full or forbidden only means it is forgotten.

/** What can be remembered. */
export type ChoiceName = 'theme' | 'language';

/** The storage key of a choice; theme.js and choose-language.js in public/ read the same ones. */
export function choiceKey(name: ChoiceName): string {
  return `duke-hall.${name}`;
}

/** What was remembered, or null. The text may be anything: someone else may have written it. */
export function recall(name: ChoiceName): string | null {
  try {
    return localStorage.getItem(choiceKey(name));
  } catch {
    return null;
  }
}

/** Remembers `value`; null forgets. Does nothing where storage is not to be had. */
export function remember(name: ChoiceName, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(choiceKey(name));
    else localStorage.setItem(choiceKey(name), value);
  } catch {
    // The choice still holds on this page.
  }
}
