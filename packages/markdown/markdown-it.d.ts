// Types of the markdown-it plugin.
import type { DukeOptions } from './options.js';

export type { DukeOptions };

/** The markdown-it plugin: `md.use(markdownItDuke, { lang: 'zh' })`. A block that is wrong throws, with its line. */
export default function markdownItDuke(md: unknown, options?: DukeOptions): void;
