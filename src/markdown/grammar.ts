// Shiki's grammar of the game's notation (SPEC §§8–9): positions and actions, coloured by what each part is.
import type { LanguageRegistration } from 'shiki';

const rank = '(?:[DFPKWRSGTCMBNAdfpkwrsgtcmbnalL]~?|[1-6])+';

/**
 * The grammar, named `duke-actions`. Its scopes are those that the colours of styles/code.css know: squares are
 * constants, the signs of actions keywords, letters of tiles strings (Light) and functions (Dark), the rest punctuation.
 */
export const dukeGrammar: LanguageRegistration = {
  name: 'duke-actions',
  scopeName: 'source.duke',
  displayName: 'The Duke',
  patterns: [{ include: '#position' }, { include: '#levy' }, { include: '#action' }],
  repository: {
    position: {
      name: 'meta.position.duke',
      begin: `(?<!\\S)(?=${rank}(?:/${rank}){5}(?:[ _]|$))`,
      end: '$',
      patterns: [
        { name: 'punctuation.separator.duke', match: '[/_-]' },
        { name: 'keyword.control.side.duke', match: '(?<=[ _])[ld](?=[ _]|$)' },
        { name: 'constant.numeric.duke', match: '[0-9]+' },
        { name: 'string.unquoted.light.duke', match: '[A-Z]~?' },
        { name: 'entity.name.function.dark.duke', match: '[a-z]~?' },
      ],
    },
    levy: {
      match: '(?<!\\S)([A-Z])?(@)([a-f][1-6])?(?!\\S)',
      captures: {
        1: { name: 'string.unquoted.kind.duke' },
        2: { name: 'keyword.operator.levy.duke' },
        3: { name: 'constant.numeric.square.duke' },
      },
    },
    action: {
      match: '(?<!\\S)([a-f][1-6])([*:])?([a-f][1-6])([a-f][1-6])?(?!\\S)',
      captures: {
        1: { name: 'constant.numeric.square.duke' },
        2: { name: 'keyword.operator.duke' },
        3: { name: 'constant.numeric.square.duke' },
        4: { name: 'constant.numeric.square.duke' },
      },
    },
  },
};
