import * as fc from 'fast-check';
import { boxOf, pinsIn, pinWidth, type Box, type Frame, type Mark } from './pins';

/** Widths of the map on phones of 320, 360 and 390 px, on a tablet, and beside the list at 1440. */
const WIDTHS = [288, 328, 358, 540, 736, 460];
const frameOf = (width: number): Frame => ({ width, height: width * 1.25 });
const actsOf = ({ width, height }: Frame): Box => ({
  x: width - 56,
  y: height - 204,
  width: 56,
  height: 204,
});
const labels = ['הצעה', '1,250 ₪', '49,600 ₪', '‏1,049,600 ₪'];

const marksIn = ({ width, height }: Frame, most = 80) =>
  fc.array(
    fc.record({
      at: fc.record({
        x: fc.integer({ min: -40, max: Math.ceil(width) + 40 }),
        y: fc.integer({ min: -40, max: Math.ceil(height) + 40 }),
      }),
      label: fc.constantFrom(...labels),
    }),
    { maxLength: most },
  );
const marked = (found: { at: { x: number; y: number }; label: string }[]): Mark<number>[] =>
  found.map((one, index) => ({ ...one, id: String(index).padStart(3, '0'), thing: index }));

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(WIDTHS)('on a map %i px wide', (width) => {
  const frame = frameOf(width);
  const acts = actsOf(frame);

  it('no two pins lie on each other, nor on the buttons, and none is cut off', () => {
    fc.assert(
      fc.property(marksIn(frame), (found) => {
        const boxes = pinsIn(marked(found), frame, [acts]).map(boxOf);
        boxes.forEach((one, index) => {
          for (const other of [acts, ...boxes.slice(index + 1)]) expect(overlap(one, other)).toBe(false);
          expect(one.x >= 0 && one.y >= 0).toBe(true);
          expect(one.x + one.width <= frame.width && one.y + one.height <= frame.height).toBe(true);
          expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(44);
        });
      }),
    );
  });

  it('whoever is in sight stands in one pin, and nobody else', () => {
    fc.assert(
      fc.property(marksIn(frame), (found) => {
        const inSight = marked(found).filter(
          ({ at: { x, y } }) => x >= 0 && y >= 0 && x <= frame.width && y <= frame.height,
        );
        const shown = pinsIn(marked(found), frame, [acts]).flatMap(({ things }) => things);
        expect([...shown].sort((a, b) => a - b)).toEqual(inSight.map(({ thing }) => thing));
      }),
    );
  });
});

it('the same stores give the same pins, in whichever order they come', () => {
  const frame = frameOf(328);
  fc.assert(
    fc.property(
      marksIn(frame, 30).chain((found) =>
        fc.tuple(
          fc.constant(marked(found)),
          fc.shuffledSubarray(marked(found), { minLength: found.length, maxLength: found.length }),
        ),
      ),
      ([one, shuffled]) => expect(pinsIn(shuffled, frame)).toEqual(pinsIn(one, frame)),
    ),
  );
});

it('two that have room stay two, and two that have none become one in their middle', () => {
  const frame = frameOf(328);
  const mark = (id: string, x: number) => ({ id, at: { x, y: 200 }, label: 'הצעה', thing: id });
  const width = pinWidth('הצעה');
  expect(pinsIn([mark('a', 100), mark('b', 100 + width + 4)], frame)).toHaveLength(2);
  expect(pinsIn([mark('a', 100), mark('b', 100 + width - 2)], frame)).toEqual([
    expect.objectContaining({ x: 99 + width / 2, y: 200, width: 44, things: ['a', 'b'] }),
  ]);
});

it('is wide enough for its words, which marks of direction do not widen', () => {
  expect(pinWidth('‏1,250 ₪')).toBe(pinWidth('1,250 ₪'));
  expect(pinWidth('3')).toBe(44);
});
