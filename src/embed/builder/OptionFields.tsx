// The options of what is built; each that is wrong says what is wrong with it while it is typed.
import type { BoardText } from '../../i18n/board-words.ts';
import { sideName } from '../../i18n/board-words.ts';
import { locales } from '../../i18n/locales.ts';
import { type ProblemWords, problemSentence } from '../problem-sentence.ts';
import type { Draft, OptionName } from './draft.ts';
import { SelectField, SwitchField, TextField } from './Field.tsx';
import { problemOfOption } from './problems.ts';

interface Props {
  readonly draft: Draft;
  readonly text: BoardText;
  readonly words: ProblemWords;
  readonly onOption: (name: OptionName, value: string) => void;
}

const LANGUAGE_NAMES = { en: 'English', zh: '中文' } as const;

/** The fields. */
export function OptionFields({ draft, text, words, onOption }: Props) {
  const { embed: say } = words;
  const { options, show } = draft;
  const problemOf = (name: OptionName): string => {
    const problem = problemOfOption(draft, name);
    return problem === undefined ? '' : problemSentence(words, problem);
  };
  const field = (name: 'arrows' | 'marks' | 'size' | 'record', example: string) => (
    <TextField
      label={say(`option.${name}`)}
      value={options[name]}
      placeholder={example}
      problem={problemOf(name)}
      isNumber={name === 'size'}
      wide={name === 'record'}
      onInput={(value) => onOption(name, value)}
    />
  );
  const isBoard = show === 'board';
  return (
    <section class="builder-options" aria-label={say('option.label')}>
      <SelectField
        label={say('option.lang')}
        value={options.lang}
        options={[
          ['', say('option.theme.auto')],
          ...locales.map((one) => [one, LANGUAGE_NAMES[one]] as const),
        ]}
        onChoose={(value) => onOption('lang', value)}
      />
      <SelectField
        label={say('option.theme')}
        value={options.theme}
        options={[
          ['', say('option.theme.auto')],
          ['light', say('option.theme.light')],
          ['dark', say('option.theme.dark')],
        ]}
        onChoose={(value) => onOption('theme', value)}
      />
      {isBoard && (
        <SelectField
          label={say('option.orientation')}
          value={options.orientation}
          options={[
            ['', sideName(text, 0)],
            ['dark', sideName(text, 1)],
          ]}
          onChoose={(value) => onOption('orientation', value)}
        />
      )}
      {field('size', '544')}
      {isBoard && field('arrows', 'green c2c4, red d5d3')}
      {isBoard && field('marks', 'green c4, red d4')}
      {isBoard && (
        <div class="builder-switches">
          <SwitchField
            label={say('option.static')}
            checked={options.static === 'static'}
            onChange={(checked) => onOption('static', checked ? 'static' : '')}
          />
          <SwitchField
            label={say('option.coordinates')}
            checked={options.coordinates !== 'off'}
            onChange={(checked) => onOption('coordinates', checked ? '' : 'off')}
          />
        </div>
      )}
      {isBoard && field('record', 'b1b2 b6b5 F@c2')}
    </section>
  );
}
