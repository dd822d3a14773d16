import type { Direction, Typeface } from '@smachot/server-platform';

/** A line as outlines: `paths` start at x = 0 on the baseline. */
export type DrawnLine = { paths: string[]; width: number };

export const outlinesOf = (face: Typeface, line: string, size: number, base: Direction): DrawnLine => {
  const paths: string[] = [];
  let x = 0;
  for (const { font, run } of face.shape(line, base)) {
    const scale = size / face.fonts[font]!.unitsPerEm;
    for (const [index, glyph] of run.glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = run.positions[index]!;
      const outline = glyph.path.toSVG();
      const at = `${round(x + xOffset * scale)} ${round(-yOffset * scale)}`;
      if (outline)
        paths.push(`<path transform="translate(${at}) scale(${scale} ${-scale})" d="${outline}"/>`);
      x += xAdvance * scale;
    }
  }
  return { paths, width: x };
};

const round = (length: number): number => Math.round(length * 100) / 100;
