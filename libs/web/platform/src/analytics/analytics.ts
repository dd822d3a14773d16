import type { SessionUser } from '../session/claims';
import { consent, onConsent } from './consent';
import { loadFlags, resetFlags } from './flags';
import { captureProductEvent, type ProductTarget } from './product-analytics';
import { anonymousId, forgetVisitor } from './visitor';
import { sendWebEvent, type WebTarget } from './web-analytics';

type Properties = Record<string, string | number | boolean | null>;
/** The services of this installation; null: not configured. */
type Targets = { product: ProductTarget | null; web: WebTarget | null };

/** Guests' answer pages and the pages on which a card may be given are never measured: the privacy page says so. */
const UNWATCHED = /^\/(rsvp|me\/(payments|orders\/)|event\/|.+\/(checkout|account)\b)/;

let targets: Targets = { product: null, web: null };
let person: SessionUser | null = null;
/** Of the shown page; null: none yet. */
let page: string | null = null;

const isAllowed = () => consent() === 'granted' && !UNWATCHED.test(location.pathname);

const capture = (event: string, properties: Record<string, unknown>): void => {
  if (!targets.product || !isAllowed()) return;
  captureProductEvent(targets.product, event, properties, person?.id);
  void loadFlags(targets.product, person?.id ?? anonymousId('product'));
};

/** Only after consent, only ids of our own and numbers: no names of guests, no phones, no free text. */
export const track = (event: string, properties: Properties = {}): void => {
  capture(event, properties);
  if (targets.web && isAllowed()) sendWebEvent(targets.web, event, properties, page ?? '/');
};

/** @param pattern path of the page with the names of its parameters in place of their values */
export const trackPage = (pattern: string): void => {
  page = pattern;
  track('$pageview', { path: pattern });
};

const sayWho = (): void => {
  if (!person) return;
  const name = `${person.firstName} ${person.lastName}`.trim();
  capture('$identify', { $anon_distinct_id: anonymousId('product'), $set: { name } });
};

/** Identifies the person by id and full name, as the specification requires; the name is personal data, so consent is required here too. */
export const identifyPerson = (user: SessionUser | null): void => {
  const news = user?.id !== person?.id;
  person = user;
  if (news) sayWho();
};

/** Sends the identity and the page view that were held back until there was consent and a target. */
const begin = (): void => {
  sayWho();
  if (page !== null) trackPage(page);
};

export const resetAnalytics = (): void => {
  person = null;
  forgetVisitor();
  resetFlags();
};

export const startAnalytics = (given: Targets): void => {
  const isFirst = targets.product === null && targets.web === null;
  targets = given;
  if (isFirst) begin();
};

onConsent(() => {
  if (consent() === 'granted') return begin();
  forgetVisitor();
  resetFlags();
});
