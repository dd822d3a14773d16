import {
  BrowseSort,
  BusinessCategory,
  lacksStreet,
  Occasion,
  readArea,
  type Location,
  type Narrowing,
} from '@smachot/contracts';
import { cutText } from '@smachot/kernel';
import type { EventInfo } from '../event-info/event-info';
import { narrowingsOf, NO_NARROWINGS, readNarrowings, writeNarrowings, type Narrowings } from './narrowings';
import type { BrowseArg } from '../stores-api';

type Sort = BrowseArg['sort'] & string;

/** All parameters of a browse page; they are in the address, so that a page can be shared. */
export type BrowseSearch = EventInfo &
  Narrowings & {
    category: BusinessCategory | null;
    sort: Sort;
    /** The highest total price in shekels, delivery included. */
    budget: number | null;
    rating: number | null;
    q: string;
    view: 'list' | 'map';
    /** The area of the map that is searched, as `readArea` parses it. */
    area: string | null;
  };

const EVENT_NAMES = ['celebrating', 'datetime', 'place', 'lat', 'lng', 'participants'] as const;
const MOST_PARTICIPANTS = 100_000;

const one = <T extends string>(options: readonly T[], value: string | null): T | null =>
  options.find((option) => option === value) ?? null;

const within = (value: string | null, min: number, max: number): number | null => {
  const number = value?.trim() ? Number(value) : Number.NaN;
  return number >= min && number <= max ? number : null;
};

const instant = (value: string | null): string | null => {
  const at = Date.parse(value ?? '');
  return Number.isNaN(at) ? null : new Date(at).toISOString();
};

const placeIn = (params: URLSearchParams): Location | null => {
  const address = cutText(params.get('place')?.trim() ?? '', 300);
  if (!address) return null;
  const lat = within(params.get('lat'), -90, 90);
  const lng = within(params.get('lng'), -180, 180);
  const placeId = params.get('placeId')?.slice(0, 300);
  return {
    address,
    ...(placeId ? { placeId } : {}),
    // no town has a longer name
    ...(params.get('in') === 'town' && address.length <= 150 ? { town: address } : {}),
    ...(lat === null || lng === null ? {} : { geocode: { lat, lng } }),
  };
};

/** Whether the address has any parameter of an event. */
export const saysEvent = (params: URLSearchParams): boolean => EVENT_NAMES.some((name) => params.has(name));

/** Parses the search from an address; invalid values are left out. */
export const readSearch = (params: URLSearchParams): BrowseSearch => {
  const participants = within(params.get('participants'), 1, MOST_PARTICIPANTS);
  return {
    ...readNarrowings(params),
    celebrating: one(Occasion.options, params.get('celebrating')),
    datetime: instant(params.get('datetime')),
    location: placeIn(params),
    participants: participants === null ? null : Math.floor(participants),
    category: one(BusinessCategory.options, params.get('category')),
    sort: one(BrowseSort.options, params.get('sort')) ?? 'recommended',
    budget: within(params.get('budget'), 1, 100_000_000),
    rating: within(params.get('rating'), 1, 5),
    q: cutText(params.get('q')?.trim() ?? '', 100),
    view: params.get('view') === 'map' ? 'map' : 'list',
    area: readArea(params.get('area')) ? params.get('area') : null,
  };
};

/** Writes a search to an address; default values are omitted. `kept`: an address whose other parameters stay. */
export const writeSearch = (search: BrowseSearch, kept = new URLSearchParams()): URLSearchParams => {
  const { location } = search;
  const words: Record<string, string | number | null | undefined> = {
    celebrating: search.celebrating,
    datetime: search.datetime,
    place: location?.address,
    placeId: location?.placeId,
    in: location && lacksStreet(location) ? 'town' : null,
    lat: location?.geocode?.lat,
    lng: location?.geocode?.lng,
    participants: search.participants,
    category: search.category,
    q: search.q,
    ...writeNarrowings(search),
    budget: search.budget,
    rating: search.rating,
    sort: search.sort === 'recommended' ? null : search.sort,
    view: search.view === 'list' ? null : search.view,
    area: search.area,
  };
  const params = new URLSearchParams(kept);
  for (const [name, value] of Object.entries(words))
    if (value === null || value === undefined || value === '') params.delete(name);
    else params.set(name, String(value));
  return params;
};

const PAGE = 20;
/** The page size of a map, which shows all stores that a list would page through. */
const MAP_PAGE = 60;

/** Builds the request of a search. A past time is omitted, because no store is free then. */
export const questionOf = (search: BrowseSearch, now: Date): BrowseArg => {
  const { category, celebrating, datetime, location, participants, budget, rating, q, sort, view, area } =
    search;
  const geocode = location?.geocode;
  return {
    ...(category ? { category } : {}),
    ...(celebrating ? { occasion: celebrating } : {}),
    ...narrowingsOf(search, participants !== null),
    ...(datetime && new Date(datetime) > now ? { datetime } : {}),
    ...geocode,
    ...(area ? { area } : {}),
    ...(participants ? { participants } : {}),
    ...(budget ? { budget } : {}),
    ...(rating ? { rating } : {}),
    ...(q ? { q } : {}),
    // a sort by distance needs a place
    sort: sort === 'distance' && !geocode ? 'recommended' : sort,
    limit: view === 'map' ? MAP_PAGE : PAGE,
  };
};

/** The number of active filters that are hidden behind "filters". */
export const narrowings = (search: BrowseSearch): number =>
  [
    search.budget,
    search.rating,
    ...Object.keys(NO_NARROWINGS).map((name) => search[name as keyof Narrowings]),
  ].filter((said) => said !== null).length;

/** The change that removes one filter from the search. */
export const withoutOne = (narrowing: Narrowing): Partial<BrowseSearch> => {
  if (narrowing === 'q') return { q: '' };
  if (narrowing === 'place') return { location: null };
  if (narrowing === 'category') return { category: null satisfies BusinessCategory | null };
  return { [narrowing]: null };
};
