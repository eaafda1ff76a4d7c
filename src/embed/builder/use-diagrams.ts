// The site's own pictures of lessons' diagrams: whether one of them shows a draft's board, so that it has an address already.
import { useEffect, useState } from 'preact/hooks';
import type { Locale } from '../../i18n/locales.ts';
import type { Draft } from './draft.ts';
import { diagramOf } from './problems.ts';

/** What is used of an entry of /diagrams.json. */
interface Listed {
  readonly position: string;
  readonly bottom: string;
  readonly choose: string;
  readonly arrows: string;
  readonly marks: string;
  readonly svg: Readonly<Record<Locale, string>>;
  readonly png: string;
}

const isListed = (one: unknown): one is Listed =>
  typeof one === 'object' && one !== null && 'position' in one && 'svg' in one && 'png' in one;

/**
 * @param address the list's
 * @param isWanted the list is loaded once this is so
 * @returns the entry for a draft, or `undefined`, as where the list cannot be had
 */
export function useDiagrams(address: string, isWanted: boolean) {
  const [list, setList] = useState<readonly Listed[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    fetch(address)
      .then((response) => response.json())
      .then(({ diagrams }) => setList(Array.isArray(diagrams) ? diagrams.filter(isListed) : []))
      .catch(() => {});
  }, [isWanted]);
  return (draft: Draft): Listed | undefined => {
    const { position, bottom, arrows, marks } = diagramOf(draft);
    return list.find(
      (one) =>
        one.position === position &&
        one.bottom === bottom &&
        one.choose === '' &&
        one.arrows === arrows &&
        one.marks === marks,
    );
  };
}
