import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

export type Run = { text: string; script: 'hebrew' | 'latin' };

/**
 * Splits a line into runs for PDF, which lays them left to right: they are in visual order, cut where the font has to
 * change. Within a Hebrew run the letters stay in reading order, since the font engine reverses them itself; it lays words
 * one after another from the left, so a run is never longer than a word.
 */
export const visualRuns = (line: string): Run[] => {
  const levels = bidi.getEmbeddingLevels(line, 'rtl');
  const characters = [...line];
  for (const [start = 0, end = 0] of bidi.getReorderSegments(line, levels))
    characters.splice(start, end - start + 1, ...characters.slice(start, end + 1).reverse());
  const runs: Run[] = [];
  for (const character of characters) {
    const script = /[\u0590-\u05FF\u20AA]/.test(character) ? 'hebrew' : 'latin';
    const last = runs.at(-1);
    if (last?.script === script && character !== ' ' && last.text !== ' ') last.text += character;
    else runs.push({ text: character, script });
  }
  return runs.map((run) =>
    run.script === 'hebrew' ? { ...run, text: [...run.text].reverse().join('') } : run,
  );
};
