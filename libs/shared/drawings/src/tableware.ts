import { box, circle, clear, ellipse, line, shadow, shape, type Colour } from './shapes';

/** Everything here stands in a box of 120 by 120. */
export const bowl = (of: Colour, content: Colour, inside = ''): string =>
  shadow() +
  shape('M14 58Q18 100 60 100Q102 100 106 58Z', of) +
  ellipse(60, 58, 46, 22, of) +
  ellipse(60, 57, 40, 17, content) +
  inside +
  line('M24 72Q30 90 46 95', 'paper', 3, 'opacity=".5"');
/** The ellipse of a bowl's content. */
export const INSIDE = [60, 57, 34, 12] as const;

export const plate = (rim: Colour, inside: string): string =>
  ellipse(60, 66, 54, 50, 'ink', 'opacity=".12"') +
  circle(60, 60, 52, 'paper') +
  circle(60, 60, 50, rim) +
  circle(60, 60, 40, 'paper') +
  inside;
export const ON_PLATE = [60, 60, 32, 32] as const;

export const board = (inside: string): string =>
  shadow(100, 52) +
  box(8, 30, 92, 66, 'wood', 12) +
  box(98, 54, 18, 16, 'wood', 7) +
  circle(108, 62, 3, 'cream') +
  box(14, 36, 80, 54, 'bread', 9) +
  inside;

export const tray = (inside: string): string =>
  shadow(98, 54) + ellipse(60, 82, 56, 14, 'slate') + ellipse(60, 79, 56, 14, 'lilac') + inside;

export const cup = (of: Colour, layers: readonly Colour[], top: string): string => {
  const height = 52 / layers.length;
  return (
    shadow(106, 30) +
    clear(shape('M34 40L42 104H78L86 40Z', 'sky'), 0.6) +
    layers.map((layer, at) => box(41, 48 + at * height, 38, height + 0.5, layer, 2)).join('') +
    line('M34 40L42 104H78L86 40', of, 2.5) +
    top
  );
};

/** Glasses. `liquid` is the drink, `garnish` the decoration on the rim. */
export const tumbler = (liquid: Colour, garnish = ''): string =>
  shadow(106, 32) +
  clear(shape('M32 30L38 104H82L88 30Z', 'sky'), 0.65) +
  shape('M34.500 52L38.500 101H81.500L85.500 52Z', liquid) +
  clear(
    box(44, 56, 15, 15, 'paper', 3, 'transform="rotate(12 51 63)"') +
      box(60, 66, 15, 15, 'paper', 3, 'transform="rotate(-14 67 73)"'),
    0.55,
  ) +
  line('M32 30L38 104H82L88 30', 'slate', 2.5) +
  garnish;
export const highball = (liquid: Colour, garnish = ''): string =>
  shadow(108, 26) +
  clear(box(40, 18, 40, 88, 'sky', 5), 0.65) +
  box(42, 36, 36, 68, liquid, 4) +
  clear(
    box(47, 42, 12, 12, 'paper', 3) + box(60, 58, 12, 12, 'paper', 3) + box(48, 74, 12, 12, 'paper', 3),
    0.5,
  ) +
  line('M40 18V102Q40 106 44 106H76Q80 106 80 102V18', 'slate', 2.5) +
  garnish;
export const coupe = (liquid: Colour, garnish = ''): string =>
  shadow(108, 26) +
  shape('M22 34Q26 68 60 68Q94 68 98 34Z', liquid) +
  ellipse(60, 34, 38, 8, 'cream') +
  line('M60 68V104M42 106H78', 'slate', 3) +
  line('M22 34Q26 68 60 68Q94 68 98 34', 'slate', 2.5) +
  garnish;
export const balloon = (liquid: Colour, garnish = ''): string =>
  shadow(110, 24) +
  clear(shape('M36 14Q24 66 60 68Q96 66 84 14Z', 'sky'), 0.6) +
  shape('M32.500 38Q32 66 60 66Q88 66 87.500 38Z', liquid) +
  line('M36 14Q24 66 60 68Q96 66 84 14M60 68V106M44 108H76', 'slate', 2.8) +
  garnish;

/** A cake of one tier, its middle at `x`. */
export const tier = (x: number, y: number, rx: number, height: number, of: Colour, icing: Colour): string => {
  const drips = Array.from({ length: 5 }, (_, at) => {
    const from = x - rx + (at * 2 * rx) / 5;
    return `q${rx / 5} ${at % 2 ? 14 : 8} ${(2 * rx) / 5} 0${from ? '' : ''}`;
  }).join('');
  return (
    shape(`M${x - rx} ${y}V${y + height}Q${x} ${y + height + rx / 3} ${x + rx} ${y + height}V${y}Z`, of) +
    shape(`M${x - rx} ${y}v5${drips}v-5Z`, icing) +
    ellipse(x, y, rx, rx / 4.5, icing)
  );
};

/** A slice of a lemon, an orange or a grapefruit. */
export const slice = (x: number, y: number, of: Colour, r = 11): string =>
  circle(x, y, r, of) +
  circle(x, y, r - 2.5, 'cream') +
  line(`M${x - r + 4} ${y}H${x + r - 4}M${x} ${y - r + 4}V${y + r - 4}`, of, 1.6);
