// Types of the remark plugin.
import type { DukeOptions } from './options.js';

export type { DukeOptions };

/** The remark plugin: `unified().use(remarkDuke, { lang: 'zh' })`. A block that is wrong fails the file at its place. */
export default function remarkDuke(options?: DukeOptions): (tree: unknown, file: unknown) => void;
