import { box, circle, dots, flower, line, placed, scattered, shadow, shape, type Colour } from './shapes';

import { canopy } from './flowers';
const chair = (x: number, of: Colour): string =>
  placed(x, 60, 1, line('M0 0V40M18 18V40M0 20H18', of, 4) + box(-2, 18, 22, 5, of, 2));
const oak = (): string =>
  shadow(108, 40) +
  shape('M54 106Q58 80 52 60H68Q64 80 70 106Z', 'brown') +
  circle(60, 38, 32, 'leaf') +
  circle(34, 50, 20, 'leaf') +
  circle(86, 50, 20, 'leaf') +
  circle(48, 34, 16, 'sage') +
  circle(76, 42, 13, 'sage') +
  scattered(4, 9, [60, 44, 34, 20], dots(2.2, 'gold', 'lemon'));
const window = (x: number): string =>
  box(x, 10, 34, 80, 'ink', 3) +
  box(x + 3, 13, 13, 22, 'sky') +
  box(x + 18, 13, 13, 22, 'sky') +
  box(x + 3, 38, 13, 22, 'sand') +
  box(x + 18, 38, 13, 22, 'sky') +
  box(x + 3, 63, 13, 24, 'sky') +
  box(x + 18, 63, 13, 24, 'sand');
const bulbs = (y: number): string =>
  line(`M0 ${y}Q60 ${y + 22} 120 ${y}`, 'ink', 2) +
  [12, 36, 60, 84, 108].map((x) => circle(x, y + 14 - Math.abs(x - 60) / 7, 5, 'gold')).join('');

export const places = {
  'oak-canopy': () => placed(0, 0, 1, oak()) + placed(34, 46, 0.5, canopy('paper', 'rose', 'pink')),
  oak,
  canopy: () => canopy('paper', 'rose', 'pink'),
  'water-canopy': () =>
    canopy('sky', 'paper', 'lilac') +
    shape(
      'M4 104q9 -7 18.700 0q9 7 18.700 0q9 -7 18.700 0q9 7 18.700 0q9 -7 18.700 0q9 7 18.700 0V118H4Z',
      'sky',
    ) +
    line('M20 112h18M60 114h22', 'paper', 2.5),
  parking: () =>
    shadow(106, 40) +
    box(22, 14, 76, 76, 'purple', 16) +
    shape('M46 76V30H64Q80 30 80 45Q80 60 64 60H56V76ZM56 40V50H63Q69 50 69 45Q69 40 63 40Z', 'paper') +
    box(56, 90, 8, 16, 'slate'),
  'dressing-room': () =>
    shadow(108, 40) +
    box(30, 8, 60, 98, 'gold', 30) +
    box(36, 14, 48, 86, 'sky', 24) +
    line('M46 34L70 22M46 50L78 34', 'paper', 4) +
    placed(
      66,
      62,
      1,
      shape('M0 40L10 12Q4 6 8 0H20Q24 6 18 12L28 40Q14 46 0 40Z', 'paper') + line('M10 14H18', 'rose', 2),
    ),
  generator: () =>
    shadow(104, 50) +
    box(12, 40, 96, 56, 'orange', 8) +
    [24, 38, 52].map((x) => box(x, 52, 6, 30, 'brown', 3)).join('') +
    shape('M88 46L72 72H82L76 92L98 64H87Z', 'lemon') +
    box(24, 28, 34, 12, 'slate', 4),
  chairs: () => chair(14, 'wood') + chair(50, 'purple') + chair(86, 'wood') + bulbs(8),
  'late-hours': () =>
    shadow(108, 36) +
    circle(60, 58, 44, 'ink') +
    circle(60, 58, 38, 'cream') +
    line('M60 58V32M60 58L78 68', 'purple', 5) +
    [0, 1, 2, 3]
      .map((at) => circle(60 + Math.cos(at * 1.571) * 31, 58 + Math.sin(at * 1.571) * 31, 3, 'gold'))
      .join('') +
    shape('M98 6A15 15 0 1 0 114 24A12 12 0 0 1 98 6Z', 'gold'),
  loft: () => window(4) + window(43) + window(82) + box(0, 94, 120, 8, 'wood') + bulbs(0),
  'loft-table': () =>
    bulbs(6) +
    box(10, 72, 100, 8, 'wood', 4) +
    line('M24 80V106M96 80V106', 'ink', 4) +
    [26, 60, 94]
      .map(
        (x, at) =>
          box(x - 3, 54, 6, 18, 'lilac', 2) + flower(x, 48, 9, (['rose', 'gold', 'violet'] as const)[at]!),
      )
      .join(''),
};
