import type { VisitSource } from '@smachot/contracts';

/** A page of this app, without its origin. */
type OwnPage = { pathname: string; search: string };

const SEARCH = /(?:^|\.)(?:google|bing|duckduckgo|yahoo|yandex|ecosia|baidu|brave|startpage)\./;
const SOCIAL =
  /(?:^|\.)(?:facebook|instagram|whatsapp|wa|t|telegram|twitter|x|tiktok|linkedin|lnkd|pinterest|youtube|youtu|reddit|messenger|threads)\.(?:com|me|co|org|in|be|net)$/;

/** Lists that lead to stores: the first page with its map, comparing, favourites, and pages of other stores. */
const sourceOfOwn = ({ pathname, search }: OwnPage): VisitSource => {
  if (pathname === '/') return new URLSearchParams(search).get('view') === 'map' ? 'map' : 'browse';
  return /^\/(?:compare|me\/favourites|partner\/)/.test(pathname) ? 'browse' : 'direct';
};

/** The class of the page that led into the app. Its address goes no further than here. */
export const sourceOfReferrer = (referrer: string, origin: string): VisitSource => {
  if (!URL.canParse(referrer)) return 'direct';
  const from = new URL(referrer);
  if (from.origin === origin) return sourceOfOwn(from);
  // apps that open a page name themselves: android-app://com.instagram.android
  const host =
    from.protocol === 'android-app:' ? from.host.split('.').reverse().slice(1).join('.') : from.host;
  if (SOCIAL.test(host) || SOCIAL.test(`${host}.com`)) return 'social';
  return SEARCH.test(`${host}.`) ? 'search' : 'link';
};

let shown: OwnPage | null = null;
let before: OwnPage | null = null;
/** Sources of the stores seen since the app was opened; later stages keep the first one. */
const sources = new Map<string, VisitSource>();

/** Notes the page that is shown, in memory only; another query of the same page is not another page. */
export const noteShownPage = (page: OwnPage): void => {
  if (shown?.pathname !== page.pathname) before = shown;
  shown = page;
};

/** Where the visitor of a store came from. */
export const sourceOf = (partner: string): VisitSource => {
  const known = sources.get(partner);
  if (known) return known;
  const found = before ? sourceOfOwn(before) : sourceOfReferrer(document.referrer, location.origin);
  sources.set(partner, found);
  return found;
};

/** For tests: as when the app is opened. */
export const forgetShownPages = (): void => {
  shown = null;
  before = null;
  sources.clear();
};
