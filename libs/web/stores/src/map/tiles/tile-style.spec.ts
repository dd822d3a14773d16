import { isArchive, kindOf, plainAttribution, styleOfTiles } from './tile-style';

const palette = { land: '#1', water: '#2', green: '#3', road: '#4', text: '#5', halo: '#6' };

it.each([
  ['https://t.example/{z}/{x}/{y}.png', 'raster'],
  ['https://t.example/{z}/{x}/{y}.webp?key=1', 'raster'],
  ['https://t.example/tiles/{z}/{x}/{y}', 'raster'],
  ['https://t.example/{z}/{x}/{y}.mvt?key=1', 'vector'],
  ['https://t.example/{z}/{x}/{y}.pbf', 'vector'],
])('%s has %s tiles', (url, kind) => expect(kindOf(url)).toBe(kind));

it('takes an archive for one, whatever is asked of it', () => {
  expect(isArchive('https://t.example/israel.pmtiles?v=2')).toBe(true);
  expect(isArchive('https://t.example/{z}/{x}/{y}.png')).toBe(false);
  const { sources } = styleOfTiles('https://t.example/israel.pmtiles', 'vector', palette, 'he');
  expect(sources['tiles']).toEqual({ type: 'vector', url: 'pmtiles://https://t.example/israel.pmtiles' });
});

it('draws pictures as they are', () => {
  const style = styleOfTiles('https://t.example/{z}/{x}/{y}.png', 'raster', palette, 'he');
  expect(style.sources['tiles']).toMatchObject({
    type: 'raster',
    tiles: ['https://t.example/{z}/{x}/{y}.png'],
  });
  expect(style.layers).toEqual([{ id: 'tiles', type: 'raster', source: 'tiles' }]);
});

it('names towns and streets in the language of the page, with letters of its own fonts', () => {
  const style = styleOfTiles('https://t.example/il.pmtiles', 'vector', palette, 'he');
  const named = style.layers.flatMap((layer) => (layer.type === 'symbol' ? [layer.layout] : []));
  expect(named).toHaveLength(2);
  for (const layout of named)
    expect(layout).toMatchObject({ 'text-field': ['coalesce', ['get', 'name:he'], ['get', 'name']] });
  expect(style.glyphs).toBeUndefined();
  expect(new Set(style.layers.map(({ id }) => id)).size).toBe(style.layers.length);
});

it('says whose the tiles are without the marks of a page', () =>
  expect(plainAttribution('<a href="https://o.example">&copy; Open &amp; Map</a>  contributors')).toBe(
    '© Open & Map contributors',
  ));
