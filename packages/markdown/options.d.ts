// What both plugins can be told.

/** How `duke` blocks are drawn. */
export interface DukeOptions {
  /** The language of names and descriptions, `en` unless said; `lang=zh` after a block's language says it for one block. */
  readonly lang?: 'en' | 'zh';
  /**
   * `light` (unless said) and `dark` have their colours in the drawing. `auto` is light, and dark where the page's style
   * sheet says so; `duke.css` does.
   */
  readonly theme?: 'light' | 'dark' | 'auto';
}
