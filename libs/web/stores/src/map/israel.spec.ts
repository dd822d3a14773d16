import * as fc from 'fast-check';
import { readArea, writeArea } from '@smachot/contracts';
import { areaOf, placeIn, project, viewOf, viewOfArea, wholeCountry, zoomed } from './israel';

const anywhere = fc.record({
  lat: fc.integer({ min: 2950, max: 3330 }).map((n) => n / 100),
  lng: fc.integer({ min: 3430, max: 3580 }).map((n) => n / 100),
});

it('puts north above south and east right of west', () => {
  const haifa = project({ lat: 32.79, lng: 34.99 });
  const eilat = project({ lat: 29.56, lng: 34.95 });
  expect(haifa.y).toBeLessThan(eilat.y);
  expect(project({ lat: 32, lng: 35.5 }).x).toBeGreaterThan(project({ lat: 32, lng: 34.8 }).x);
  for (const town of [haifa, eilat]) {
    const { x, y } = placeIn(wholeCountry(), town);
    expect(x > 0 && x < 100 && y > 0 && y < 100).toBe(true);
  }
});

it('looks closely enough to part them and widely enough to show all', () => {
  fc.assert(
    fc.property(fc.array(anywhere, { minLength: 1, maxLength: 30 }), (places) => {
      const points = places.map(project);
      const view = viewOf(points);
      for (const point of points) {
        const { x, y } = placeIn(view, point);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(100);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(100);
      }
    }),
  );
});

it('finds the part of the country it shows again', () => {
  fc.assert(
    fc.property(fc.array(anywhere, { maxLength: 10 }), fc.integer({ min: 2, max: 40 }), (places, by) => {
      const view = zoomed(viewOf(places.map(project)), by / 10);
      const again = viewOfArea(readArea(writeArea(areaOf(view)))!);
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs(again[side] - view[side])).toBeLessThan(0.2);
      expect(writeArea(areaOf(view)).split(',').map(Number).every(Number.isFinite)).toBe(true);
    }),
  );
});
