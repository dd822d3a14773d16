type Seen = {
  ratingSum: number;
  ratingCount: number;
  hasCover: boolean;
  hasAbout: boolean;
  isVerified: boolean;
  pictures: number;
  units: number;
};

/** The number of average ratings that every store is credited with, so that a single high rating does not make it the best. */
const PRIOR = { count: 5, average: 4 };

/** The rank of a store where no order is requested: customers' ratings first, then the completeness of its page. */
export const recommendation = (store: Seen): number => {
  const average = (store.ratingSum + PRIOR.average * PRIOR.count) / (store.ratingCount + PRIOR.count);
  const shows =
    (store.hasCover ? 3 : 0) +
    (store.hasAbout ? 2 : 0) +
    (store.isVerified ? 2 : 0) +
    Math.min(store.pictures, 4) +
    Math.min(store.units, 4);
  return Math.round(average * 1_000) + shows * 20;
};
