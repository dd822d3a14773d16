import type { Point } from './israel';

/** A size in pixels. */
export type Frame = { width: number; height: number };
export type Box = Point & Frame;
/** A thing to show at a point of a frame. */
export type Mark<T> = { id: string; at: Point; label: string; thing: T };
/** One button on a map: its centre, its width, and the things it stands for. */
export type Pin<T> = Point & { id: string; width: number; things: T[] };

const PIN_HEIGHT = 44;
/** Gap in pixels between two pins, and between a pin and the edge. */
const GAP = 4;
const LEAST_WIDTH = 44;
const PADDING = 22;
/** Width in pixels of a digit in the pin's font, a generous estimate. */
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

/** Moves a pin wholly into the frame, clear of the boxes at its right edge. */
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
 * The pins of the marks in the frame. Pins that overlap each other, or a neighbour, are merged repeatedly until none overlap:
 * each merge reduces their number, so it terminates. The result does not depend on the order of the marks.
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
