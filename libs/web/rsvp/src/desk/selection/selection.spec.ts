import fc from 'fast-check';
import { choose, extent, nobody, toggle, toggleRange, unchoose } from './selection';

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 40 }).map(String), { maxLength: 40 });

describe('choosing guests', () => {
  it('toggles one and back', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 0, max: 40 }).map(String), (chosen, id) => {
        const before = new Set(chosen);
        const once = toggle(before, id);
        expect(once.has(id)).toBe(!before.has(id));
        expect(toggle(once, id)).toEqual(before);
      }),
    );
  });

  it('gives a whole range the state of the row that was pressed, whichever way it runs', () => {
    const rows = ['a', 'b', 'c', 'd', 'e'];
    expect([...toggleRange(new Set(['d']), rows, 'd', 'b')].sort()).toEqual(['b', 'c', 'd']);
    expect([...toggleRange(new Set(rows), rows, 'b', 'd')].sort()).toEqual(['a', 'e']);
    expect([...toggleRange(nobody, rows, 'gone', 'd')]).toEqual(['d']);
  });

  it('keeps guests outside the loaded rows chosen', () => {
    expect([...toggleRange(new Set(['far']), ['a', 'b'], 'a', 'b')].sort()).toEqual(['a', 'b', 'far']);
    expect([...unchoose(choose(nobody, ['a', 'far']), ['a'])]).toEqual(['far']);
  });

  it('says all only when nobody is left out', () => {
    expect(extent(nobody, ['a'], false)).toBe('none');
    expect(extent(new Set(['a']), ['a', 'b'], false)).toBe('some');
    expect(extent(new Set(['a', 'b']), ['a', 'b'], false)).toBe('all');
    // More rows are on the server: two loaded and selected rows are not the whole list.
    expect(extent(new Set(['a', 'b']), ['a', 'b'], true)).toBe('some');
    expect(extent(new Set(['a', 'b', 'far']), ['a', 'b'], true)).toBe('all');
    expect(extent(new Set(['far']), [], false)).toBe('some');
  });
});
