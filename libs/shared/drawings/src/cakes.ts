import {
  box,
  circle,
  clear,
  dots,
  ellipse,
  flower,
  leaves,
  line,
  placed,
  scattered,
  shadow,
  shape,
  sprig,
  star,
  type Colour,
} from './shapes';
import { ON_PLATE, plate, tray, cup, tier, slice } from './tableware';

const macaron = (x: number, y: number, of: Colour, cream: Colour = 'cream'): string =>
  box(x - 17, y - 3, 34, 7, cream, 3) +
  shape(
    `M${x - 18} ${y - 3}Q${x - 16} ${y - 17} ${x} ${y - 17}Q${x + 16} ${y - 17} ${x + 18} ${y - 3}Z`,
    of,
  ) +
  shape(`M${x - 18} ${y + 4}Q${x - 16} ${y + 14} ${x} ${y + 14}Q${x + 16} ${y + 14} ${x + 18} ${y + 4}Z`, of);
const scoop = (x: number, y: number, of: Colour): string =>
  circle(x, y, 17, of) +
  shape(`M${x - 18} ${y + 8}q6 9 12 0q6 9 12 0q6 9 12 0v-6h-36Z`, of) +
  clear(circle(x - 6, y - 6, 4, 'paper'), 0.6);

export const cakes = {
  macarons: () =>
    shadow() +
    macaron(36, 86, 'rose') +
    macaron(78, 86, 'sage') +
    macaron(57, 54, 'violet') +
    star(94, 40, 6, 'gold'),
  'lemon-tart': () =>
    plate(
      'sage',
      circle(60, 60, 36, 'bread') +
        circle(60, 60, 31, 'lemon') +
        [
          [48, 52],
          [72, 52],
          [60, 73],
        ]
          .map(([x, y]) => slice(x!, y!, 'gold', 10))
          .join('') +
        sprig(74, 82, -30, 'leaf', 2),
    ),
  'chocolate-balls': () =>
    tray(
      [
        [28, 72],
        [50, 74],
        [72, 74],
        [94, 72],
        [40, 54],
        [61, 55],
        [82, 54],
        [51, 36],
        [71, 36],
      ]
        .map(
          ([x, y], at) =>
            circle(x!, y!, 11.5, at % 3 ? 'cocoa' : 'brown') +
            scattered(
              at + 3,
              6,
              [x!, y!, 8, 8],
              dots(1.5, ...((at % 2 ? ['pink', 'gold'] : ['cream', 'rose']) as Colour[])),
            ),
        )
        .join(''),
    ),
  pavlova: () =>
    shadow() +
    shape('M16 88Q10 66 32 64Q38 50 60 54Q84 48 90 64Q112 66 104 88Q60 104 16 88Z', 'cream') +
    shape('M28 66Q40 58 60 60Q82 56 92 66Q88 78 60 76Q32 78 28 66Z', 'paper') +
    [40, 56, 72, 84].map((x, at) => circle(x, 60 - (at % 2) * 7, 7, at % 2 ? 'wine' : 'rose')).join('') +
    scattered(5, 5, [60, 56, 26, 8], leaves(9, 'leaf')),
  pretzel: () =>
    plate(
      'peach',
      line('M60 84Q24 76 32 50Q40 32 58 52L82 82M60 84Q96 76 88 50Q80 32 62 52L38 82', 'wood', 10) +
        scattered(7, 14, ON_PLATE, dots(1.8, 'cream')) +
        line('M34 54Q40 40 54 54', 'gold', 3),
    ),
  tiramisu: () =>
    cup(
      'slate',
      ['cream', 'brown', 'cream', 'cocoa'],
      ellipse(60, 46, 22, 6, 'cocoa') +
        scattered(8, 10, [60, 45, 16, 3], dots(1.4, 'bread')) +
        placed(66, 20, 1, box(0, 0, 7, 28, 'bread', 3), 14),
    ),
  'gluten-free': () =>
    plate(
      'leaf',
      box(32, 46, 56, 32, 'cocoa', 5) +
        box(32, 46, 56, 9, 'brown', 4) +
        circle(46, 44, 6, 'rose') +
        circle(60, 42, 6, 'wine') +
        circle(74, 44, 6, 'rose') +
        placed(60, 92, 1, line('M-12 0H12', 'gold', 2) + shape('M0 -3Q6 -10 12 -3Q6 4 0 -3Z', 'gold')),
    ),
  'two-tiers': () =>
    shadow(108, 48) +
    tier(60, 70, 44, 26, 'cream', 'rose') +
    tier(60, 42, 28, 24, 'paper', 'pink') +
    flower(60, 32, 9, 'rose') +
    flower(30, 84, 6, 'violet') +
    flower(90, 86, 6, 'violet') +
    sprig(66, 34, 20, 'leaf', 2),
  'three-tiers': () =>
    shadow(110, 50) +
    tier(60, 80, 48, 22, 'mist', 'violet') +
    tier(60, 54, 34, 22, 'paper', 'lilac') +
    tier(60, 30, 21, 20, 'cream', 'gold') +
    circle(56, 18, 5, 'tomato') +
    shape('M56 14Q62 6 66 12', 'leaf') +
    [
      [34, 96],
      [60, 100],
      [86, 96],
      [44, 70],
      [76, 70],
    ]
      .map(([x, y]) => flower(x!, y!, 5, 'rose'))
      .join(''),
  'naked-cake': () =>
    shadow(106, 46) +
    [0, 1, 2]
      .map((at) => box(20, 40 + at * 20, 80, 14, 'bread', 5) + box(20, 53 + at * 20, 80, 7, 'cream', 3))
      .join('') +
    [30, 48, 66, 84].map((x, at) => circle(x, 36, 6.5, at % 2 ? 'tomato' : 'wine')).join('') +
    sprig(36, 30, -20, 'leaf', 3),
  'sweets-table': () =>
    shadow(108, 54) +
    shape('M6 80H114L106 106H14Z', 'paper') +
    shape('M6 80q9 12 18 0q9 12 18 0q9 12 18 0q9 12 18 0q9 12 18 0q9 12 18 0Z', 'pink') +
    placed(6, 32, 0.5, tier(60, 70, 44, 26, 'cream', 'rose') + tier(60, 42, 28, 24, 'paper', 'violet')) +
    macaron(88, 70, 'sage') +
    macaron(88, 44, 'peach') +
    circle(66, 72, 7, 'cocoa') +
    circle(58, 60, 7, 'brown'),
  'ice-cream': () =>
    shadow(110, 24) +
    shape('M38 58H82L60 110Z', 'bread') +
    line('M46 62L66 96M58 60L72 82M74 62L54 96M62 60L48 82', 'wood', 1.8) +
    scoop(48, 44, 'rose') +
    scoop(72, 44, 'sage') +
    scoop(60, 24, 'cream') +
    circle(60, 6, 5, 'tomato'),
  'ice-cream-cart': () =>
    shadow(110, 52) +
    box(14, 56, 82, 36, 'rose', 6) +
    box(14, 66, 82, 8, 'paper') +
    circle(32, 98, 12, 'ink') +
    circle(32, 98, 5, 'sand') +
    circle(78, 98, 12, 'ink') +
    circle(78, 98, 5, 'sand') +
    line('M96 60Q112 56 110 44', 'ink', 4) +
    line('M55 56V26', 'wood', 4) +
    shape(
      'M12 30Q55 -14 98 30q-9 9 -17.200 0q-8.600 9 -17.200 0q-8.600 9 -17.200 0q-8.600 9 -17.200 0q-8.600 9 -17.200 0q-6 6 -12 0Z',
      'orange',
    ) +
    shape('M38 30Q44 4 55 8Q66 4 72 30q-8.600 9 -17 0q-8.600 9 -17 0Z', 'cream') +
    placed(66, 36, 0.3, shape('M38 58H82L60 110Z', 'bread') + scoop(60, 44, 'sage')),
};
