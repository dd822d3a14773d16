import {
  box,
  circle,
  dots,
  ellipse,
  leaves,
  line,
  placed,
  scattered,
  shadow,
  shape,
  sprig,
  steam,
  sticks,
} from './shapes';
import { board, bowl, INSIDE, ON_PLATE, plate, tray } from './tableware';

const salads = {
  bread: () =>
    board(
      [30, 50, 70]
        .map((x) =>
          placed(
            x,
            62,
            1,
            ellipse(0, 0, 12, 22, 'bread') +
              ellipse(0, 0, 9, 18, 'cream') +
              scattered(x, 6, [0, 0, 6, 14], leaves(5, 'leaf')),
            18,
          ),
        )
        .join(''),
    ),
  olives: () =>
    bowl(
      'leaf',
      'cream',
      scattered(3, 16, INSIDE, dots(6, 'leaf', 'purple', 'sage')) +
        scattered(4, 8, INSIDE, dots(1.6, 'tomato', 'ink')),
    ),
  hummus: () =>
    bowl(
      'purple',
      'sand',
      line('M38 58Q46 46 62 48Q82 50 78 60Q72 68 56 64', 'gold', 4, 'opacity=".7"') +
        scattered(5, 7, [60, 57, 12, 5], dots(3.4, 'bread')) +
        scattered(8, 7, INSIDE, leaves(6, 'leaf')),
    ),
  matbucha: () =>
    bowl(
      'gold',
      'tomato',
      scattered(2, 16, INSIDE, sticks(9, 4, 'orange', 'rose')) + scattered(6, 6, INSIDE, leaves(7, 'leaf')),
    ),
  eggplant: () =>
    bowl(
      'leaf',
      'purple',
      scattered(11, 9, INSIDE, sticks(17, 8, 'ink', 'violet')) +
        line('M26 56Q40 48 50 58T76 56T94 58', 'cream', 5) +
        scattered(9, 8, INSIDE, dots(2, 'tomato')),
    ),
  carrots: () =>
    bowl(
      'violet',
      'peach',
      scattered(7, 26, INSIDE, sticks(16, 4.5, 'orange', 'gold')) +
        scattered(10, 7, INSIDE, leaves(7, 'leaf', 'sage')),
    ),
  beetroot: () =>
    bowl(
      'rose',
      'cream',
      scattered(13, 18, INSIDE, (x, y, turn) => placed(x, y, 1, box(-5, -5, 10, 10, 'wine', 2), turn)) +
        line('M30 58Q44 50 58 60T88 56', 'paper', 4),
    ),
  cabbage: () =>
    bowl(
      'orange',
      'mist',
      scattered(17, 28, INSIDE, sticks(17, 3, 'violet', 'sage', 'purple')) +
        scattered(18, 10, INSIDE, dots(1.8, 'gold')),
    ),
  tabbouleh: () =>
    bowl(
      'sage',
      'leaf',
      scattered(19, 30, INSIDE, dots(2.6, 'cream', 'sage', 'tomato')) +
        scattered(20, 9, INSIDE, leaves(8, 'sage')),
    ),
  'beetroot-carpaccio': () =>
    plate(
      'pink',
      scattered(
        21,
        9,
        ON_PLATE,
        (x, y) => circle(x, y, 12, 'wine', 'opacity=".85"') + circle(x, y, 8, 'rose', 'opacity=".5"'),
      ) +
        scattered(22, 9, ON_PLATE, dots(3, 'paper')) +
        scattered(23, 8, ON_PLATE, leaves(9, 'leaf')),
    ),
  'tomato-salad': () =>
    bowl(
      'leaf',
      'blush',
      scattered(25, 14, INSIDE, (x, y) => circle(x, y, 7, 'tomato') + circle(x, y, 3.6, 'peach')) +
        scattered(26, 9, INSIDE, leaves(8, 'leaf')),
    ),
  coleslaw: () =>
    bowl('gold', 'cream', scattered(27, 30, INSIDE, sticks(14, 2.8, 'sage', 'paper', 'orange'))),
};

const sides = {
  'almond-rice': () =>
    bowl(
      'orange',
      'paper',
      scattered(31, 40, INSIDE, sticks(5.5, 2.4, 'sand', 'cream')) +
        scattered(32, 9, INSIDE, leaves(9, 'bread', 'wood')) +
        steam(60, 34),
    ),
  'baked-potatoes': () =>
    bowl(
      'ink',
      'peach',
      scattered(33, 11, INSIDE, (x, y, turn) =>
        placed(x, y, 1, ellipse(0, 0, 10, 6.5, 'gold') + ellipse(-2, -1, 6, 3, 'lemon'), turn),
      ) + sprig(40, 58, -12),
    ),
  couscous: () =>
    bowl(
      'tomato',
      'lemon',
      scattered(35, 46, INSIDE, dots(1.7, 'gold', 'sand')) +
        scattered(36, 7, INSIDE, sticks(13, 5, 'orange', 'leaf')) +
        scattered(37, 6, INSIDE, dots(3.6, 'bread')),
    ),
  'root-vegetables': () =>
    bowl(
      'slate',
      'sand',
      scattered(38, 15, INSIDE, sticks(16, 6, 'orange', 'wine', 'lemon')) + sprig(44, 52, 8, 'leaf', 3),
    ),
  fries: () =>
    shadow() +
    [30, 38, 46, 54, 62, 70, 78, 86]
      .map((x, at) =>
        placed(x, 22 + (at % 3) * 7, 1, box(-4, 0, 8, 52, at % 2 ? 'gold' : 'lemon', 2), (at - 3.5) * 3),
      )
      .join('') +
    shape('M24 58L34 102H86L96 58Q60 74 24 58Z', 'rose') +
    line('M38 72L42 98M60 74V100M82 72L78 98', 'paper', 4, 'opacity=".6"'),
  corn: () =>
    tray(
      [30, 60, 90]
        .map((x, at) =>
          placed(
            x,
            62,
            1,
            ellipse(0, 0, 11, 26, 'lemon') +
              scattered(40 + at, 22, [0, 0, 8, 22], dots(2.4, 'gold')) +
              shape('M-11 8Q-14 30 0 32Q14 30 11 8Q4 22 0 10Q-4 22 -11 8Z', 'leaf'),
            (at - 1) * 12,
          ),
        )
        .join(''),
    ),
};

export const saladsAndSides = { ...salads, ...sides };
