import {
  box,
  circle,
  clear,
  ellipse,
  flower,
  line,
  placed,
  scattered,
  dots,
  shape,
  sprig,
  star,
  type Colour,
} from './shapes';

/** Grounds of scenes, 320 by 200. Colours: wall, light, detail, floor. */
export type Palette = readonly [wall: Colour, light: Colour, detail: Colour, floor: Colour];
type Ground = (palette: Palette) => string;

const room = (wall: Colour, floor: Colour): string =>
  box(0, 0, 320, 200, wall) + shape('M0 166Q160 152 320 166V200H0Z', floor);

export const grounds = {
  halo: ([wall, light, detail, floor]) =>
    box(0, 0, 320, 200, wall) +
    circle(160, 104, 94, light) +
    clear(circle(160, 104, 68, detail), 0.55) +
    shape('M0 168Q160 154 320 168V200H0Z', floor) +
    sprig(-6, 4, 34, 'leaf', 7) +
    sprig(326, 22, 142, 'sage', 6),
  arch: ([wall, light, detail, floor]) =>
    room(wall, floor) +
    shape('M62 170V96A98 84 0 0 1 258 96V170Z', light) +
    line('M62 170V96A98 84 0 0 1 258 96V170', detail, 5) +
    [20, 300].map((x) => star(x, 60, 10, detail)).join('') +
    [34, 284].map((x) => star(x, 110, 6, 'gold')).join(''),
  bunting: ([wall, light, detail, floor]) =>
    room(wall, floor) +
    ellipse(160, 120, 130, 66, light) +
    line('M-4 14Q160 60 324 14', 'ink', 2) +
    Array.from({ length: 11 }, (_, at) => {
      const x = 10 + at * 29;
      const y = 18 + 20 * (1 - ((x - 160) / 160) ** 2);
      return shape(
        `M${x} ${Math.round(y)}h20l-10 22Z`,
        ([detail, 'gold', 'rose', 'violet'] as const)[at % 4]!,
      );
    }).join(''),
  lights: ([wall, light, detail, floor]) =>
    room(wall, floor) +
    clear(circle(160, 110, 96, light), 0.8) +
    [14, 40]
      .map(
        (y, row) =>
          line(`M0 ${y}Q80 ${y + 34} 160 ${y}T320 ${y}`, 'ink', 1.6) +
          Array.from({ length: 9 }, (_, at) =>
            circle(12 + at * 37, y + (at % 2 ? 4 : 13) - row * 2, 5, at % 2 ? 'gold' : detail),
          ).join(''),
      )
      .join(''),
  hills: ([wall, light, detail, floor]) =>
    box(0, 0, 320, 200, wall) +
    circle(250, 52, 30, light) +
    shape('M0 132Q70 74 150 124Q220 76 320 122V200H0Z', detail) +
    shape('M0 162Q120 132 320 164V200H0Z', floor) +
    clear(line('M40 40h40M56 50h44M150 26h36', 'paper', 7), 0.7),
  rays: ([wall, light, detail, floor]) =>
    box(0, 0, 320, 200, wall) +
    Array.from({ length: 12 }, (_, at) => {
      const a = (at * Math.PI) / 6;
      const b = a + 0.24;
      return shape(
        `M160 110L${Math.round(160 + Math.cos(a) * 260)} ${Math.round(110 + Math.sin(a) * 260)}L${Math.round(160 + Math.cos(b) * 260)} ${Math.round(110 + Math.sin(b) * 260)}Z`,
        light,
      );
    }).join('') +
    circle(160, 110, 74, detail) +
    shape('M0 170Q160 156 320 170V200H0Z', floor),
  tiles: ([wall, light, detail, floor]) =>
    box(0, 0, 320, 200, wall) +
    Array.from({ length: 40 }, (_, at) =>
      star(16 + (at % 10) * 32, 16 + Math.floor(at / 10) * 38 + (at % 2) * 10, 10, at % 3 ? light : detail),
    ).join('') +
    box(0, 162, 320, 38, floor) +
    box(0, 158, 320, 6, detail),
  garden: ([wall, light, detail, floor]) =>
    box(0, 0, 320, 200, wall) +
    clear(circle(70, 60, 46, light), 0.9) +
    scattered(7, 12, [160, 178, 158, 14], (x, y, _turn, at) =>
      flower(x, y, 7, ([detail, 'rose', 'lemon'] as const)[at % 3]!),
    ) +
    shape('M0 158q27 -16 53 0q27 -16 54 0q27 -16 53 0q27 -16 53 0q27 -16 54 0q27 -16 53 0V200H0Z', floor) +
    scattered(9, 11, [160, 182, 150, 10], (x, y, _turn, at) =>
      flower(x, y, 6, ([detail, 'paper', 'gold'] as const)[at % 3]!),
    ),
  confetti: ([wall, light, detail, floor]) =>
    room(wall, floor) +
    clear(ellipse(160, 110, 120, 84, light), 0.85) +
    scattered(11, 46, [160, 74, 170, 84], (x, y, turn, at) =>
      at % 2
        ? placed(x, y, 1, box(-5, -2, 10, 4, ([detail, 'gold', 'rose'] as const)[at % 3]!, 1), turn)
        : dots(3, detail, 'orange', 'violet')(x, y, turn, at),
    ),
  window: ([wall, light, detail, floor]) =>
    room(wall, floor) +
    [18, 214]
      .map(
        (x) =>
          box(x, 16, 88, 116, detail, 6) +
          box(x + 5, 21, 36, 50, light) +
          box(x + 47, 21, 36, 50, light) +
          box(x + 5, 77, 36, 50, light) +
          box(x + 47, 77, 36, 50, light),
      )
      .join(''),
} satisfies Record<string, Ground>;

export const palettes = {
  blush: ['blush', 'peach', 'sand', 'peach'],
  mist: ['mist', 'lilac', 'paper', 'lilac'],
  sand: ['sand', 'cream', 'peach', 'bread'],
  sky: ['sky', 'cream', 'sage', 'sage'],
  rose: ['pink', 'blush', 'rose', 'rose'],
  night: ['ink', 'purple', 'violet', 'purple'],
  leaf: ['cream', 'sand', 'sage', 'leaf'],
  violet: ['lilac', 'mist', 'violet', 'violet'],
  peach: ['peach', 'blush', 'orange', 'orange'],
  wine: ['wine', 'rose', 'pink', 'tomato'],
} satisfies Record<string, Palette>;
