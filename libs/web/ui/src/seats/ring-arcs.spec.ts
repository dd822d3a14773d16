import fc from 'fast-check';
import { ringArcs } from './ring-arcs';

const circumference = 2 * Math.PI * 84;

it('divides as the reference screen does', () => {
  const [attending, waiting, unsent, declined] = ringArcs([248, 96, 34, 34], 412, circumference);
  expect(attending!.length).toBeCloseTo(294.7, 1);
  expect(attending!.offset).toBeCloseTo(11.5, 1);
  expect(waiting!.offset).toBeCloseTo(329.2, 1);
  expect(unsent!.length).toBeCloseTo(20.6, 1);
  expect(declined!.offset).toBeCloseTo(495.7, 1);
});

it('closes the circle when everybody is of one kind', () => {
  expect(ringArcs([0, 7, 0, 0], 7, circumference)).toEqual([
    null,
    { length: circumference, offset: 0 },
    null,
    null,
  ]);
});

it('draws every kind that has somebody, in order, inside one turn', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2000), { minLength: 4, maxLength: 4 }), fc.nat(500), (values, more) => {
      const total = values.reduce((a, b) => a + b, 0) + more;
      const arcs = ringArcs(values, total, circumference);
      arcs.forEach((arc, index) => expect(arc === null).toBe(values[index] === 0));
      const drawn = arcs.filter((arc) => arc !== null);
      drawn.forEach((arc, index) => {
        expect(arc.length).toBeGreaterThan(0);
        const next = drawn[index + 1];
        if (next) expect(next.offset).toBeGreaterThan(arc.offset + arc.length - 0.001);
      });
      const last = drawn.at(-1);
      if (last && drawn.length > 1)
        expect(last.offset + last.length).toBeLessThanOrEqual(circumference + 0.001);
    }),
  );
});
