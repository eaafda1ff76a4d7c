// Where the site is: found from the script's own address, so that a copy on another host leads to that host.

/** The folder `/embed/v1/` that the script was loaded from. */
export const EMBED_FOLDER: URL = new URL('.', new URL(import.meta.url));

const FRONT_DOOR = new URL('../../', EMBED_FOLDER);

/** The absolute address of a path counted from the site's front door, which has no leading slash. */
export const siteAddress = (path: string): string => new URL(path, FRONT_DOOR).href;

/** Loads another file of the folder. Rejected where it cannot be had. */
export const importFile = (name: string) =>
  import(/* @vite-ignore */ new URL(name, EMBED_FOLDER).href);
