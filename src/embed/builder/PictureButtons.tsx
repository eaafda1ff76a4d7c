// The board as a picture to take along: copied or downloaded, with its alt text and a link beside it.
import { useState } from 'preact/hooks';
import type { BoardText } from '../../i18n/board-words.ts';
import type { EmbedText } from '../../i18n/embed-words.ts';
import type { Draft } from './draft.ts';

interface Props {
  readonly draft: Draft;
  readonly text: BoardText;
  readonly say: EmbedText;
  /** What is on the board. */
  readonly alt: string;
  /** Where the board can be seen live. */
  readonly link: string;
}

/** The drawing of pictures, loaded once one is wanted. */
const drawing = () => import('./picture.ts');

/** What the files are called. */
const NAME = 'duke-board';

/** The buttons. */
export function PictureButtons({ draft, text, say, alt, link }: Props) {
  const [said, setSaid] = useState('');
  const attempt = async (done: string, failed: string, act: () => Promise<void>): Promise<void> => {
    try {
      await act();
      setSaid(done);
    } catch {
      setSaid(failed);
    }
  };
  const png = async () => {
    const { pngOf, svgOf } = await drawing();
    return pngOf(svgOf(draft, text));
  };
  const copyPicture = () =>
    attempt(say('picture.copied'), say('picture.notCopied'), () =>
      // The promise itself goes in: Safari asks for the picture while the press still counts.
      navigator.clipboard.write([new ClipboardItem({ 'image/png': png() })]),
    );
  const copyWords = () =>
    attempt(say('picture.wordsCopied'), say('picture.wordsNotCopied'), () =>
      navigator.clipboard.writeText(`${alt}\n${link}`),
    );
  const save = () =>
    attempt(say('picture.saved'), say('picture.notDrawn'), async () => {
      const { download } = await drawing();
      download(`${NAME}.png`, await png());
    });
  const saveSvg = () =>
    attempt(say('picture.saved'), say('picture.notDrawn'), async () => {
      const { download, svgOf } = await drawing();
      download(`${NAME}.svg`, new Blob([svgOf(draft, text)], { type: 'image/svg+xml' }));
    });
  const button = (name: string, act: () => Promise<void>, isMain = false) => (
    <button
      type="button"
      class={isMain ? 'board-button is-main' : 'board-button'}
      onClick={() => void act()}
    >
      {name}
    </button>
  );
  return (
    <div class="builder-picture">
      <div class="board-controls">
        {button(say('picture.copy'), copyPicture, true)}
        {button(say('picture.save'), save)}
        {button(say('picture.saveSvg'), saveSvg)}
        {button(say('picture.copyWords'), copyWords)}
      </div>
      <p class="builder-said" role="status">
        {said}
      </p>
      <dl>
        <dt>{say('picture.alt')}</dt>
        <dd>{alt}</dd>
        <dt>{say('picture.link')}</dt>
        <dd>
          <a href={link}>{link}</a>
        </dd>
      </dl>
    </div>
  );
}
