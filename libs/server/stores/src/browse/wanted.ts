import { type browseStores, type InputOf, readArea } from '@smachot/contracts';
import { accept, refuse, type Result, toAgorot } from '@smachot/kernel';
import { askedIn } from '../domain/search/search-question';
import type { Trait } from '../domain/traits';
import type { Wanted } from './wanted-page';
import { positionOf } from './cursor';

export type BrowseInput = InputOf<typeof browseStores>['query'];

const traitsIn = ({ kosher, food, accessible, setting, language }: BrowseInput): Trait[] => {
  const traits: Trait[] = [];
  if (kosher) traits.push(kosher === 'any' ? 'kosher' : `kosher:${kosher}`);
  if (food) traits.push(food);
  if (accessible) traits.push('accessible');
  if (setting) traits.push(setting);
  if (language) traits.push(`speaks:${language}`);
  return traits;
};

/** Agorot, all in. */
const budgetOf = ({ budget, perGuest, participants }: BrowseInput): number | undefined => {
  const sums = [
    ...(budget === undefined ? [] : [budget]),
    ...(perGuest === undefined || participants === undefined ? [] : [perGuest * participants]),
  ];
  return sums.length ? toAgorot(Math.min(...sums).toFixed(2)) : undefined;
};

/** Builds the request of a page. Refuses a cursor of another order, or an invalid one. */
export const wantedBy = (asked: BrowseInput): Result<Wanted> => {
  const { lat, lng, datetime, cursor, perGuest, occasion } = asked;
  if (perGuest !== undefined && asked.participants === undefined)
    return refuse('request.invalid', { fields: { participants: 'field.required' } });
  const place = lat !== undefined && lng !== undefined ? { lat, lng } : undefined;
  const twoKeys =
    asked.sort === 'rating' || (isByLikeness(asked.sort, place) && askedIn(asked.q ?? '').length > 0);
  const after = cursor === undefined ? undefined : positionOf(cursor, twoKeys ? 2 : 1);
  if (cursor !== undefined && !after) return refuse('request.invalid', { fields: { cursor: 'id.invalid' } });
  const { category, participants, rating, q, seats, notice, sort, limit } = asked;
  return accept({
    ...{ category, participants, rating, q, seats, notice, sort, limit },
    place,
    area: asked.area === undefined ? undefined : (readArea(asked.area) ?? NOWHERE),
    after,
    traits: traitsIn(asked),
    preferred: occasion && `suits:${occasion}`,
    datetime: datetime === undefined ? undefined : new Date(datetime),
    budget: budgetOf(asked),
  });
};

/** An impossible area, for a text in the form of an area that is none. */
const NOWHERE = { south: 1, north: 0, west: 0, east: 0 };

const isByLikeness = (sort: BrowseInput['sort'], place: Wanted['place']): boolean =>
  sort === 'recommended' || (sort === 'distance' && !place);
