import * as fc from 'fast-check';
import { pinsOf, placeIn, project, viewOf, wholeCountry } from './israel';

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

it('loses nobody to a neighbour, and marks lie apart', () => {
  fc.assert(
    fc.property(fc.array(anywhere, { maxLength: 40 }), (places) => {
      const things = places.map((place, index) => ({ at: project(place), thing: index }));
      const view = viewOf(things.map(({ at }) => at));
      const pins = pinsOf(things, view);
      expect(pins.flatMap((pin) => pin.things).sort((a, b) => a - b)).toEqual(
        places.map((_, index) => index),
      );
      pins.forEach((one, index) => {
        for (const other of pins.slice(index + 1)) {
          const [a, b] = [placeIn(view, one.at), placeIn(view, other.at)];
          expect(Math.abs(a.x - b.x) < 17 && Math.abs(a.y - b.y) < 6).toBe(false);
        }
      });
    }),
  );
});
