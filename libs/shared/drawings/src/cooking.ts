import { box, circle, clear, ellipse, flower, line, shadow, shape, steam } from './shapes';

/** Drawings of cooking equipment. */
export const cooking = {
  pot: () =>
    shadow() +
    box(6, 54, 14, 10, 'ink', 5) +
    box(100, 54, 14, 10, 'ink', 5) +
    shape('M18 46H102V84Q102 100 86 100H34Q18 100 18 84Z', 'rose') +
    shape('M14 40Q60 20 106 40V48H14Z', 'wine') +
    circle(60, 26, 6, 'gold') +
    line('M28 58Q28 82 40 90', 'paper', 4, 'opacity=".4"') +
    clear(flower(66, 72, 12, 'pink', 'gold'), 0.9) +
    steam(60, 16),
  'family-table': () =>
    shadow(104, 54) +
    box(8, 70, 104, 9, 'wood', 4) +
    line('M20 80V104M100 80V104', 'wood', 6) +
    shape('M10 70Q60 84 110 70V76Q60 92 10 76Z', 'cream') +
    ellipse(60, 64, 18, 8, 'rose') +
    ellipse(60, 61, 14, 5, 'lemon') +
    ellipse(28, 66, 10, 4, 'leaf') +
    ellipse(92, 66, 10, 4, 'violet') +
    [26, 60, 94]
      .map(
        (x) =>
          circle(x, 34, 9, 'bread') +
          shape(
            `M${x - 13} 58Q${x - 12} 44 ${x} 44Q${x + 12} 44 ${x + 13} 58Z`,
            x === 60 ? 'purple' : 'orange',
          ),
      )
      .join(''),
  smoker: () =>
    shadow(106, 50) +
    line('M30 84L22 104M90 84L98 104', 'ink', 5) +
    box(82, 12, 12, 40, 'ink', 3) +
    shape('M12 62Q12 40 60 40Q108 40 108 62V78Q108 88 60 88Q12 88 12 78Z', 'ink') +
    box(12, 60, 96, 4, 'slate') +
    circle(34, 74, 6, 'gold') +
    box(52, 70, 26, 5, 'slate', 2) +
    line('M88 8q-6 -8 2 -14', 'slate', 4) +
    shape('M40 106Q34 94 44 88Q44 96 50 92Q56 98 50 106Z', 'orange') +
    shape('M66 106Q60 94 70 88Q70 96 76 92Q82 98 76 106Z', 'orange'),
};
