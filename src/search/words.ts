// How words are compared in every search of the site, and which say nothing.

/** How texts are compared: small letters, plain quotes, one kind of space, no space between Chinese and Latin letters. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '');

/** Words that say nothing about what is asked. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a am an and are at be by can could do does for from i if in is it may me must my of on or should that the then ' +
    'there to what when while why how with you your ' +
    '能 能不能 可 可以 可不可以 吗 呢 么 的 了 时 时候 在 是 是不是 有 会 会不会 我 你 和 怎么 怎样 什么 为什么 如果'
  ).split(' '),
);
