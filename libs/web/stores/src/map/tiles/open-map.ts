import type { Area } from '@smachot/contracts';
import { addProtocol, Map as MapLibre, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { PMTiles, Protocol, TileType } from 'pmtiles';
import { isArchive, kindOf, styleOfTiles, type Palette, type TileKind, type Tiles } from './tile-style';
import 'maplibre-gl/dist/maplibre-gl.css';

export type OpenedMap = MapLibre;

setWorkerUrl(workerUrl);
const archives = new Protocol({ metadata: true });
addProtocol('pmtiles', archives.tile);

/** The kind of tiles; an archive declares it in its header. */
const kindIn = async (url: string): Promise<TileKind> => {
  if (!isArchive(url)) return kindOf(url);
  const archive = new PMTiles(url);
  archives.add(archive);
  return (await archive.getHeader()).tileType === TileType.Mvt ? 'vector' : 'raster';
};

const styleOf = async (
  { styleUrl, tilesUrl }: Tiles,
  palette: Palette,
  language: string,
): Promise<string | StyleSpecification> =>
  styleUrl ?? styleOfTiles(tilesUrl!, await kindIn(tilesUrl!), palette, language);

const CLOSEST = 17;
export const sidesOf = ({ south, west, north, east }: Area): [[number, number], [number, number]] => [
  [west, south],
  [east, north],
];

type Opening = {
  holder: HTMLElement;
  tiles: Tiles;
  palette: Palette;
  language: string;
  area: Area;
  /** Texts of the map's own controls. */
  words: Record<string, string>;
};

/** Opens a map of tiles in its element, once its style is loaded. */
export const openMap = async ({
  holder,
  tiles,
  palette,
  language,
  area,
  words,
}: Opening): Promise<MapLibre> => {
  const style = await styleOf(tiles, palette, language);
  const map = new MapLibre({
    container: holder,
    style,
    bounds: sidesOf(area),
    fitBoundsOptions: { padding: 40, maxZoom: 13 },
    maxZoom: CLOSEST,
    // one finger scrolls the page, as everywhere
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    renderWorldCopies: false,
    attributionControl: false,
    locale: words,
  });
  map.touchZoomRotate.disableRotation();
  return new Promise((resolve, reject) => {
    map.once('load', () => resolve(map));
    map.on('error', ({ error }: { error: unknown }) => {
      // a tile that is missing later is no reason to remove the map
      if (map.loaded() || map.isStyleLoaded()) return;
      map.remove();
      reject(error instanceof Error ? error : new Error('the map cannot be drawn'));
    });
  });
};
