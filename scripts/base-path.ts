// The second build that tests use, to see that the site works in a folder of its host as well as at its root.

/** The folder of the host. */
export const basePath = '/duke/';

/** Where that build goes, from the project's folder. */
export const basePathDirectory = '.cache/base-path';
