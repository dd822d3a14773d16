import type { ClientConfig } from '@smachot/web-platform';
import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';

export type Tiles = NonNullable<ClientConfig['map']>;
/** Colours of the page that the map is part of. */
export type Palette = Record<'land' | 'water' | 'green' | 'road' | 'text' | 'halo', string>;
export type TileKind = 'raster' | 'vector';

export const isArchive = (url: string): boolean => new URL(url).pathname.endsWith('.pmtiles');
/** The kind of tiles at an address with {z}, {x} and {y}. An archive declares its own. */
export const kindOf = (url: string): TileKind =>
  /\.(mvt|pbf)$/i.test(new URL(url).pathname) ? 'vector' : 'raster';

const sourceOf = (url: string, kind: TileKind): SourceSpecification => {
  const from = isArchive(url) ? { url: `pmtiles://${url}` } : { tiles: [url], maxzoom: 15 };
  return kind === 'raster' ? { type: 'raster', tileSize: 256, ...from } : { type: 'vector', ...from };
};

const of = { source: 'tiles' } as const;
const isOf = (...kinds: string[]) => ['in', ['get', 'kind'], ['literal', kinds]] as never;

const groundLayers = (palette: Palette): LayerSpecification[] => [
  { id: 'water-everywhere', type: 'background', paint: { 'background-color': palette.water } },
  { id: 'land', type: 'fill', ...of, 'source-layer': 'earth', paint: { 'fill-color': palette.land } },
  {
    id: 'green',
    type: 'fill',
    ...of,
    'source-layer': 'landuse',
    filter: isOf('park', 'forest', 'wood', 'nature_reserve', 'national_park', 'grass', 'farmland'),
    paint: { 'fill-color': palette.green, 'fill-opacity': 0.35 },
  },
  { id: 'water', type: 'fill', ...of, 'source-layer': 'water', paint: { 'fill-color': palette.water } },
];

/** Line width that grows with the zoom. */
const growing = (from: number, to: number) =>
  ['interpolate', ['exponential', 1.6], ['zoom'], 8, from, 18, to] as never;

const roadLayers = (palette: Palette): LayerSpecification[] => [
  {
    id: 'streets',
    type: 'line',
    ...of,
    'source-layer': 'roads',
    minzoom: 12,
    filter: isOf('minor_road', 'path'),
    paint: { 'line-color': palette.road, 'line-width': growing(0.2, 12) },
  },
  {
    id: 'roads',
    type: 'line',
    ...of,
    'source-layer': 'roads',
    filter: isOf('highway', 'major_road', 'medium_road'),
    paint: { 'line-color': palette.road, 'line-width': growing(1, 18) },
  },
];

const nameLayers = (palette: Palette, language: string): LayerSpecification[] => {
  const name = ['coalesce', ['get', `name:${language}`], ['get', 'name']] as never;
  const halo = { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 1.5 };
  return [
    {
      id: 'street-names',
      type: 'symbol',
      ...of,
      'source-layer': 'roads',
      minzoom: 14,
      layout: { 'symbol-placement': 'line', 'text-field': name, 'text-size': 12 },
      paint: halo,
    },
    {
      id: 'towns',
      type: 'symbol',
      ...of,
      'source-layer': 'places',
      filter: isOf('locality', 'neighbourhood'),
      layout: { 'text-field': name, 'text-size': 14, 'text-max-width': 8 },
      paint: halo,
    },
  ];
};

/** Layers by the names of the Protomaps basemap. No borders inside, as in our own drawing. */
const layersOf = (palette: Palette, language: string): LayerSpecification[] => [
  ...groundLayers(palette),
  ...roadLayers(palette),
  ...nameLayers(palette, language),
];

/** Our own style for tiles without one. Letters are drawn from the page's fonts, and no others are fetched. */
export const styleOfTiles = (
  url: string,
  kind: TileKind,
  palette: Palette,
  language: string,
): StyleSpecification => ({
  version: 8,
  sources: { tiles: sourceOf(url, kind) },
  layers:
    kind === 'raster' ? [{ id: 'tiles', type: 'raster', source: 'tiles' }] : layersOf(palette, language),
});

/** The attribution as plain text; tiles may provide it as HTML. */
export const plainAttribution = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&copy;|&#169;/g, '©')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
