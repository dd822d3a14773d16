import type { Area, StoreCard } from '@smachot/contracts';

export type Geocode = NonNullable<StoreCard['geocode']>;
export type Point = { x: number; y: number };
/** A rectangle of the map, in the map's own units. */
export type View = Point & { width: number; height: number };

const WEST = 34.05;
const NORTH = 33.45;
const UNITS = 200;
/** At this latitude a degree of longitude is shorter than one of latitude. */
const SHRINK = Math.cos((31.4 * Math.PI) / 180);

export const project = ({ lat, lng }: Geocode): Point => ({
  x: Math.round((lng - WEST) * SHRINK * UNITS * 10) / 10,
  y: Math.round((NORTH - lat) * UNITS * 10) / 10,
});

const path = (text: string): string =>
  `M${text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [lng = 0, lat = 0] = pair.split(',').map(Number);
      const { x, y } = project({ lat, lng });
      return `${x} ${y}`;
    })
    .join('L')}Z`;

/** The land's outline, drawn from the coast, the rivers and the rift: no borders inside. Longitude,latitude. */
export const LAND = path(`
  35.10,33.09 35.20,33.09 35.32,33.11 35.43,33.07 35.50,33.10 35.53,33.24 35.58,33.29 35.63,33.25 35.72,33.32 35.80,33.34
  35.83,33.26 35.81,33.13 35.88,32.98 35.85,32.88 35.79,32.76 35.72,32.71 35.63,32.69 35.57,32.64 35.56,32.51 35.57,32.39
  35.55,32.20 35.53,32.10 35.54,31.93 35.55,31.77 35.58,31.66 35.55,31.48 35.51,31.34 35.42,31.22 35.42,31.10 35.45,30.95
  35.36,30.80 35.28,30.70 35.20,30.57 35.16,30.45 35.18,30.34 35.14,30.15 35.08,30.00 35.05,29.85 35.01,29.70 34.98,29.54
  34.90,29.49 34.85,29.66 34.77,29.84 34.70,30.02 34.62,30.26 34.53,30.46 34.48,30.68 34.40,30.90 34.32,31.10 34.27,31.22
  34.22,31.32 34.36,31.45 34.47,31.58 34.55,31.68 34.63,31.80 34.69,31.93 34.74,32.04 34.79,32.15 34.84,32.32 34.87,32.45
  34.90,32.60 34.94,32.74 34.96,32.83 35.02,32.83 35.07,32.86 35.08,32.93 35.10,33.03`);
export const WATERS = [
  path('35.53,32.86 35.57,32.90 35.61,32.89 35.64,32.82 35.62,32.74 35.58,32.70 35.55,32.74 35.52,32.80'),
  path(
    '35.48,31.74 35.55,31.77 35.58,31.66 35.56,31.48 35.51,31.34 35.44,31.30 35.42,31.22 35.39,31.28 35.40,31.42 35.46,31.60',
  ),
];

export const TOWNS: readonly { id: 'haifa' | 'telAviv' | 'jerusalem' | 'beerSheva' | 'eilat'; at: Point }[] =
  [
    { id: 'haifa', at: project({ lat: 32.79, lng: 34.99 }) },
    { id: 'telAviv', at: project({ lat: 32.08, lng: 34.79 }) },
    { id: 'jerusalem', at: project({ lat: 31.77, lng: 35.21 }) },
    { id: 'beerSheva', at: project({ lat: 31.25, lng: 34.79 }) },
    { id: 'eilat', at: project({ lat: 29.56, lng: 34.95 }) },
  ];

/** Width to height of the drawing's frame. */
const ASPECT = 4 / 5;
const LEAST_WIDTH = 36;
const AIR = 1.35;

const framed = (centre: Point, width: number): View => ({
  x: centre.x - width / 2,
  y: centre.y - width / ASPECT / 2,
  width,
  height: width / ASPECT,
});

export const wholeCountry = (): View => {
  const top = project({ lat: 33.4, lng: 34.95 });
  const bottom = project({ lat: 29.42, lng: 34.95 });
  return framed({ x: top.x, y: (top.y + bottom.y) / 2 }, (bottom.y - top.y) * ASPECT);
};

/** The closest view that shows all points with a margin; the whole country for none. */
export const viewOf = (points: readonly Point[]): View => {
  if (points.length === 0) return wholeCountry();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max((right - left) * AIR, (bottom - top) * AIR * ASPECT, LEAST_WIDTH);
  return framed({ x: (left + right) / 2, y: (top + bottom) / 2 }, width);
};

/** Position in percent of the frame, from its upper left corner. */
export const placeIn = (view: View, { x, y }: Point): Point => ({
  x: ((x - view.x) / view.width) * 100,
  y: ((y - view.y) / view.height) * 100,
});

const unproject = ({ x, y }: Point): Geocode => ({ lat: NORTH - y / UNITS, lng: WEST + x / SHRINK / UNITS });

/** The geographic area of a view. */
export const areaOf = ({ x, y, width, height }: View): Area => {
  const [upper, lower] = [unproject({ x, y }), unproject({ x: x + width, y: y + height })];
  return { south: lower.lat, west: upper.lng, north: upper.lat, east: lower.lng };
};

/** The closest view that shows the whole area. */
export const viewOfArea = ({ south, west, north, east }: Area): View => {
  const [upper, lower] = [project({ lat: north, lng: west }), project({ lat: south, lng: east })];
  const [width, height] = [lower.x - upper.x, lower.y - upper.y];
  return framed({ x: upper.x + width / 2, y: upper.y + height / 2 }, Math.max(width, height * ASPECT));
};

const WIDEST = 1_000;
const CLOSEST = 4;
/** The view zoomed in or out around its centre. */
export const zoomed = (view: View, by: number): View =>
  framed(
    { x: view.x + view.width / 2, y: view.y + view.height / 2 },
    Math.min(Math.max(view.width / by, CLOSEST), WIDEST),
  );
