import {
  box,
  circle,
  ellipse,
  flower,
  leaves,
  line,
  placed,
  scattered,
  shadow,
  shape,
  type Colour,
} from './shapes';

const roses = (
  seed: number,
  count: number,
  area: readonly [number, number, number, number],
  ...of: Colour[]
): string =>
  scattered(seed, count, area, (x, y, turn, at) =>
    at % 3
      ? flower(x, y, 8, of[at % of.length]!)
      : placed(x, y, 1, shape('M0 0Q8 -6 18 0Q8 6 0 0Z', 'leaf'), turn),
  );

export const canopy = (of: Colour, ...flowers: Colour[]): string =>
  shadow(108, 48) +
  line('M20 20V106M100 20V106', 'wood', 5) +
  shape('M14 20Q60 4 106 20L100 34Q60 22 20 34Z', of) +
  shape('M20 30Q32 60 22 92V34ZM100 30Q88 60 98 92V34Z', of, 'opacity=".75"') +
  roses(6, 13, [60, 18, 44, 6], ...flowers);

const vase = (of: Colour): string =>
  shape('M44 70Q36 88 48 106H72Q84 88 76 70Z', of) + line('M48 78Q46 90 52 98', 'paper', 3, 'opacity=".6"');

export const flowers = {
  'wild-flowers': () =>
    shadow(108, 28) +
    line('M48 74Q40 50 28 40M60 74V26M70 74Q82 52 92 38M54 74Q50 50 46 22M66 74Q72 48 78 20', 'leaf', 2.5) +
    flower(28, 38, 11, 'violet') +
    flower(60, 22, 12, 'orange') +
    flower(92, 36, 11, 'rose') +
    flower(44, 20, 8, 'lemon', 'orange') +
    flower(80, 18, 8, 'paper') +
    vase('sand'),
  'white-green': () =>
    shadow(108, 28) +
    scattered(3, 22, [60, 42, 42, 28], leaves(20, 'leaf', 'sage')) +
    [
      [40, 44],
      [62, 30],
      [82, 46],
      [60, 54],
    ]
      .map(([x, y]) => flower(x!, y!, 12, 'paper', 'lemon'))
      .join('') +
    vase('mist'),
  roses: () =>
    shadow(108, 28) +
    scattered(5, 14, [60, 44, 44, 28], leaves(18, 'leaf')) +
    [
      [36, 46, 'rose'],
      [60, 30, 'pink'],
      [84, 46, 'rose'],
      [48, 60, 'tomato'],
      [73, 60, 'pink'],
    ]
      .map(
        ([x, y, of]) =>
          circle(Number(x), Number(y), 14, of as Colour) +
          line(`M${Number(x) - 6} ${y}q6 -9 12 0q-5 8 -10 2`, 'wine', 2),
      )
      .join('') +
    vase('purple'),
  aisle: () =>
    shape('M44 14H76L112 110H8Z', 'cream') +
    [20, 44, 68, 92]
      .map(
        (y, at) =>
          flower(40 - at * 8, y, 6 + at * 1.4, at % 2 ? 'rose' : 'violet') +
          flower(80 + at * 8, y, 6 + at * 1.4, at % 2 ? 'violet' : 'rose'),
      )
      .join('') +
    scattered(8, 16, [60, 72, 26, 34], leaves(6, 'pink')),
  arch: () =>
    shadow(108, 50) +
    line('M18 106V56A42 42 0 0 1 102 56V106', 'wood', 6) +
    roses(9, 12, [24, 70, 12, 34], 'rose', 'peach') +
    roses(12, 18, [60, 20, 40, 12], 'rose', 'orange', 'pink') +
    roses(15, 9, [98, 66, 10, 30], 'violet', 'pink'),
  'canopy-of-flowers': () =>
    canopy('cream', 'rose', 'violet', 'orange') +
    placed(
      36,
      66,
      0.42,
      shadow(108, 28) +
        scattered(5, 14, [60, 44, 44, 28], leaves(18, 'leaf')) +
        flower(44, 44, 15, 'rose') +
        flower(74, 44, 15, 'orange') +
        vase('purple'),
    ),
  centrepiece: () =>
    shadow(104, 54) +
    ellipse(60, 92, 56, 14, 'paper') +
    ellipse(60, 90, 50, 11, 'mist') +
    roses(21, 16, [60, 52, 34, 20], 'orange', 'peach', 'rose') +
    shape('M44 66L52 92H68L76 66Z', 'gold') +
    [24, 96]
      .map(
        (x) =>
          box(x - 3, 58, 6, 30, 'cream', 2) +
          shape(`M${x} 46Q${x + 6} 54 ${x} 58Q${x - 6} 54 ${x} 46Z`, 'orange'),
      )
      .join(''),
  bouquet: () =>
    shape('M48 60L40 112Q60 118 80 112L72 60Z', 'leaf') +
    box(44, 72, 32, 12, 'rose', 4) +
    scattered(2, 12, [60, 40, 42, 30], leaves(18, 'leaf', 'sage')) +
    roses(31, 20, [60, 38, 34, 26], 'pink', 'rose', 'lilac'),
};
