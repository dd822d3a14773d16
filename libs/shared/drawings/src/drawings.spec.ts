import { BusinessCategory } from '@smachot/contracts';
import { coverAddress, DRAWN, hashOf } from './address';
import { drawings } from './drawings';

const all = [...drawings].map(([name, draw]) => ({ name, svg: draw() }));
const nameIn = (address: string): string =>
  /^\/drawings\/([a-z0-9-]+)\.svg\?v=\d+$/.exec(address)?.[1] ?? address;

describe('drawings', () => {
  it('are sixty and more, no two the same', () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(({ svg }) => svg)).size).toBe(all.length);
  });

  it('are the same each time, small, and only shapes', () => {
    for (const { name, svg } of all) {
      expect(drawings.get(name)!()).toBe(svg);
      expect([name, svg.length < 25_000]).toEqual([name, true]);
      expect([name, /<(?!\/?(?:svg|g|path|rect|circle|ellipse)[ >])/.exec(svg)]).toEqual([name, null]);
      expect([name, /NaN|undefined|Infinity/.exec(svg)]).toEqual([name, null]);
    }
  });

  it('are well-formed', () => {
    for (const { name, svg } of all) {
      const groups = svg.replace(/<(path|rect|circle|ellipse)( [a-z-]+="[^"<>]*")+\/>/g, '');
      expect([name, groups.replace(/<\/?(g|svg)( [a-zA-Z-]+="[^"<>]*")*>/g, '')]).toEqual([name, '']);
      expect([name, groups.match(/<g[ >]/g)?.length]).toEqual([name, groups.match(/<\/g>/g)?.length]);
    }
  });

  it('have a cover for every category, the same for the same store and not one for all', () => {
    for (const category of BusinessCategory.options) {
      const addresses = Array.from({ length: 60 }, (_, at) => coverAddress(category, `store-${at}`));
      for (const address of addresses) expect(drawings.has(nameIn(address))).toBe(true);
      expect(new Set(addresses).size).toBe(6);
      expect(coverAddress(category, 'store-1')).toBe(addresses[1]);
    }
  });

  // browsers with the old drawing would not see a changed one: raise DRAWN, then put the new fingerprint here
  it('have not changed under the same version', () => {
    const fingerprint = all.reduce((sum, { name, svg }) => (sum ^ hashOf(name + svg)) >>> 0, 0);
    expect({ DRAWN, fingerprint }).toEqual({ DRAWN: 1, fingerprint: 227609540 });
  });
});
