// The puzzles of the tiny bank: a levy, a Strike, a quiet key and a longer one, from the real bank.
import type { Puzzle } from '../../src/solver/puzzle.ts';

export const tinyPuzzles: readonly Puzzle[] = [
  {
    id: 'h57w',
    position: '1pdf2/1D4/2g~3/m~5/r~2F~2/2PF~2 d PKWRSGTMA f2pkwstcbnal 2',
    n: 2,
    key: '@',
    ending: 'capture',
    themes: ['levy', 'quiet-key', 'final-command'],
    difficulty: 1670,
    source: {
      kind: 'self-play',
      start: '2df2/2f3/6/6/2F3/2DF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0',
      actions:
        'B@b1 R@b6 b1a1 b6b3 c1b1 b3c2 F@c1 c2a1 C@b2 P@b6 b2c2 c5d5 N@b2 M@c5 d1d2 c5a3 c2c4 d5c4 b2c2 a1b3 P@b2 b3b2 L@a1 G@c5 c2c4 c5c4 c1d1 b2a1 P@c1 a1a2 b1b5',
    },
    added: '2026-11-30',
  },
  {
    id: 'ydg6',
    position: '1fdf2/6/2b~F~2/1p4/2L~3/2PDF1 d F2PKWRSGTCMBNA f2pkwrsgtcmnal 5',
    n: 2,
    key: 'c4*c2',
    ending: 'capture',
    themes: ['strike', 'capture-key', 'discovered-attack', 'flip-matters'],
    difficulty: 1060,
    source: {
      kind: 'self-play',
      start: '1fdf2/6/6/6/3F2/3DF1 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0',
      actions: 'P@c1 P@c5 d2d3 c5b4 L@d2 B@c5 d3e4 c5c4 e4d4 b4b3 d2c2',
    },
    added: '2026-11-30',
  },
  {
    id: 'mtrs',
    position: '1pdf2/3w2/2f~3/6/4L~1/2KF~D~F~ d F3PWRSGTCMBNA f2pkrsgtcmbnal 5',
    n: 3,
    key: 'd5d4',
    ending: 'capture',
    themes: ['move', 'quiet-key'],
    difficulty: 1630,
    source: {
      kind: 'self-play',
      start: '2df2/2f3/6/6/3F2/3DF1 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0',
      actions: 'K@c1 W@b6 e1f1 b6b5 L@e1 P@b6 e1e2 b5d5 d1e1 c5c4 d2d1',
    },
    added: '2026-11-30',
  },
  {
    id: 'kf9g',
    position: '2fds1/6/6/K3r~1/2Tf2/1FDF2 d 3PWRSGCMBNAL f3pkwgtcmbnal 0',
    n: 4,
    key: 'd2c2',
    ending: 'capture',
    themes: ['move', 'capture-key', 'discovered-attack'],
    difficulty: 1860,
    source: {
      kind: 'self-play',
      start: '2fd2/3f2/6/6/6/1FDF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0',
      actions: 'K@c2 S@e6 c2b4 d5d4 F@c2 R@d5 b4a3 d5e3 c2d2 d4d2 T@c2',
    },
    added: '2026-11-30',
  },
];
