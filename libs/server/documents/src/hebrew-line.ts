import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

export type Script = 'hebrew' | 'latin' | 'cyrillic' | 'arabic';
export type Direction = 'rtl' | 'ltr';
export type Run = { text: string; script: Script };

/** Isolates order a line and have no glyph. */
const INVISIBLE = /[\u2066-\u2069]/;

const SCRIPTS: [Script, RegExp][] = [
  ['hebrew', /[\u0590-\u05FF\u20AA]/],
  ['cyrillic', /[\u0400-\u045F\u0490\u0491\u04B0\u04B1\u2116]/],
  ['arabic', /[\u0600-\u065F\u066A-\u06EF\u06FA-\u06FF]/],
];
const scriptOf = (character: string): Script =>
  SCRIPTS.find(([, letters]) => letters.test(character))?.[0] ?? 'latin';

/**
 * Splits a line into runs for PDF, which lays them left to right: they are in visual order, cut where the font has to
 * change. Within a Hebrew or Arabic run the letters stay in reading order, since the font engine reverses them itself; it lays words
 * one after another from the left, so a run is never longer than a word.
 */
export const visualRuns = (line: string, direction: Direction = 'rtl'): Run[] => {
  const levels = bidi.getEmbeddingLevels(line, direction);
  const characters = [...line];
  // brackets of a line from right to left look the other way
  for (const [at, mirrored] of bidi.getMirroredCharactersMap(line, levels.levels)) characters[at] = mirrored;
  for (const [start = 0, end = 0] of bidi.getReorderSegments(line, levels))
    characters.splice(start, end - start + 1, ...characters.slice(start, end + 1).reverse());
  const runs: Run[] = [];
  for (const character of characters) {
    if (INVISIBLE.test(character)) continue;
    const script = scriptOf(character);
    const last = runs.at(-1);
    if (last?.script === script && character !== ' ' && last.text !== ' ') last.text += character;
    else runs.push({ text: character, script });
  }
  return runs.map((run) =>
    run.script === 'hebrew' || run.script === 'arabic'
      ? { ...run, text: [...run.text].reverse().join('') }
      : run,
  );
};
