import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

export type Run = { text: string; script: 'hebrew' | 'latin' };

/** PDF lays characters left to right: a line comes back in visual order, cut where the font has to change. */
export const visualRuns = (line: string): Run[] => {
  const levels = bidi.getEmbeddingLevels(line, 'rtl');
  const characters = [...line];
  for (const [start, end] of bidi.getReorderSegments(line, levels)) characters.splice(start, end - start + 1, ...characters.slice(start, end + 1).reverse());
  const runs: Run[] = [];
  for (const character of characters) {
    const script = /[\u0590-\u05FF\u20AA]/.test(character) ? 'hebrew' : 'latin';
    const last = runs.at(-1);
    if (last && (last.script === script || character === ' ')) last.text += character;
    else runs.push({ text: character, script });
  }
  return runs;
};
