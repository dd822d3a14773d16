import type { Location } from '@smachot/contracts';

/** Shows the place on a map: by coordinates where known, else by a search. Source: developers.google.com/maps/documentation/urls */
export const mapLink = ({ address, geocode }: Location): string => {
  const query = geocode ? `${geocode.lat},${geocode.lng}` : address;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
};
