import * as z from 'zod/mini';

/** A rectangle of the map, bounded in degrees. */
export type Area = { south: number; west: number; north: number; east: number };

const degrees = '-?\\d{1,3}(?:\\.\\d{1,6})?';
/** The text form in a URL: south, west, north, east. */
const FORM = new RegExp(`^${degrees}(?:,${degrees}){3}$`);
export const AreaText = z.string().check(z.regex(FORM, { error: 'request.invalid' }));

/** Parses an area; null stands for no area. */
export const readArea = (text: string | null): Area | null => {
  if (text === null || !FORM.test(text)) return null;
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
  const real = south < north && west < east && south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return real ? { south, west, north, east } : null;
};

/** Rounds to four decimals, about ten metres, which is finer than a person points at a map. */
const exact = (degrees: number): string => String(Number(degrees.toFixed(4)));
export const writeArea = ({ south, west, north, east }: Area): string =>
  [south, west, north, east].map(exact).join(',');
