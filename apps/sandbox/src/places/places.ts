import { createHash } from 'node:crypto';
import { z } from 'zod';
import { localities, venues, type Locality } from './localities';

export type Language = 'he' | 'en';

export interface Place {
  id: string;
  /** The first part of the line: a town, or a hall or street and number inside one. */
  main: Record<Language, string>;
  /** The town of a hall or address. */
  town: Locality | undefined;
  lat: number;
  lng: number;
  types: string[];
}

const country: Record<Language, string> = { he: 'ישראל', en: 'Israel' };

/** The parts of an address, encoded in its id: Hebrew, English, town, kind. */
const spot = z.tuple([z.string(), z.string(), z.string(), z.string()]);

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u0591-\u05c7'"׳״`’]/g, '')
    .replace(/[-־,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const townPlace = (town: Locality): Place => ({
  id: `ChIJtown${Buffer.from(town.en).toString('base64url')}`,
  main: { he: town.he, en: town.en },
  town: undefined,
  lat: town.lat,
  lng: town.lng,
  types: ['locality', 'political', 'geocode'],
});

/** Always the same spot for the same words, within a kilometre and a half of the town's middle. */
function insideTown(text: string, town: Locality): Pick<Place, 'lat' | 'lng'> {
  const digest = createHash('sha256').update(`${text}|${town.en}`).digest();
  const shift = (at: number) => (digest.readUInt16BE(at) / 65_535 - 0.5) * 0.028;
  const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return { lat: rounded(town.lat + shift(0)), lng: rounded(town.lng + shift(2)) };
}

const placeIn = (main: Record<Language, string>, town: Locality, types: string[]): Place => ({
  id: `ChIJspot${Buffer.from(JSON.stringify([main.he, main.en, town.en, types[0]])).toString('base64url')}`,
  main,
  town,
  ...insideTown(main.he, town),
  types,
});

const towns = localities.map(townPlace);
const halls = venues.flatMap(({ he, en, town }) => {
  const at = localities.find((locality) => locality.he === town);
  return at ? [placeIn({ he, en }, at, ['event_venue', 'establishment'])] : [];
});

/** "דיזנגוף 50, תל אביב": words we know no place for, and a town we do. */
function addressIn(input: string): Place | undefined {
  const [first, second] = input.split(',').map((part) => part.trim());
  if (!first || !second) return undefined;
  const town = localities.find((one) =>
    [one.he, one.en].some((name) => plain(name).startsWith(plain(second))),
  );
  return town && placeIn({ he: first, en: first }, town, ['street_address', 'geocode']);
}

const fits = (place: Place, wanted: string) =>
  [...Object.values(place.main), place.town?.he ?? '', place.town?.en ?? ''].some((name) =>
    ` ${plain(name)}`.includes(` ${wanted}`),
  );

/** Up to five suggestions, towns first. */
export function suggest(input: string): Place[] {
  const wanted = plain(input);
  if (!wanted) return [];
  const address = addressIn(input);
  const known = [...towns, ...halls].filter((place) => fits(place, wanted));
  return (address ? [address, ...known] : known).slice(0, 5);
}

/** Addresses carry themselves in their id, so that an id stored long ago still resolves. */
export function findPlace(id: string): Place | undefined {
  const known = [...towns, ...halls].find((place) => place.id === id);
  if (known) return known;
  if (!id.startsWith('ChIJspot')) return undefined;
  try {
    const content: unknown = JSON.parse(Buffer.from(id.slice(8), 'base64url').toString('utf8'));
    const [he, en, townName, type] = spot.parse(content);
    const town = localities.find((locality) => locality.en === townName);
    return town && placeIn({ he, en }, town, [type]);
  } catch {
    return undefined;
  }
}

export const secondaryText = (place: Place, language: Language) =>
  place.town ? `${place.town[language]}, ${country[language]}` : country[language];

export const formattedAddress = (place: Place, language: Language) =>
  place.town
    ? `${place.main[language]}, ${place.town[language]}`
    : `${place.main[language]}, ${country[language]}`;
