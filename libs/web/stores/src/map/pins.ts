import type { Point } from './israel';

/** In pixels, from its upper left corner. */
export type Frame = { width: number; height: number };
export type Box = Point & Frame;
/** Something to be shown at a point of a frame. */
export type Mark<T> = { id: string; at: Point; label: string; thing: T };
/** One button on a map: its middle, how wide it is, and what it stands for. */
export type Pin<T> = Point & { id: string; width: number; things: T[] };

export const PIN_HEIGHT = 44;
/** Between two pins, and between a pin and the edge. */
const GAP = 4;
const LEAST_WIDTH = 44;
const PADDING = 22;
/** Of a digit in the pin's own letters, rather too much. */
const LETTER = 9.5;

const INVISIBLE = /[\u200e\u200f\u2066-\u2069]/g;
export const pinWidth = (label: string): number =>
  Math.max(LEAST_WIDTH, Math.ceil(PADDING + label.replace(INVISIBLE, '').length * LETTER));

export const boxOf = ({ x, y, width }: Point & { width: number }): Box => ({
  x: x - width / 2,
  y: y - PIN_HEIGHT / 2,
  width,
  height: PIN_HEIGHT,
});
const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width + GAP &&
  b.x < a.x + a.width + GAP &&
  a.y < b.y + b.height + GAP &&
  b.y < a.y + a.height + GAP;

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** Wholly inside the frame, and beside what already stands at its right edge. */
const fitted = (at: Point, width: number, frame: Frame, taken: readonly Box[]): Point => {
  const x = within(at.x, width / 2 + GAP, frame.width - width / 2 - GAP);
  const y = within(at.y, PIN_HEIGHT / 2 + GAP, frame.height - PIN_HEIGHT / 2 - GAP);
  const inTheWay = taken.find((box) => meet(boxOf({ x, y, width }), box));
  return inTheWay ? { x: Math.min(x, inTheWay.x - width / 2 - GAP), y } : { x, y };
};

type Group<T> = { marks: Mark<T>[]; pin: Pin<T> };

const groupOf = <T>(marks: Mark<T>[], frame: Frame, taken: readonly Box[]): Group<T> => {
  const [first] = marks;
  const middle = (axis: 'x' | 'y') => marks.reduce((sum, { at }) => sum + at[axis], 0) / marks.length;
  const width = pinWidth(marks.length === 1 ? first!.label : String(marks.length));
  const at = fitted({ x: middle('x'), y: middle('y') }, width, frame, taken);
  return { marks, pin: { ...at, width, id: first!.id, things: marks.map(({ thing }) => thing) } };
};

/**
 * The pins of what lies in the frame. Pins that would lie on each other, or on a neighbour, become one, again and again until none do:
 * each time there are fewer, so it ends. The same marks give the same pins, in whichever order they come.
 */
export const pinsIn = <T>(marks: readonly Mark<T>[], frame: Frame, taken: readonly Box[] = []): Pin<T>[] => {
  const seen = marks
    .filter(({ at: { x, y } }) => x >= 0 && y >= 0 && x <= frame.width && y <= frame.height)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  let groups = seen.map((mark) => groupOf([mark], frame, taken));
  for (let before = -1; before !== groups.length;) {
    before = groups.length;
    groups = groups.reduce<Group<T>[]>((apart, group) => {
      const near = apart.findIndex(({ pin }) => meet(boxOf(pin), boxOf(group.pin)));
      if (near < 0) apart.push(group);
      else apart[near] = groupOf([...apart[near]!.marks, ...group.marks], frame, taken);
      return apart;
    }, []);
  }
  return groups.map(({ pin }) => pin);
};
