/** Colours of the illustrations: the light values of the theme's `--art-*`, and further colours for food. */
const colour = {
  purple: '#5E2CA5',
  violet: '#8E63CF',
  lilac: '#D9C8F2',
  mist: '#F1E8FB',
  orange: '#E8702A',
  peach: '#FFD3B0',
  blush: '#FFE9DA',
  gold: '#E0A920',
  sand: '#FBE7B8',
  leaf: '#6F8F5B',
  sage: '#A9BF8F',
  paper: '#FFFFFF',
  ink: '#3A2558',
  rose: '#D8547B',
  pink: '#F6BCCB',
  tomato: '#C8432F',
  bread: '#D9A066',
  wood: '#B97F4B',
  brown: '#8A5A3C',
  cocoa: '#5B3A29',
  cream: '#FFF4DC',
  lemon: '#F4D35E',
  wine: '#7D2248',
  sky: '#CFE4EC',
  slate: '#8B86A3',
} as const;
export type Colour = keyof typeof colour;

const round = (value: number): string => String(Math.round(value * 10) / 10);
const fill = (name: Colour | 'none'): string => (name === 'none' ? 'none' : colour[name]);
const extra = (more: string): string => (more ? ` ${more}` : '');

export const ellipse = (x: number, y: number, rx: number, ry: number, of: Colour, more = ''): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill(of)}"${extra(more)}/>`;
export const circle = (x: number, y: number, r: number, of: Colour, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill(of)}"${extra(more)}/>`;
export const box = (x: number, y: number, w: number, h: number, of: Colour, r = 0, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${r}" fill="${fill(of)}"${extra(more)}/>`;
export const shape = (d: string, of: Colour, more = ''): string =>
  `<path d="${d}" fill="${fill(of)}"${extra(more)}/>`;
export const line = (d: string, of: Colour, width = 3, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${fill(of)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra(more)}/>`;
export const placed = (x: number, y: number, scale: number, drawn: string, turn = 0): string =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${scale})`}${turn ? ` rotate(${turn})` : ''}">${drawn}</g>`;
export const clear = (drawn: string, opacity: number): string => `<g opacity="${opacity}">${drawn}</g>`;

/** A seeded pseudo-random generator from 0 to 1 (mulberry32): the same seed gives the same numbers. */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

type Area = readonly [x: number, y: number, rx: number, ry: number];
type Piece = (x: number, y: number, turn: number, at: number) => string;

/** Pieces scattered evenly and irregularly within an ellipse. */
export const scattered = (seed: number, count: number, [cx, cy, rx, ry]: Area, piece: Piece): string => {
  const next = numbersFrom(seed);
  return Array.from({ length: count }, (_, at) => {
    const far = Math.sqrt((at + 0.5) / count);
    const angle = at * 2.4 + next() * 0.8;
    return piece(
      cx + Math.cos(angle) * far * rx,
      cy + Math.sin(angle) * far * ry,
      Math.round(next() * 180),
      at,
    );
  }).join('');
};

export const dots =
  (r: number, ...of: Colour[]): Piece =>
  (x, y, _turn, at) =>
    circle(x, y, r, of[at % of.length]!);
export const leaves =
  (size: number, ...of: Colour[]): Piece =>
  (x, y, turn, at) =>
    placed(
      x,
      y,
      1,
      shape(`M0 0Q${size / 2} ${-size / 3} ${size} 0Q${size / 2} ${size / 3} 0 0Z`, of[at % of.length]!),
      turn,
    );
export const sticks =
  (length: number, width: number, ...of: Colour[]): Piece =>
  (x, y, turn, at) =>
    placed(x, y, 1, box(-length / 2, -width / 2, length, width, of[at % of.length]!, width / 2), turn);

export const flower = (x: number, y: number, r: number, petals: Colour, heart: Colour = 'gold'): string =>
  [0, 72, 144, 216, 288]
    .map((angle) => {
      const turn = ((angle - 90) * Math.PI) / 180;
      return circle(x + Math.cos(turn) * r * 0.7, y + Math.sin(turn) * r * 0.7, r * 0.55, petals);
    })
    .join('') + circle(x, y, r * 0.4, heart);
export const sprig = (x: number, y: number, turn: number, of: Colour = 'leaf', count = 4): string =>
  placed(
    x,
    y,
    1,
    line(`M0 0Q${count * 4} -3 ${count * 9} 0`, of, 1.6) +
      Array.from({ length: count }, (_, at) =>
        [-52, 52]
          .map((angle) => placed(4 + at * 9, -1, 1, shape('M0 0Q6 -4 13 0Q6 4 0 0Z', of), angle))
          .join(''),
      ).join(''),
    turn,
  );
export const star = (x: number, y: number, r: number, of: Colour): string =>
  shape(
    `M${round(x)} ${round(y - r)}Q${round(x)} ${round(y)} ${round(x + r)} ${round(y)}Q${round(x)} ${round(y)} ${round(x)} ${round(y + r)}Q${round(x)} ${round(y)} ${round(x - r)} ${round(y)}Q${round(x)} ${round(y)} ${round(x)} ${round(y - r)}Z`,
    of,
  );
export const steam = (x: number, y: number, of: Colour = 'orange'): string =>
  line(`M${x - 14} ${y}q-5 -7 0 -13M${x} ${y}q-5 -7 0 -13M${x + 14} ${y}q-5 -7 0 -13`, of, 3);
/** The ground shadow of a thing in a box of 120. */
export const shadow = (y = 102, rx = 46): string => ellipse(60, y, rx, 6, 'ink', 'opacity=".14"');
