// Where a puzzle cannot be solved in its element: it is offered in a frame of ours in the same place, else by a link.
import { useEffect, useRef, useState } from 'preact/hooks';
import { readFrameMessage } from '../frame-messages.ts';
import type { PuzzleWords } from './words.ts';

/** Where else a puzzle is. */
export interface Places {
  /** Its page for frames. */
  readonly frame: string;
  /** Its page to read. */
  readonly link: string;
  /** What the frame is called. */
  readonly title: string;
  /** Tells the page around what the frame tells. */
  tell(name: 'action' | 'solved', detail: unknown): void;
}

interface Props {
  readonly elsewhere: Places;
  readonly words: PuzzleWords;
  /** Why it cannot be solved here, if nothing else on the page says so. */
  readonly sentence?: string;
  /** Told whether the frame stands: it takes the place of everything. */
  readonly onFrame?: (stands: boolean) => void;
}

/** How long a frame may take to say how high it is, in milliseconds. A frame that the page forbids says nothing. */
const PATIENCE = 10_000;

/** The offer, and the frame once it was asked for. */
export function Elsewhere({ elsewhere, words, sentence = '', onFrame }: Props) {
  const { embed } = words;
  const [stage, setStage] = useState<'offered' | 'framed' | 'refused'>('offered');
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (stage !== 'framed') return undefined;
    const refuse = (): void => {
      setStage('refused');
      onFrame?.(false);
    };
    const patience = setTimeout(refuse, PATIENCE);
    const onPolicy = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
      const { origin } = new URL(elsewhere.frame);
      if (/^(frame|child|default)-src$/.test(effectiveDirective) && blockedURI.startsWith(origin))
        refuse();
    };
    const onMessage = ({ source, data }: MessageEvent): void => {
      // A sandboxed frame's origin is `null`: its window tells who it is.
      const message = readFrameMessage(data);
      if (frame.current === null || source !== frame.current.contentWindow) return;
      if (message?.type === 'size') {
        clearTimeout(patience);
        frame.current.style.blockSize = `${message.height}px`;
      } else if (message !== undefined) elsewhere.tell(message.type, message.detail);
    };
    document.addEventListener('securitypolicyviolation', onPolicy);
    addEventListener('message', onMessage);
    // Only now: what the page forbids is reported as soon as the frame has an address.
    if (frame.current !== null) frame.current.src = elsewhere.frame;
    return () => {
      clearTimeout(patience);
      document.removeEventListener('securitypolicyviolation', onPolicy);
      removeEventListener('message', onMessage);
    };
  }, [stage]);

  if (stage === 'framed')
    return (
      <iframe
        ref={frame}
        class="puzzle-frame"
        title={elsewhere.title}
        sandbox="allow-scripts allow-popups"
        referrerpolicy="no-referrer"
      />
    );
  return (
    <div class="elsewhere" role="status">
      {sentence !== '' && <p>{sentence}</p>}
      <p>{embed(stage === 'offered' ? 'frame.offer' : 'frame.refused')}</p>
      <div class="board-controls">
        {stage === 'offered' && (
          <button
            type="button"
            class="board-button is-main"
            onClick={() => {
              setStage('framed');
              onFrame?.(true);
            }}
          >
            {embed('frame.open')}
          </button>
        )}
        <a class="board-button" href={elsewhere.link} target="_blank" rel="noopener">
          {embed('problem.frame')}
        </a>
      </div>
    </div>
  );
}
