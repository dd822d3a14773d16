import {
  box,
  circle,
  ellipse,
  leaves,
  line,
  placed,
  scattered,
  shadow,
  shape,
  sprig,
  type Colour,
} from './shapes';
import { board, plate, tray } from './tableware';

const sausage = (x: number, y: number, turn: number): string =>
  placed(
    x,
    y,
    1,
    line('M-22 4Q0 -10 22 4', 'tomato', 12) + line('M-14 -1l4 5M-2 -4l3 6M9 -2l3 5', 'wine', 2),
    turn,
  );
const mushroom = (x: number, y: number, size: number): string =>
  placed(
    x,
    y,
    size,
    box(-6, 0, 12, 20, 'cream', 5) +
      shape('M-22 4Q-20 -20 0 -20Q20 -20 22 4Q0 12 -22 4Z', 'brown') +
      circle(-8, -7, 3, 'bread') +
      circle(7, -10, 2.5, 'bread'),
  );
const grill = (x: number, y: number, turn: number, of: Colour = 'bread', marks: Colour = 'brown'): string =>
  placed(
    x,
    y,
    1,
    shape('M-24 0Q-22 -16 0 -14Q24 -14 24 2Q20 16 0 14Q-22 14 -24 0Z', of) +
      line('M-14 -9L-8 10M-2 -12L4 12M10 -11L15 9', marks, 3),
    turn,
  );

export const fromTheGrill = {
  'grilled-chicken': () =>
    plate(
      'leaf',
      grill(50, 50, -14) +
        grill(68, 72, 10) +
        sprig(30, 84, -6) +
        circle(86, 44, 8, 'lemon') +
        circle(86, 44, 5, 'cream'),
    ),
  asado: () =>
    board(
      shape('M22 60Q24 42 50 42Q84 42 88 60Q88 80 54 82Q22 82 22 60Z', 'cocoa') +
        shape('M30 60Q34 48 54 48Q78 50 80 60Q78 72 54 74Q32 74 30 60Z', 'brown') +
        line('M44 50L40 74M56 48L54 76M68 50L68 74', 'cocoa', 2.5) +
        box(84, 56, 18, 7, 'cream', 3) +
        sprig(24, 84, -4),
    ),
  shawarma: () =>
    shadow(106, 34) +
    line('M60 8V104', 'slate', 4) +
    shape('M30 24H90L76 88H44Z', 'bread') +
    line('M33 36Q60 44 87 36M36 50Q60 58 84 50M40 64Q60 72 81 64M43 78Q60 85 77 78', 'brown', 4) +
    ellipse(60, 24, 30, 8, 'wood') +
    ellipse(60, 92, 34, 8, 'slate') +
    circle(60, 12, 6, 'tomato') +
    shape('M96 90Q100 66 96 50Q112 66 108 90Z', 'orange'),
  brisket: () =>
    board(
      [26, 42, 58, 74]
        .map((x) =>
          placed(
            x,
            62,
            1,
            shape('M-9 -22Q10 -26 12 0Q10 24 -9 22Z', 'cocoa') +
              shape('M-6 -16Q6 -18 8 0Q6 18 -6 16Z', 'rose') +
              line('M-2 -10V10', 'pink', 2.5),
            6,
          ),
        )
        .join(''),
    ),
  'smoked-chicken': () =>
    board(
      grill(40, 52, -8, 'brown', 'cocoa') +
        grill(66, 74, 8, 'brown', 'cocoa') +
        line('M30 28q-5 -6 0 -12M52 26q-5 -6 0 -12M74 28q-5 -6 0 -12', 'slate', 3),
    ),
  ribs: () =>
    board(
      [24, 38, 52, 66, 80]
        .map((x) =>
          placed(
            x,
            60,
            1,
            box(-5, -24, 10, 44, 'brown', 5) +
              box(-3, -33, 6, 14, 'cream', 3) +
              line('M0 -14V10', 'tomato', 2),
            5,
          ),
        )
        .join(''),
    ),
  merguez: () =>
    plate(
      'peach',
      sausage(56, 42, -8) +
        sausage(62, 60, 4) +
        sausage(58, 80, -4) +
        circle(88, 50, 8, 'gold') +
        circle(88, 50, 5, 'lemon'),
    ),
  mushrooms: () =>
    board(mushroom(34, 58, 1) + mushroom(60, 64, 1.1) + mushroom(84, 58, 0.85) + sprig(24, 88, -2)),
  burger: () =>
    shadow() +
    shape('M22 54Q22 24 60 24Q98 24 98 54Z', 'bread') +
    scattered(61, 9, [60, 38, 28, 8], leaves(4.5, 'cream')) +
    shape('M18 56q7 10 14 0q7 10 14 0q7 10 14 0q7 10 14 0q7 10 14 0q7 10 14 0v6H18Z', 'leaf') +
    box(20, 62, 80, 8, 'tomato', 4) +
    box(20, 69, 80, 14, 'cocoa', 7) +
    shape('M30 69H90L74 80Z', 'gold') +
    box(22, 83, 76, 16, 'bread', 8),
  'mini-burgers': () =>
    tray(
      [30, 60, 90]
        .map(
          (x) =>
            shape(`M${x - 14} 60Q${x - 14} 42 ${x} 42Q${x + 14} 42 ${x + 14} 60Z`, 'bread') +
            box(x - 15, 60, 30, 5, 'leaf', 2) +
            box(x - 15, 64, 30, 7, 'cocoa', 3) +
            box(x - 14, 71, 28, 8, 'bread', 4) +
            line(`M${x} 30V44`, 'wood', 2) +
            circle(x, 29, 4, 'tomato'),
        )
        .join(''),
    ),
};
