import { createHash } from 'node:crypto';
import { directionOfText, type Typeface, type Typefaces } from '@smachot/server-platform';
import { fitLines } from './fit-lines';
import { outlinesOf } from './outlines';
import { CARD_SIZE, type PreviewCard } from './preview-card';

type TextLine = { text: string; size: number; face: Typeface; fill: string; gap: number };

const MARGIN = 88;
const TEXT_WIDTH = 716;
const [INK, FAINT] = ['#241B2F', '#5F5669'];
/** Ground, large circle, small circle and kicker; a card's content chooses one, so that neighbours in a chat differ. */
const PALETTES = [
  { ground: '#FFFBF5', large: '#FFE9DA', small: '#FFD3B0', accent: '#C24A0A' },
  { ground: '#FBF8FF', large: '#EDE4FB', small: '#D9C7F5', accent: '#5E2CA5' },
  { ground: '#FFFBF0', large: '#FBEFD0', small: '#FBE0A0', accent: '#8A5F00' },
] as const;
const CONFETTI = ['#E0A920', '#E8702A', '#8E63CF', '#D8547B'];

/** The product's mark, in a box of 48. */
const MARK = `<path d="M24 42C10 42 5 31 5 16C14 18 20 24 24 34C28 24 34 18 43 16C43 31 38 42 24 42Z" fill="#5E2CA5"/>
<path d="M24 40C18 31 18 20 24 9C30 20 30 31 24 40Z" fill="#E8702A"/><circle cx="9" cy="8" r="3" fill="#E0A920"/>
<circle cx="24" cy="3.5" r="2.5" fill="#D8547B"/><rect x="35" y="6" width="8" height="4" rx="1.5" transform="rotate(28 39 8)" fill="#E0A920"/>`;

/** Draws the card as SVG with outlines only: the rasterizer needs no fonts. */
export const drawCard = (card: PreviewCard, faces: Typefaces): string => {
  const { width, height } = CARD_SIZE;
  const seed = createHash('sha256').update(card.title).digest();
  const palette = PALETTES[seed[0]! % PALETTES.length]!;
  const rtl = card.direction === 'rtl';
  const artX = rtl ? 40 : width - 40;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${palette.ground}"/>
<circle cx="${artX}" cy="330" r="330" fill="${palette.large}"/><circle cx="${artX}" cy="330" r="230" fill="${palette.small}"/>
<g transform="translate(${rtl ? 46 : width - 46 - 264} 196) scale(5.5)">${MARK}</g>
${confetti(seed, rtl)}
${written(linesOf(card, palette.accent, faces), rtl)}
${brand(faces.bold, rtl)}
</svg>`;
};

const linesOf = (
  { title, kicker, detail, direction }: PreviewCard,
  accent: string,
  faces: Typefaces,
): TextLine[] => {
  const oneLine = (text: string | undefined, size: number, face: Typeface, fill: string, gap: number) => {
    const drawable = face.drawable(text ?? '');
    if (drawable === '') return [];
    const fitted = fit(drawable, face, [size], 1, direction);
    return fitted.lines.map((line) => ({ text: line, size, face, fill, gap }));
  };
  const words = faces.bold.drawable(title);
  const large = fit(words, faces.bold, [92, 80], 2, direction);
  const name = large.truncated ? fit(words, faces.bold, [66, 58, 50], 3, direction) : large;
  return [
    ...oneLine(kicker, 34, faces.bold, accent, 26),
    ...name.lines.map((text, index) => ({
      text,
      size: name.size,
      face: faces.bold,
      fill: INK,
      gap: index === name.lines.length - 1 ? 28 : name.size * 0.16,
    })),
    ...oneLine(detail, 36, faces.regular, FAINT, 0),
  ];
};

const fit = (text: string, face: Typeface, sizes: number[], mostLines: number, base: 'ltr' | 'rtl') =>
  fitLines(text, { width: TEXT_WIDTH, mostLines, sizes }, (line, size) =>
    face.width(line, size, directionOfText(text, base)),
  );

/** The block of lines, centred in the height left above the brand. */
const written = (lines: TextLine[], rtl: boolean): string => {
  const heights = lines.map(({ size, gap }, index) => size + (index === lines.length - 1 ? 0 : gap));
  let y = 270 - heights.reduce((sum, one) => sum + one, 0) / 2;
  return lines
    .map(({ text, size, face, fill }, index) => {
      // the baseline is at four fifths of a line's height
      const line = placed(face, text, size, y + size * 0.8, fill, rtl);
      y += heights[index]!;
      return line;
    })
    .join('\n');
};

const placed = (
  face: Typeface,
  text: string,
  size: number,
  y: number,
  fill: string,
  rtl: boolean,
): string => {
  const { paths, width } = outlinesOf(face, text, size, directionOfText(text, rtl ? 'rtl' : 'ltr'));
  const x = rtl ? CARD_SIZE.width - MARGIN - width : MARGIN;
  return `<g fill="${fill}" transform="translate(${x.toFixed(2)} ${y.toFixed(2)})">${paths.join('')}</g>`;
};

const brand = (bold: Typeface, rtl: boolean): string => {
  const { paths, width } = outlinesOf(bold, 'שמחות', 44, 'rtl');
  const markX = rtl ? CARD_SIZE.width - MARGIN - 56 : MARGIN;
  const wordX = rtl ? markX - 14 - width : markX + 56 + 14;
  return `<g transform="translate(${markX} 502) scale(1.1667)">${MARK}</g>
<g fill="${INK}" transform="translate(${wordX.toFixed(2)} 548)">${paths.join('')}</g>`;
};

/** Scattered by the seed over the art and the upper edge, away from the text. */
const confetti = (seed: Buffer, rtl: boolean): string =>
  Array.from({ length: 28 }, (_, index) => {
    const [a, b] = [seed[index]! / 255, seed[(index * 7 + 3) % seed.length]! / 255];
    const fromArt = index < 18 ? 20 + a * 350 : 20 + a * 1160;
    const x = rtl ? fromArt : CARD_SIZE.width - fromArt;
    const y = index < 18 ? 20 + b * 590 : 12 + b * 60;
    const fill = CONFETTI[index % CONFETTI.length]!;
    const turned = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${Math.round(a * 180)})`;
    return index % 3 === 0
      ? `<circle transform="${turned}" r="8" fill="${fill}"/>`
      : `<rect transform="${turned}" x="-11" y="-5" width="22" height="10" rx="4" fill="${fill}"/>`;
  }).join('');
