// Setting up another position on a board: the position editor, loaded when it is wanted.
import type { ComponentProps, ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Position } from '../../engine/index.ts';
import { type Edited, editedFrom, problemOf } from '../editor/edited.ts';
import type { PositionEditor } from '../editor/PositionEditor.tsx';
import type { Words } from './analysis-text.ts';

type Editor = ComponentType<ComponentProps<typeof PositionEditor>>;

interface Props {
  readonly words: Words;
  /** The text to begin with, right or wrong. */
  readonly text: string;
  readonly onDone: (position: Position) => void;
  readonly onCancel: () => void;
}

/** The editor with its two ways out. */
export function SetUp({ words, text, onDone, onCancel }: Props) {
  const { say, locale } = words;
  const [edited, setEdited] = useState<Edited>(() => editedFrom(text));
  const [editor, setEditor] = useState<{ readonly Editor: Editor } | 'failed' | undefined>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    import('../editor/PositionEditor.tsx').then(
      (module) => setEditor({ Editor: module.PositionEditor }),
      () => setEditor('failed'),
    );
  }, []);
  return (
    <section class="set-up" aria-labelledby="set-up-title">
      <div class="set-up-head">
        <h2 id="set-up-title" ref={title} tabIndex={-1}>
          {say('setUp.title')}
        </h2>
        <div class="board-controls">
          <button
            type="button"
            class="board-button is-main"
            disabled={problemOf(edited) !== undefined}
            onClick={() => onDone(edited.position)}
          >
            {say('setUp.done')}
          </button>
          <button type="button" class="board-button" onClick={onCancel}>
            {say('setUp.cancel')}
          </button>
        </div>
      </div>
      {editor === undefined && <p role="status">{say('setUp.loading')}</p>}
      {editor === 'failed' && <p role="status">{say('setUp.failed')}</p>}
      {editor !== undefined && editor !== 'failed' && (
        <editor.Editor locale={locale} edited={edited} onEdited={setEdited} />
      )}
    </section>
  );
}
