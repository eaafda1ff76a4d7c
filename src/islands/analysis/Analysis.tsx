// The analysis page's island: board and line, every action, reach, odds, forced wins, chances, the computer's view.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { HeatShown } from '../../analysis/heat.ts';
import { listActions } from '../../analysis/listing.ts';
import { BagPanel } from '../../board/BagPanel.tsx';
import { drawnKind } from '../../board/choosing.ts';
import { capturedTiles, resultOf } from '../../board/state.ts';
import { Tray } from '../../board/Tray.tsx';
import { hasLegalAction, isGamePosition } from '../../engine/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { notationSentence } from '../../i18n/notation-errors.ts';
import { notationErrorText } from '../editor/editor-text.ts';
import { pageText } from '../page-text.ts';
import { useAwake } from '../use-awake.ts';
import { ActionsPanel } from './ActionsPanel.tsx';
import { AnalysisBoard } from './AnalysisBoard.tsx';
import { analysisText, type Words } from './analysis-text.ts';
import { ChancePanel } from './ChancePanel.tsx';
import { ComputerPanel } from './ComputerPanel.tsx';
import { LinePanel } from './LinePanel.tsx';
import { type Places, PositionPanel } from './PositionPanel.tsx';
import type { Unaskable } from './SearchStatus.tsx';
import { SetUp } from './SetUp.tsx';
import { type Analysis as State, useAnalysis } from './use-analysis.ts';
import { WinPanel } from './WinPanel.tsx';

interface Props {
  readonly locale: Locale;
  readonly places: Places;
}

/** Between the board and what was pressed, in CSS pixels. */
const ROOM = 16;

/** Why nothing can be worked out here. */
function unaskableHere({ exploring: { board } }: State): Unaskable {
  if (resultOf(board) !== undefined) return 'needs.action';
  if (!isGamePosition(board.position)) return 'needs.dukes';
  return hasLegalAction(board.position) ? undefined : 'needs.action';
}

/** The page's island. On the server, and until scripts run, it is the board of the starting position. */
export function Analysis({ locale, places }: Props) {
  const words: Words = { locale, say: analysisText(locale), text: pageText(locale) };
  const analysis = useAnalysis();
  const awake = useAwake();
  const shown = useSignal<HeatShown>('none');
  const isSettingUp = useSignal(false);
  const isWalking = useSignal(false);
  const { board } = analysis.exploring;
  const unaskable = unaskableHere(analysis);
  const captured = capturedTiles(board);
  // What lists show on the board is to be seen from there.
  const isShowing =
    analysis.picked !== undefined || board.choice.type === 'drawn' || isWalking.value;

  // Back from setting up, the focus goes to the board.
  const island = useRef<HTMLDivElement>(null);
  const wasSettingUp = useRef(false);
  useEffect(() => {
    if (wasSettingUp.current && !isSettingUp.value)
      island.current?.querySelector<HTMLElement>('.board-cell[tabindex="0"]')?.focus();
    wasSettingUp.current = isSettingUp.value;
  }, [isSettingUp.value]);

  // On phones the board comes over the lists then; what was pressed is brought out from under it.
  useEffect(() => {
    const stage = island.current?.querySelector('.board-stage');
    const pressed = document.activeElement;
    if (!isShowing || !stage || !pressed?.closest('.analysis-panels')) return;
    if (getComputedStyle(stage).position !== 'sticky') return;
    const covered = stage.getBoundingClientRect().bottom - pressed.getBoundingClientRect().top;
    if (covered > 0) scrollBy({ top: -covered - ROOM, behavior: 'instant' });
  }, [isShowing, analysis.picked]);

  if (isSettingUp.value)
    return (
      <SetUp
        words={words}
        text={analysis.text}
        onDone={(position) => {
          isSettingUp.value = false;
          analysis.begin(position);
        }}
        onCancel={() => {
          isSettingUp.value = false;
        }}
      />
    );
  return (
    <div
      ref={island}
      class={`board-island analysis${awake ? ' is-awake' : ''}${isShowing ? ' is-showing' : ''}`}
    >
      {analysis.problem !== undefined && (
        <p class="address-problem" role="alert">
          {words.say('address.wrong', {
            problem: notationSentence(notationErrorText(locale), analysis.problem),
          })}
        </p>
      )}
      <div class="analysis-table">
        <AnalysisBoard
          {...{ analysis, words, awake }}
          shown={shown.value}
          onShown={(next) => {
            shown.value = next;
          }}
        />
      </div>
      <div class="board-side analysis-panels">
        <PositionPanel
          {...{ analysis, words, places }}
          canPlay={unaskable === undefined}
          onSetUp={() => {
            isSettingUp.value = true;
          }}
        />
        <LinePanel {...{ analysis, words }} />
        <ActionsPanel {...{ analysis, words }} />
        <WinPanel
          {...{ analysis, words, unaskable }}
          onWalk={(walking) => {
            isWalking.value = walking;
          }}
        />
        <ChancePanel
          {...{ analysis, words, unaskable }}
          total={listActions(board.position).legalCount}
        />
        <ComputerPanel {...{ analysis, words, unaskable }} />
        {([0, 1] as const).map((side) => (
          <BagPanel
            key={side}
            open={false}
            position={board.position}
            {...{ side }}
            text={words.text}
            inHand={drawnKind(board.choice)}
          />
        ))}
        {captured.length > 0 && <Tray tiles={captured} text={words.text} />}
      </div>
    </div>
  );
}
