import { type WebPath, webPaths } from '@smachot/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { adminsTour } from '../tours/admins.tour';
import { customersTour } from '../tours/customers.tour';
import { demoHostsTour } from '../tours/demo-hosts.tour';
import { guestsTour } from '../tours/guests.tour';
import { hostsTour } from '../tours/hosts.tour';
import { linksTour } from '../tours/links.tour';
import { newHostsTour } from '../tours/new-hosts.tour';
import { partnersTour } from '../tours/partners.tour';
import { storeThingsTour } from '../tours/store-things.tour';
import type { Tour } from '../tours/tour';
import { visitorsTour } from '../tours/visitors.tour';
import type { Words } from '../words';

/** Pages at which no tour stops, and why. */
const WITHOUT_A_STOP: Partial<Record<WebPath, string>> = {
  '/dashboard/:storeUsername/statistics/*': 'leads on to /analytics',
  '/dashboard/:storeUsername/edit': 'the screen of /edit-profile at a second address',
  '/dashboard/:storeUsername/edit/pricing-unit/:pricingUnitId':
    'the screen of /pricing-unit/:pricingUnitId at a second address',
};

const ID = 'some-id';
const THING = { id: ID, name: ID };
const MARKET = { day: '2030-01-01', waitingId: ID, approvedId: ID, menuId: ID };
const THINGS = {
  ...{ unit: THING, event: THING, proposal: THING, customer: THING, coupon: THING },
  ...{ newsletter: THING, article: THING, thread: THING, booking: THING },
};

/** All tours, not walked here: each checks on its way that a stop is at the page it names. */
const toursOf = (page: Page, words: Words): Tour[] => [
  visitorsTour(page, words),
  linksTour(page, words),
  guestsTour(page, words, { eventId: ID, link: ID, pastId: ID }),
  newHostsTour(page, words, ID),
  hostsTour(page, words, { event: { _id: ID }, rsvps: [], asked: { _id: ID }, campaignId: ID }),
  demoHostsTour(page, words),
  customersTour(page, words, MARKET),
  partnersTour(page, words, MARKET),
  storeThingsTour(page, words, THINGS, ID),
  adminsTour(page, words),
];

test('a tour stops at every page of the web app', ({ page, words }) => {
  const stops = new Set(toursOf(page, words).flatMap((tour) => tour.flatMap(({ route }) => route ?? [])));
  const excepted = Object.keys(WITHOUT_A_STOP);
  expect(webPaths.filter((path) => !stops.has(path)).sort()).toEqual(excepted.sort());
});
