import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font, GlyphRun } from 'fontkit';
import { type Direction, runsFromLeft } from './text-runs';

/** Rubik has one file per script; the first that contains a character draws it. */
const SCRIPTS = ['hebrew', 'latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'arabic'] as const;
const filesOf = (weight: 400 | 700): string[] => [
  ...SCRIPTS.map((script) => `@fontsource/rubik/files/rubik-${script}-${weight}-normal.woff`),
  `@fontsource/noto-emoji/files/noto-emoji-emoji-${weight}-normal.woff`,
];

/** The last font; a space of it would be as wide as an emoji. */
const EMOJI = SCRIPTS.length;

/** Characters of one font and direction, in the order they are read, with their glyphs from left to right. */
export type ShapedPiece = {
  text: string;
  direction: Direction;
  /** Its place among the typeface's fonts. */
  font: number;
  /** In units of the font. */
  run: GlyphRun;
};

/** Shaped pieces that are remembered: a line is measured, sometimes twice, and then drawn. */
const MOST_KEPT = 2000;

/** One weight of the product's typeface: every text on a picture or in a PDF is ordered, mirrored and joined here. */
export class Typeface {
  /** The font of each character that was asked for, -1 for none. */
  private readonly found = new Map<string, number>();
  private readonly kept = new Map<string, GlyphRun>();

  private constructor(readonly fonts: readonly Font[]) {}

  private static async load(weight: 400 | 700): Promise<Typeface> {
    // loaded with the first text: a process that draws none starts sooner
    const { create } = await import('fontkit');
    const { resolve } = createRequire(path.resolve('package.json'));
    const fonts = filesOf(weight).map(async (file) =>
      readable(create(await readFile(resolve(file))) as Font),
    );
    return new Typeface(await Promise.all(fonts));
  }

  /** Both weights, read from their files once in a process. */
  static both(): Promise<Typefaces> {
    loaded ??= Promise.all([Typeface.load(400), Typeface.load(700)]).then(([regular, bold]) => ({
      regular,
      bold,
    }));
    return loaded;
  }

  /** The text without characters that no font has, its spaces made single. */
  drawable(text: string): string {
    const kept = [...text.normalize('NFC')].map((sign) =>
      /\s/.test(sign) || this.fontOf(sign) !== undefined ? sign : ' ',
    );
    return kept.join('').replace(/\s+/g, ' ').trim();
  }

  /** The pieces of a line from left to right. Characters that no font has are left out. */
  shape(line: string, base: Direction): ShapedPiece[] {
    return runsFromLeft(line.normalize('NFC').replace(/\s/g, ' '), base)
      .flatMap(({ text, direction }) => this.byFont(text, direction))
      .map((piece) => ({ ...piece, run: this.runOf(piece) }));
  }

  /** The glyphs of a piece; shared, so not to be changed. */
  runOf({ font, text, direction }: Omit<ShapedPiece, 'run'>): GlyphRun {
    const key = `${font} ${direction} ${text}`;
    const run =
      this.kept.get(key) ?? this.fonts[font]!.layout(text, undefined, undefined, undefined, direction);
    // a long table has new words on every page
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(key, run);
    return run;
  }

  /** How wide a piece is at a size. */
  widthOf({ font, run }: ShapedPiece, size: number): number {
    return (run.advanceWidth / this.fonts[font]!.unitsPerEm) * size;
  }

  width(line: string, size: number, base: Direction): number {
    return this.shape(line, base).reduce((sum, piece) => sum + this.widthOf(piece, size), 0);
  }

  /** Splits a run from left to right into pieces of one font each; spaces and marks stay with the piece before them. */
  private byFont(run: string, direction: Direction): Omit<ShapedPiece, 'run'>[] {
    const pieces: Omit<ShapedPiece, 'run'>[] = [];
    for (const character of run) {
      const last = pieces.at(-1);
      const follows =
        last && /[ \p{M}]/u.test(character) && last.font !== EMOJI && this.has(last.font, character);
      const font = follows ? last.font : this.fontOf(character);
      if (font === undefined) continue;
      if (last?.font === font) last.text += character;
      else pieces.push({ font, text: character, direction });
    }
    return direction === 'rtl' ? pieces.reverse() : pieces;
  }

  private has(font: number, character: string): boolean {
    return this.fonts[font]!.hasGlyphForCodePoint(character.codePointAt(0)!);
  }

  private fontOf(character: string): number | undefined {
    let font = this.found.get(character);
    if (font === undefined) {
      font = this.fonts.findIndex((_, at) => this.has(at, character));
      this.found.set(character, font);
    }
    return font === -1 ? undefined : font;
  }
}

/**
 * A font remembers each glyph with the characters it first stood for: none, where it was first a part of another letter (the bowl of ض is
 * ص). A PDF takes from there what its text is read as, so a glyph learns them when it is a letter itself.
 */
const readable = (font: Font): Font => {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints) => {
    const glyph = getGlyph(id, codePoints);
    if (codePoints?.length && !glyph.codePoints?.length) glyph.codePoints = codePoints;
    return glyph;
  };
  return font;
};

export type Typefaces = { regular: Typeface; bold: Typeface };
let loaded: Promise<Typefaces> | undefined;
