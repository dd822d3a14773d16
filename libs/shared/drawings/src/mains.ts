import { box, circle, dots, ellipse, leaves, line, placed, scattered, shape, steam } from './shapes';
import { board, bowl, INSIDE, ON_PLATE, plate, tray } from './tableware';

export const mains = {
  mafrum: () =>
    plate(
      'gold',
      ellipse(60, 62, 36, 30, 'tomato') +
        [42, 60, 78]
          .map(
            (x, at) =>
              ellipse(x, 58 + (at % 2) * 8, 12, 17, 'lemon') + ellipse(x, 58 + (at % 2) * 8, 8, 12, 'brown'),
          )
          .join('') +
        scattered(51, 6, ON_PLATE, leaves(8, 'leaf')),
    ),
  'beetroot-kubbeh': () =>
    bowl(
      'ink',
      'wine',
      [40, 60, 80]
        .map(
          (x, at) =>
            ellipse(x, 55 + (at % 2) * 6, 11, 7.5, 'bread') + ellipse(x - 2, 53 + (at % 2) * 6, 6, 3, 'sand'),
        )
        .join('') +
        scattered(53, 7, INSIDE, leaves(7, 'leaf')) +
        steam(60, 32),
    ),
  fish: () =>
    plate(
      'orange',
      ellipse(60, 64, 36, 26, 'tomato') +
        shape('M28 60Q52 38 78 58L92 48Q90 60 92 72L78 64Q52 82 28 60Z', 'sky') +
        circle(39, 58, 2.4, 'ink') +
        line('M52 52Q56 60 52 68M62 52Q66 60 62 68', 'slate', 2) +
        circle(82, 82, 8, 'lemon') +
        scattered(55, 5, ON_PLATE, leaves(8, 'leaf')),
    ),
  'stuffed-vegetables': () =>
    plate(
      'sage',
      [
        [42, 52, 'tomato'],
        [74, 48, 'leaf'],
        [58, 76, 'orange'],
      ]
        .map(
          ([x, y, of]) =>
            circle(Number(x), Number(y), 17, of as 'leaf') +
            circle(Number(x), Number(y), 11, 'cream') +
            scattered(Number(x), 12, [Number(x), Number(y), 8, 8], dots(1.7, 'bread', 'leaf')),
        )
        .join(''),
    ),
  sushi: () =>
    board(
      [28, 48, 68]
        .map(
          (x, at) =>
            circle(x, 52, 10, 'ink') +
            circle(x, 52, 7.5, 'paper') +
            circle(x, 52, 3.4, (['orange', 'leaf', 'rose'] as const)[at]!),
        )
        .join('') +
        [38, 58, 78]
          .map(
            (x, at) =>
              circle(x, 76, 10, 'ink') +
              circle(x, 76, 7.5, 'paper') +
              circle(x, 76, 3.4, (['leaf', 'gold', 'orange'] as const)[at]!),
          )
          .join('') +
        line('M86 34L98 90M92 32L102 88', 'wine', 2.5),
    ),
  'fish-taco': () =>
    tray(
      [34, 62, 90]
        .map(
          (x) =>
            shape(`M${x - 20} 76Q${x - 18} 42 ${x} 42Q${x + 18} 42 ${x + 20} 76Z`, 'lemon') +
            scattered(x, 8, [x, 48, 12, 5], leaves(9, 'leaf', 'sage')) +
            box(x - 9, 44, 18, 7, 'peach', 3) +
            circle(x + 6, 46, 3, 'tomato'),
        )
        .join(''),
    ),
  pasta: () =>
    bowl(
      'rose',
      'sand',
      [0, 1, 2, 3, 4]
        .map((at) =>
          line(
            `M${30 + at * 4} ${56 + (at % 2) * 4}Q${50 + at * 3} ${42 + at * 3} ${68 + at * 3} ${58 - (at % 3) * 3}`,
            at % 2 ? 'gold' : 'lemon',
            4,
          ),
        )
        .join('') +
        scattered(71, 5, INSIDE, dots(5, 'tomato')) +
        scattered(72, 5, INSIDE, leaves(9, 'leaf')) +
        steam(60, 32),
    ),
  jachnun: () =>
    plate(
      'sand',
      [44, 58, 72]
        .map((y) =>
          placed(
            52,
            y,
            1,
            box(-26, -8, 52, 15, 'wood', 7) +
              line('M-16 -7Q-12 0 -16 7M-4 -7Q0 0 -4 7M8 -7Q12 0 8 7', 'brown', 2),
            -6,
          ),
        )
        .join('') +
        circle(86, 62, 12, 'paper') +
        circle(86, 62, 9.5, 'tomato') +
        ellipse(78, 84, 8, 10, 'cream') +
        circle(78, 85, 4, 'gold'),
    ),
  'hosting-trays': () =>
    tray(
      [28, 50, 72, 94]
        .map((x, at) =>
          [0, 1, 2]
            .map(
              (row) =>
                circle(
                  x - row * 2 + 2,
                  76 - row * 13,
                  8,
                  (['peach', 'leaf', 'rose', 'gold'] as const)[(at + row) % 4]!,
                ) + circle(x - row * 2 + 2, 73 - row * 13, 3, 'cream'),
            )
            .join(''),
        )
        .join(''),
    ),
  'midnight-meal': () =>
    plate(
      'violet',
      shape('M28 66Q30 44 60 44Q90 44 92 66Z', 'bread') +
        scattered(75, 8, [60, 52, 22, 5], leaves(4, 'cream')) +
        box(28, 66, 64, 6, 'leaf', 3) +
        box(28, 71, 64, 8, 'tomato', 4) +
        box(28, 78, 64, 9, 'bread', 4) +
        shape('M86 22A14 14 0 1 0 100 38A11 11 0 0 1 86 22Z', 'gold'),
    ),
};
