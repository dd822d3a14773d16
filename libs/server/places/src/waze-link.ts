import type { Location } from '@smachot/contracts';

/** Opens Waze on the place: by coordinates where known, else by a search. Source: developers.google.com/waze/deeplinks */
export const wazeLink = ({ address, geocode }: Location): string => {
  const where = geocode ? `ll=${geocode.lat}%2C${geocode.lng}&zoom=17` : `q=${encodeURIComponent(address)}`;
  return `https://waze.com/ul?${where}&navigate=yes&utm_source=smachot`;
};
