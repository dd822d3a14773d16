import { roomFor, targetIndex } from './target-index';

// three rows of 40 px with 10 px between them, and a tall one
const rows = [
  { top: 0, height: 40 },
  { top: 50, height: 40 },
  { top: 100, height: 40 },
  { top: 150, height: 100 },
];

it.each([
  [0, 0, 0],
  [0, 49, 0],
  [0, 51, 1],
  [0, 500, 3],
  [2, -51, 1],
  [2, -500, 0],
  [3, -79, 3],
  [3, -81, 2],
])('row %i dragged by %i px lands at %i', (from, dy, to) => expect(targetIndex(rows, from, dy)).toBe(to));

it('makes room exactly for the one that comes', () => {
  expect([0, 1, 2, 3].map((at) => roomFor(rows, 0, 2, at))).toEqual([0, -50, -50, 0]);
  expect([0, 1, 2, 3].map((at) => roomFor(rows, 3, 1, at))).toEqual([0, 110, 110, 0]);
});
