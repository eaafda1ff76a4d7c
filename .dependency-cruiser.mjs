// The dependency arrows of the source folders, and that nothing goes in circles.

/** What each folder of src/ may import besides itself. The site is pages, layouts and lesson components together. */
const arrows = {
  engine: [],
  solver: ['engine'],
  opponent: ['engine', 'solver'],
  workers: ['engine', 'solver', 'opponent'],
  i18n: ['engine'],
  board: ['engine', 'i18n'],
  rules: ['engine', 'i18n', 'board', 'search'],
  search: ['engine', 'i18n'],
  exercises: ['engine', 'solver', 'i18n', 'board'],
  analysis: ['engine', 'solver', 'board'],
  puzzles: ['engine', 'solver', 'workers', 'i18n', 'board'],
  games: ['engine', 'solver', 'opponent', 'workers', 'i18n', 'board', 'exercises', 'puzzles'],
  trainer: ['engine', 'i18n', 'board', 'puzzles'],
  islands: [
    ...['engine', 'i18n', 'board', 'solver', 'analysis', 'exercises', 'puzzles', 'opponent'],
    ...['workers', 'games', 'search', 'trainer', 'styles'],
  ],
  embed: [
    ...['engine', 'solver', 'i18n', 'board', 'exercises', 'puzzles', 'opponent', 'workers'],
    ...['games', 'islands', 'styles'],
  ],
  markdown: ['engine', 'solver', 'i18n', 'board', 'exercises'],
  'markdown-plugins': ['engine', 'i18n', 'board', 'markdown'],
  'open-data': ['engine', 'solver', 'i18n', 'board', 'puzzles'],
  pictures: ['engine', 'i18n', 'board', 'open-data'],
  'service-worker': ['puzzles'],
  cli: ['engine', 'solver', 'opponent', 'workers', 'i18n', 'board', 'exercises', 'pictures'],
};

/** Folders whose code runs in Node alone, at the build and on the command line. */
const nodeFolders = ['cli', 'markdown', 'markdown-plugins', 'open-data', 'pictures'];

/** Folders whose code also runs in browsers, so that Node's own modules are out of bounds. */
const browserFolders = Object.keys(arrows).filter((folder) => !nodeFolders.includes(folder));

const arrowRules = Object.entries(arrows).map(([folder, allowed]) => ({
  name: `arrows-of-${folder}`,
  severity: 'error',
  comment: `src/${folder} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing but itself'}.`,
  from: { path: `^src/${folder}/` },
  to: { path: '^src/', pathNot: `^src/(${[folder, ...allowed].join('|')})/` },
}));

export default {
  forbidden: [
    ...arrowRules,
    {
      name: 'engine-and-solver-stand-alone',
      severity: 'error',
      comment: 'The rules and the solver depend on no package.',
      from: { path: '^src/(engine|solver)/' },
      to: {
        dependencyTypes: [
          'npm',
          'npm-dev',
          'npm-optional',
          'npm-peer',
          'npm-no-pkg',
          'npm-unknown',
        ],
      },
    },
    {
      name: 'no-node-in-browser-code',
      severity: 'error',
      comment: 'This code also runs in browsers.',
      from: { path: `^src/(${browserFolders.join('|')})/` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-dev-package-in-shipped-code',
      severity: 'error',
      comment: 'What the site ships is listed under dependencies, not devDependencies.',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Files that import each other in a circle cannot be understood one at a time.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-missing',
      severity: 'error',
      comment: 'Every import leads somewhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro:|virtual:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|dist|\\.astro|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
