import type { Location } from '@smachot/contracts';
import type { Geocode } from '@smachot/pricing';
import { townCentre } from './towns';

/** About two kilometres. */
const COARSE_DEGREES = 0.02;
const coarse = (degrees: number): number =>
  Number((Math.round(degrees / COARSE_DEGREES) * COARSE_DEGREES).toFixed(2));

/**
 * The point from which distances to a business are measured; undefined when unknown. For a business that comes to the
 * customer it is the middle of its town: its base is often a private home, and with exact distances a few price checks
 * would locate the house. The location in an unknown town is blurred.
 */
export const originOf = (isMobile: boolean, location: Location | null, city: string): Geocode | undefined => {
  const exact = location?.geocode;
  if (!isMobile) return exact ?? townCentre(city);
  return townCentre(city) ?? (exact && { lat: coarse(exact.lat), lng: coarse(exact.lng) });
};

type Place = { isMobile: boolean; location: Location | null; businessCity: string; lat: number; lng: number };

/** The public location of a business. */
export const publicPlace = ({ isMobile, location, businessCity, lat, lng }: Place): Location | null =>
  isMobile ? { address: businessCity, geocode: { lat, lng } } : location;

/** A hall is shown for celebrations within an hour's drive of it. */
export const VENUE_REACH_KM = 60;
