import type { Location } from '@smachot/contracts';
import type { Geocode } from '@smachot/pricing';
import { townCentre } from './towns';

/** About two kilometres. */
const COARSE_DEGREES = 0.02;
const coarse = (degrees: number): number =>
  Number((Math.round(degrees / COARSE_DEGREES) * COARSE_DEGREES).toFixed(2));

/**
 * From where distances to a business are measured; undefined: nobody knows. Of one that comes to the customer it is the middle of
 * its town: its base is often somebody's home, and with exact distances a few price checks would find the house. A town we do
 * not know is blurred.
 */
export const originOf = (isMobile: boolean, location: Location | null, city: string): Geocode | undefined => {
  const exact = location?.geocode;
  if (!isMobile) return exact ?? townCentre(city);
  return townCentre(city) ?? (exact && { lat: coarse(exact.lat), lng: coarse(exact.lng) });
};

type Place = { isMobile: boolean; location: Location | null; businessCity: string; lat: number; lng: number };

/** Where a business is, as everybody may know it. */
export const publicPlace = ({ isMobile, location, businessCity, lat, lng }: Place): Location | null =>
  isMobile ? { address: businessCity, geocode: { lat, lng } } : location;

/** A hall is shown to whoever celebrates within an hour's drive of it. */
export const VENUE_REACH_KM = 60;
