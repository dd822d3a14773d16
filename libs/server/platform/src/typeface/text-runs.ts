import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

export type Direction = 'ltr' | 'rtl';
/** Characters of one direction, in the order they are read. */
export type TextRun = { text: string; direction: Direction };

const STRONG_RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const STRONG = /\p{L}/u;

/** bidi-js reads half a character at a time, and would take the halves of an emoji for letters from left to right. */
const EMOJI = /(?!\p{L})[\u{10000}-\u{10FFFF}]/gu;
const OBJECT = '\uFFFC\uFFFC';

/** Direction of a text by its first letter, as in browsers' `dir="auto"`; a text without letters follows `otherwise`. */
export const directionOfText = (text: string, otherwise: Direction): Direction => {
  const first = STRONG.exec(text)?.[0];
  if (first === undefined) return otherwise;
  return STRONG_RTL.test(first) ? 'rtl' : 'ltr';
};

/**
 * The runs of a line from left to right (Unicode bidirectional algorithm). The characters within a run keep the order of
 * reading, with brackets mirrored: the shaping engine reverses right-to-left glyphs itself.
 */
export const runsFromLeft = (line: string, base: Direction): TextRun[] => {
  const { levels } = bidi.getEmbeddingLevels(line.replace(EMOJI, OBJECT), base);
  const runs: (TextRun & { level: number })[] = [];
  for (const [index, character] of [...indexed(line)]) {
    const level = levels[index] ?? 0;
    const direction = level % 2 ? 'rtl' : 'ltr';
    const shown = direction === 'rtl' ? (bidi.getMirroredCharacter(character) ?? character) : character;
    const last = runs.at(-1);
    if (last?.level === level) last.text += shown;
    else runs.push({ text: shown, direction, level });
  }
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level >= 1; level--) reverseFrom(runs, level);
  return runs.map(({ text, direction }) => ({ text, direction }));
};

/** Rule L2: every sequence of runs at `level` or above is reversed in place. */
const reverseFrom = (runs: { level: number }[], level: number): void => {
  for (let start = 0; start < runs.length; start++) {
    let end = start;
    while (end < runs.length && runs[end]!.level >= level) end++;
    if (end - start > 1) runs.splice(start, end - start, ...runs.slice(start, end).reverse());
    start = end;
  }
};

/** Code points with their index in UTF-16, which is how the levels are counted. */
function* indexed(line: string): Iterable<[number, string]> {
  let index = 0;
  for (const character of line) {
    yield [index, character];
    index += character.length;
  }
}
