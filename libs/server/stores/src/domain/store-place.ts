import type { Location } from '@smachot/contracts';
import type { Geocode } from '@smachot/pricing';
import { townCentre } from './towns';

/** From where distances to a business are measured: its own place, else the middle of its town; undefined: neither is known. */
export const originOf = (location: Location | null, city: string): Geocode | undefined =>
  location?.geocode ?? townCentre(city);

/** A hall is shown to whoever celebrates within an hour's drive of it. */
export const VENUE_REACH_KM = 60;
const KM_PER_DEGREE = 111;

/** A box of degrees around everything within so many kilometres, a little larger than the circle; PostgreSQL's `box`. */
export const reachBox = ({ lat, lng }: Geocode, km: number): string => {
  const tall = (km + 1) / KM_PER_DEGREE;
  const wide = tall / Math.max(0.05, Math.cos(((Math.abs(lat) + tall) * Math.PI) / 180));
  return `(${lng + wide},${lat + tall}),(${lng - wide},${lat - tall})`;
};
