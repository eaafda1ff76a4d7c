// Writes the frame pages, /embed/v1/board/, /embed/v1/daily/, /embed/v1/puzzle/ and /embed/v1/puzzle/<id>/: tiny pages that share one script,
// since a static host can make no page from an address.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the pages may load: our own files, and workers that the solver is started in. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types duke-hall',
].join('; ');

/** One page. */
interface Frame {
  /** Folder below `/embed/v1/`, with a slash at its end. */
  readonly folder: string;
  /** The element, made of our own words alone. */
  readonly element: string;
  readonly title: string;
  readonly description: string;
  /** What readers without scripts get. */
  readonly without: string;
}

function page({ folder, element, title, description, without }: Frame): string {
  const up = '../'.repeat(folder.split('/').length - 1);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${title} · Duke Hall · 公爵棋堂</title>
<meta name="description" content="${description}">
<link rel="icon" href="${up}../../favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${up}frame.css">
<script type="module" src="${up}duke-hall.js" crossorigin></script>
<script type="module" src="${up}frame.js" crossorigin></script>
</head>
<body>
<main>
<h1>${title}</h1>
${element}
<noscript>${without.replaceAll('{site}', `${up}../../`)}</noscript>
</main>
</body>
</html>
`;
}

/** The page of a puzzle. @param id letters and digits */
const puzzleFrame = (id: string): Frame => ({
  folder: `puzzle/${id}/`,
  element: `<duke-puzzle puzzle="${id}"></duke-puzzle>`,
  title: `Puzzle ${id} in a frame`,
  description: `Puzzle ${id}, for other sites’ pages. 残局题 ${id}，供其他网站嵌入。`,
  without: `<p><a href="{site}en/puzzles/${id}/" target="_blank" rel="noopener"><img src="{site}puzzles/${id}.svg" alt="Puzzle ${id} on Duke Hall"></a></p>`,
});

/** The pages that stand by themselves. */
const FRAMES: readonly Frame[] = [
  {
    folder: 'board/',
    element: '<duke-board></duke-board>',
    title: 'A board in a frame',
    description: 'A live board for other sites’ pages. 供其他网站嵌入的棋盘。',
    without: '<p><a href="{site}" target="_blank" rel="noopener">Duke Hall · 公爵棋堂</a></p>',
  },
  {
    folder: 'puzzle/',
    element: '<duke-puzzle></duke-puzzle>',
    title: 'A puzzle in a frame',
    description:
      'A puzzle from any position, for other sites’ pages. 任意局面的残局题，供其他网站嵌入。',
    without:
      '<p><a href="{site}en/puzzles/" target="_blank" rel="noopener">Puzzles · 残局题</a></p>',
  },
  {
    folder: 'daily/',
    element: '<duke-daily></duke-daily>',
    title: 'The daily puzzle in a frame',
    description: 'Today’s puzzle for other sites’ pages. 供其他网站嵌入的每日一题。',
    without:
      '<p><a href="{site}en/daily/" target="_blank" rel="noopener">Daily puzzle · 每日一题</a></p>',
  },
];

/**
 * Writes all frame pages and their style sheet.
 * @param directory the folder `embed/v1` of a built site
 * @param ids the puzzles' ids
 */
export function writeFrames(directory: string, ids: readonly string[]): void {
  for (const frame of [...FRAMES, ...ids.map(puzzleFrame)]) {
    mkdirSync(join(directory, frame.folder), { recursive: true });
    writeFileSync(join(directory, frame.folder, 'index.html'), page(frame));
  }
  copyFileSync('src/styles/embed-frame.css', join(directory, 'frame.css'));
}
