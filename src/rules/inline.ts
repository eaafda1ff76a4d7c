// The little that the texts of the reference mark up: links to rules and terms, marks, notation.
import { MARKS, type Mark } from '../engine/index.ts';
import { GLOSSARY } from '../i18n/glossary.ts';
import { isRuleId, type RuleId } from '../i18n/rule-numbers.ts';

/** A piece of a text. A rule without words is named by its number. */
export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'rule'; readonly rule: RuleId; readonly words: string }
  | { readonly type: 'term'; readonly term: string; readonly words: string }
  | { readonly type: 'mark'; readonly mark: Mark };

const LINK = /`([^`]+)`|\[([^\]]*)\]\(([a-z]+):([\w-]+)\)/g;

const isMark = (text: string): text is Mark => MARKS.some((mark) => mark === text);
const isTerm = (text: string): boolean => GLOSSARY.some(({ id }) => id === text);

function link(kind: string, target: string, words: string): Inline {
  if (kind === 'rule' && isRuleId(target)) return { type: 'rule', rule: target, words };
  if (kind === 'term' && isTerm(target) && words !== '')
    return { type: 'term', term: target, words };
  if (kind === 'mark' && isMark(target)) return { type: 'mark', mark: target };
  throw new RangeError(`[${words}](${kind}:${target}) leads nowhere`);
}

/**
 * Reads a text: `[words](rule:levy)`, `[](rule:levy)`, `[words](term:bag)`, `[](mark:jump)` and notation in backticks.
 * @throws RangeError that names the link which leads nowhere
 */
export function readInline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, code, words = '', kind = '', target = ''] = match;
    if (match.index > end) pieces.push({ type: 'text', text: text.slice(end, match.index) });
    pieces.push(code === undefined ? link(kind, target, words) : { type: 'code', text: code });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ type: 'text', text: text.slice(end) });
  return pieces;
}
