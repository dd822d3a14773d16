import {
  box,
  circle,
  clear,
  dots,
  ellipse,
  leaves,
  line,
  placed,
  scattered,
  shadow,
  shape,
  sprig,
  star,
} from './shapes';
import { balloon, coupe, highball, tumbler, slice } from './tableware';

export const drinks = {
  'gin-basil': () => tumbler('sage', sprig(66, 30, -50, 'leaf', 3) + slice(36, 30, 'gold')),
  mojito: () =>
    highball(
      'sky',
      scattered(3, 9, [60, 74, 14, 26], leaves(11, 'leaf')) +
        sprig(64, 22, -70, 'leaf', 3) +
        line('M70 8L58 96', 'rose', 3),
    ),
  'arak-grapefruit': () => tumbler('pink', slice(84, 30, 'rose', 14) + line('M50 12L58 92', 'gold', 3)),
  'espresso-martini': () =>
    coupe(
      'cocoa',
      [52, 60, 68]
        .map((x, at) => placed(x, 33 - (at % 2) * 2, 1, ellipse(0, 0, 4, 2.4, 'brown'), 20))
        .join(''),
    ),
  'passion-spritz': () =>
    balloon(
      'orange',
      slice(86, 18, 'lemon', 13) + scattered(4, 10, [60, 52, 20, 9], dots(1.6, 'ink', 'lemon')),
    ),
  mocktail: () =>
    balloon(
      'rose',
      line('M74 2L60 60', 'leaf', 3) +
        circle(40, 16, 8, 'tomato') +
        shape('M40 8Q48 -2 56 4', 'leaf') +
        scattered(9, 6, [60, 52, 20, 8], dots(3, 'pink')),
    ),
  whisky: () =>
    shadow(104, 34) +
    clear(box(30, 44, 60, 58, 'sky', 5), 0.6) +
    box(32, 68, 56, 32, 'gold', 4) +
    placed(46, 62, 1, box(0, 0, 20, 20, 'cream', 3), 12) +
    line('M30 44V97Q30 102 35 102H85Q90 102 90 97V44', 'slate', 3) +
    line('M40 76V92', 'paper', 3, 'opacity=".6"'),
  beer: () =>
    shadow(106, 36) +
    line('M84 50Q108 48 106 70Q104 90 84 86', 'slate', 7) +
    box(28, 34, 56, 70, 'gold', 7) +
    line('M42 56V92M56 56V92M70 56V92', 'lemon', 4) +
    shape('M24 40Q22 24 38 26Q46 12 60 20Q78 14 80 28Q94 32 86 44Q70 52 24 40Z', 'cream'),
  lemonade: () =>
    shadow(108, 36) +
    line('M86 46Q108 46 106 68Q104 84 86 82', 'slate', 5) +
    shape('M28 24H88L84 104H34Z', 'lemon') +
    shape('M28 24H88L87 40H30Z', 'sky') +
    slice(46, 60, 'gold', 11) +
    slice(70, 78, 'gold', 11) +
    scattered(6, 4, [58, 52, 18, 14], leaves(12, 'leaf')) +
    line('M28 24H88L84 104H34Z', 'slate', 2.5),
  wine: () =>
    shadow(108, 40) +
    shape('M30 20H46V42Q58 50 58 64V100Q58 106 52 106H24Q18 106 18 100V64Q18 50 30 42Z', 'wine') +
    box(29, 8, 18, 14, 'gold', 3) +
    box(20, 66, 36, 24, 'cream', 2) +
    line('M28 78H48', 'wine', 2) +
    placed(56, 30, 0.62, balloon('tomato')),
  'cocktail-bar': () =>
    shadow(110, 54) +
    box(8, 22, 104, 5, 'wood', 2) +
    [18, 36, 54, 72, 90]
      .map(
        (x, at) =>
          box(x, 4, 10, 18, (['leaf', 'orange', 'wine', 'gold', 'violet'] as const)[at]!, 3) +
          box(x + 3, -2, 4, 7, 'ink', 1),
      )
      .join('') +
    box(4, 70, 112, 10, 'wood', 4) +
    box(10, 80, 100, 28, 'purple', 4) +
    line('M26 84V104M46 84V104M66 84V104M86 84V104', 'violet', 3) +
    placed(14, 38, 0.32, coupe('rose')) +
    placed(44, 34, 0.34, tumbler('sage')) +
    placed(76, 36, 0.34, balloon('orange')),
  barman: () =>
    shadow(110, 40) +
    circle(60, 26, 15, 'bread') +
    shape('M45 22Q46 6 60 8Q76 6 75 22Q66 16 45 22Z', 'cocoa') +
    shape('M30 106Q28 48 60 48Q92 48 90 106Z', 'paper') +
    shape('M44 50L60 62L76 50L80 106H40Z', 'ink') +
    shape('M50 46L60 52L70 46V56L60 52L50 56Z', 'rose') +
    placed(88, 32, 1, box(-8, 6, 16, 26, 'slate', 4) + shape('M-8 6L-4 -4H4L8 6Z', 'lilac'), 20),
  'extra-barman': () =>
    [26, 74]
      .map((x) =>
        placed(
          x - 30,
          20,
          0.8,
          circle(60, 26, 15, 'bread') +
            shape('M30 106Q28 48 60 48Q92 48 90 106Z', x < 50 ? 'purple' : 'orange') +
            shape('M50 46L60 52L70 46V56L60 52L50 56Z', 'gold'),
        ),
      )
      .join('') + star(60, 20, 8, 'gold'),
  toast: () =>
    shadow(110, 46) +
    placed(2, 16, 0.72, coupe('lemon'), -8) +
    placed(40, 6, 0.72, coupe('gold'), 10) +
    star(60, 14, 9, 'orange') +
    star(78, 4, 5, 'gold') +
    star(44, 6, 5, 'rose'),
};
