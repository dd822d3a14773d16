import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'fontkit';
import { type Direction, runsFromLeft } from './text-runs';

/** Rubik has one file per script; the first that contains a character draws it. */
const SCRIPTS = ['hebrew', 'latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'arabic'] as const;

/** A line as outlines: `paths` start at x = 0 on the baseline. */
export type DrawnLine = { paths: string[]; width: number };

/** One weight of the product's typeface, as glyph outlines. */
export class Typeface {
  private constructor(private readonly fonts: Font[]) {}

  static async load(weight: 400 | 700): Promise<Typeface> {
    // loaded with the first picture: a process that draws none starts sooner
    const { create } = await import('fontkit');
    const { resolve } = createRequire(path.resolve('package.json'));
    const files = SCRIPTS.map((script) =>
      resolve(`@fontsource/rubik/files/rubik-${script}-${weight}-normal.woff`),
    );
    return new Typeface(await Promise.all(files.map(async (file) => create(await readFile(file)) as Font)));
  }

  /** The text without characters that no font has (emoji and their joiners), its spaces made single. */
  drawable(text: string): string {
    const kept = [...text.normalize('NFC')].map((sign) =>
      /\s/.test(sign) || this.fontOf(sign) ? sign : ' ',
    );
    return kept.join('').replace(/\s+/g, ' ').trim();
  }

  width(line: string, size: number, base: Direction): number {
    return this.draw(line, size, base).width;
  }

  draw(line: string, size: number, base: Direction): DrawnLine {
    const paths: string[] = [];
    let x = 0;
    for (const { text, direction } of runsFromLeft(line, base))
      for (const piece of this.byFont(text, direction)) {
        const scale = size / piece.font.unitsPerEm;
        const { glyphs, positions } = piece.font.layout(
          piece.text,
          undefined,
          undefined,
          undefined,
          direction,
        );
        for (const [index, glyph] of glyphs.entries()) {
          const { xAdvance, xOffset, yOffset } = positions[index]!;
          const outline = glyph.path.toSVG();
          const at = `${round(x + xOffset * scale)} ${round(-yOffset * scale)}`;
          if (outline)
            paths.push(`<path transform="translate(${at}) scale(${scale} ${-scale})" d="${outline}"/>`);
          x += xAdvance * scale;
        }
      }
    return { paths, width: x };
  }

  /** Splits a run from left to right into pieces of one font each; a space stays with the preceding piece. */
  private byFont(run: string, direction: Direction): { font: Font; text: string }[] {
    const pieces: { font: Font; text: string }[] = [];
    for (const character of run) {
      const last = pieces.at(-1);
      const font = (character === ' ' && last?.font) || this.fontOf(character) || this.fonts[0]!;
      if (last?.font === font) last.text += character;
      else pieces.push({ font, text: character });
    }
    return direction === 'rtl' ? pieces.reverse() : pieces;
  }

  private fontOf(character: string): Font | undefined {
    return this.fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0)!));
  }
}

const round = (length: number): number => Math.round(length * 100) / 100;
