// What is wrong with each option of a draft, by the same reading that elements do. Pure.

import { arrowsOf, marksOf } from '../../board/source.ts';
import type { Annotations } from '../../board/view.ts';
import { formatPosition } from '../../engine/index.ts';
import {
  AttributeError,
  type AttributeProblem,
  readBoardOptions,
  SIZES,
  wholeNumber,
} from '../board-options.ts';
import { chosenOptions, type Draft, type OptionName } from './draft.ts';

/** The problem of one option, or `undefined`. The others and the position are taken as they last were right. */
export function problemOfOption(draft: Draft, name: OptionName): AttributeProblem | undefined {
  const text = new Map(chosenOptions(draft)).get(name);
  if (text === undefined) return undefined;
  const attributes = (attribute: string): string | null => {
    if (attribute === 'position') return formatPosition(draft.edited.position);
    return attribute === name ? text : null;
  };
  try {
    if (name === 'size') wholeNumber(attributes, 'size', [SIZES.least, SIZES.most], 0);
    else readBoardOptions(attributes);
    return undefined;
  } catch (error) {
    if (error instanceof AttributeError) return error.problem;
    throw error;
  }
}

/** The arrows and marks of a draft, those lists that are right. */
export function annotationsOf(draft: Draft): Annotations {
  const { arrows, marks } = draft.options;
  return {
    arrows: problemOfOption(draft, 'arrows') === undefined ? arrowsOf(arrows) : [],
    squares: problemOfOption(draft, 'marks') === undefined ? marksOf(marks) : [],
  };
}

/** What a diagram says of a draft's board; lists that are wrong are left out. */
export function diagramOf(draft: Draft) {
  const { edited, options } = draft;
  const list = (name: 'arrows' | 'marks'): string =>
    problemOfOption(draft, name) === undefined ? options[name].trim() : '';
  return {
    position: formatPosition(edited.position),
    bottom: options.orientation === 'dark' ? ('dark' as const) : ('light' as const),
    ...{ arrows: list('arrows'), marks: list('marks') },
  };
}
