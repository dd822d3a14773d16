import { box, circle, ellipse, flower, line, placed, shadow, shape, star, type Colour } from './shapes';

const camera = (of: Colour): string =>
  shadow(104, 48) +
  box(38, 22, 34, 16, of, 6) +
  box(10, 34, 100, 62, of, 12) +
  circle(60, 66, 25, 'lilac') +
  circle(60, 66, 19, 'ink') +
  circle(60, 66, 10, 'violet') +
  circle(54, 59, 4, 'paper') +
  circle(96, 46, 4.5, 'gold') +
  box(18, 42, 14, 6, 'lilac', 3);

export const photography = {
  'two-lenses': () =>
    placed(-8, 20, 0.72, camera('purple'), -6) +
    placed(44, 36, 0.62, camera('orange'), 8) +
    star(96, 18, 10, 'gold'),
  camera: () => camera('ink') + star(98, 20, 11, 'gold'),
  'small-camera': () => camera('rose') + flower(26, 30, 8, 'lemon', 'orange'),
  film: () =>
    shadow(104, 50) +
    placed(
      10,
      24,
      1,
      box(0, -6, 100, 16, 'ink', 4) +
        [8, 32, 56, 80].map((x) => shape(`M${x} -6H${x + 12}L${x + 6} 10H${x - 6}Z`, 'paper')).join(''),
      -9,
    ) +
    box(10, 40, 100, 58, 'ink', 8) +
    shape('M50 54V84L76 69Z', 'gold'),
  magnets: () =>
    [
      [8, 14, -8, 'rose'],
      [56, 6, 6, 'gold'],
      [30, 56, 3, 'violet'],
    ]
      .map(([x, y, turn, of]) =>
        placed(
          Number(x),
          Number(y),
          1,
          box(0, 0, 52, 52, 'paper', 4, 'stroke="#D9C8F2" stroke-width="2"') +
            box(5, 5, 42, 34, 'sky', 2) +
            circle(20, 20, 6, 'bread') +
            circle(33, 20, 6, 'bread') +
            shape('M10 39Q12 27 20 27Q27 27 27 36Q28 27 34 27Q42 27 44 39Z', of as Colour),
          Number(turn),
        ),
      )
      .join(''),
  album: () =>
    shadow(102, 54) +
    shape('M60 34Q34 22 6 30V92Q34 84 60 96Z', 'paper') +
    shape('M60 34Q86 22 114 30V92Q86 84 60 96Z', 'cream') +
    line('M60 34V96', 'lilac', 2) +
    placed(14, 40, 1, box(0, 0, 36, 34, 'peach', 2) + circle(18, 14, 7, 'rose')) +
    placed(70, 38, 1, box(0, 2, 34, 15, 'sky', 2) + box(0, 22, 34, 15, 'sage', 2)),
  drone: () =>
    shadow(108, 30) +
    line('M30 50L90 50M30 70L90 70', 'slate', 4) +
    box(44, 46, 32, 26, 'purple', 9) +
    circle(60, 76, 7, 'ink') +
    [
      [26, 44],
      [94, 44],
      [22, 72],
      [98, 72],
    ]
      .map(([x, y]) => ellipse(x!, y!, 18, 4, 'lilac') + circle(x!, y!, 3, 'ink'))
      .join(''),
};
