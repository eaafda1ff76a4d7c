// Style sheets for shadow roots: made by script, so that a host's strict `style-src` has nothing to forbid.
import boardCss from '../styles/board.css?board';
import elementCss from '../styles/embed-element.css?board';

/**
 * A sheet for shadow roots. What pages say of their root is said of the element's own frame.
 * @param texts style sheets
 */
export function makeSheet(...texts: readonly string[]): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(texts.join('\n').replaceAll(':root', '.frame'));
  return sheet;
}

let sheet: CSSStyleSheet | undefined;

/** The one sheet that all boards share. */
export function boardSheet(): CSSStyleSheet {
  sheet ??= makeSheet(boardCss, elementCss);
  return sheet;
}
