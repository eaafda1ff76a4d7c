// A position to try its notation on: typed it shows on the board, set up on the board it is written.
import { useState } from 'preact/hooks';
import type { Locale } from '../../i18n/locales.ts';
import { editedFrom } from '../editor/edited.ts';
import { PositionEditor } from '../editor/PositionEditor.tsx';

interface Props {
  readonly locale: Locale;
  /** The position that it begins with. */
  readonly position: string;
}

/** The position editor, kept by nobody. */
export function PositionTry({ locale, position }: Props) {
  const [edited, setEdited] = useState(() => editedFrom(position));
  return <PositionEditor {...{ locale, edited }} onEdited={setEdited} />;
}
