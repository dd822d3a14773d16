/** Lines of a text, and the size at which they fit. */
export type FittedText = { lines: string[]; size: number; truncated: boolean };
type Room = {
  width: number;
  mostLines: number;
  /** Tried in order, largest first. */
  sizes: readonly number[];
};

/**
 * Breaks a text between words at the largest size at which it fits; at the smallest, words too long for a line are broken,
 * and a text that still does not fit ends in an ellipsis.
 */
export const fitLines = (
  text: string,
  { width, mostLines, sizes }: Room,
  measure: (line: string, size: number) => number,
): FittedText => {
  for (const size of sizes) {
    const lines = breakBetweenWords(text, (line) => measure(line, size) <= width);
    if (lines && lines.length <= mostLines) return { lines, size, truncated: false };
  }
  const size = sizes.at(-1)!;
  const fits = (line: string) => measure(line, size) <= width;
  const lines = breakAnywhere(text, fits, mostLines + 1);
  if (lines.length <= mostLines) return { lines, size, truncated: false };
  const shown = lines.slice(0, mostLines);
  shown.push(withEllipsis(shown.pop()!, fits));
  return { lines: shown, size, truncated: true };
};

/** Undefined: a word alone is wider than a line. */
const breakBetweenWords = (text: string, fits: (line: string) => boolean): string[] | undefined => {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer;
    else if (fits(word)) lines.push(word);
    else return undefined;
  }
  return lines;
};

const breakAnywhere = (text: string, fits: (line: string) => boolean, most: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length && fits(longer)) {
      lines[lines.length - 1] = longer;
      continue;
    }
    let line = '';
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      if (lines.length >= most) return lines;
      line += character;
    }
    lines.push(line);
    if (lines.length >= most) return lines;
  }
  return lines;
};

const withEllipsis = (line: string, fits: (line: string) => boolean): string => {
  const characters = [...line];
  while (characters.length && !fits(`${characters.join('').trimEnd()}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
};
