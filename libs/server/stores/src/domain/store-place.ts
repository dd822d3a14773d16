import type { Location } from '@smachot/contracts';
import type { Geocode } from '@smachot/pricing';
import { townCentre } from './towns';

/** From where distances to a business are measured: its own place, else the middle of its town; undefined: neither is known. */
export const originOf = (location: Location | null, city: string): Geocode | undefined =>
  location?.geocode ?? townCentre(city);

/** A hall is shown to whoever celebrates within an hour's drive of it. */
export const VENUE_REACH_KM = 60;
