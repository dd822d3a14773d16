import type { Page } from '@playwright/test';
import { becomePartner } from '@smachot/contracts';
import { expect, test, wideScreen } from '../journey';
import { aHost, arriveAs } from '../world/a-host';
import { leadTo } from '../screens/shell';
import { anEvent } from '../world/an-event';
import { askProduct } from '../world/product';
import type { Words } from '../words';

test.use({ viewport: wideScreen });

const unit = '5a1d3c5e-6f70-4f3e-9f51-0d6f5b6c7d8e';
type Expected = (words: Words) => string;
/** An address, the title of its screen, and where it leads when that is elsewhere. */
type Screen = [path: string, expected: Expected, endsAt?: string];
const soon =
  (feature: string): Expected =>
  ({ shell }) =>
    shell('planned.soonTitle', { feature: shell(`planned.features.${feature}`) });
const later =
  (feature: string): Expected =>
  ({ shell }) =>
    shell('planned.notImplementedTitle', { feature: shell(`planned.features.${feature}`) });
const missing: Expected = ({ shell }) => shell('notFound.title');

const discover: Expected = ({ events }) => events('title');

const open: Screen[] = [
  ['/discover', discover],
  ['/become-a-partner', ({ dashboard }) => dashboard('become.pitch.heroTitle')],
  ['/verify-email', ({ dashboard }) => dashboard('verify.failed')],
  ['/event', discover],
  ['/event/celebrations-conference', () => 'הכנס השנתי לתכנון שמחות'],
  ['/event/never-was', ({ shell }) => shell('notFound.event')],
  ['/me/favourites', ({ stores }) => stores('favourites.title')],
  ['/compare', ({ stores }) => stores('compare.title')],
  ['/partner/savta-julie', () => 'המטבח של סבתא ג׳ולי'],
  ['/partner/savta-julie/reviews', () => 'המטבח של סבתא ג׳ולי'],
  ['/partner/sweet-garden', ({ stores }) => stores('missing.store')],
  ['/partner/sweet-garden/checkout', ({ orders }) => orders('nothing.title')],
  [`/partner/savta-julie/${unit}`, ({ stores }) => stores('missing.unit')],
  [`/proposal/${unit}`, ({ orders }) => orders('offer.missing')],
  [`/partner/savta-julie/${unit}/reviews`, ({ reviews }) => reviews('missing')],
  ['/booking', ({ orders }) => orders('bookings.link.over')],
  ['/login', ({ identity }) => identity('phone.title')],
  ['/login/verify', ({ identity }) => identity('phone.title'), '/login'],
  ['/login/signup', ({ identity }) => identity('phone.title'), '/login'],
  ['/help', ({ articles }) => articles('help.title')],
  ['/help/no-such-article', ({ articles }) => articles('article.missing')],
  ['/accessibility', ({ shell }) => shell('accessibilityStatement')],
  ['/account-closed', ({ identity }) => identity('closed.title')],
  ['/422', ({ shell }) => shell('problem.title')],
  ['/404', missing],
  ['/nowhere', missing],
  ['/nowhere/at/all', missing],
];

const mine: Screen[] = [
  ['/me', ({ identity }) => identity('home.hello', { name: 'נועה' })],
  ['/me/rsvps', ({ rsvp }) => rsvp('invitations.title')],
  ['/me/rsvps/new', ({ rsvp }) => rsvp('form.newTitle')],
  ['/me/payments', ({ payments }) => payments('title')],
  ['/me/profile', ({ identity }) => identity('profile.title')],
  ['/me/messages', ({ conversations }) => conversations('title')],
  ['/me/orders', ({ orders }) => orders('mine.title')],
  ['/me/orders/12', ({ orders }) => orders('order.missing')],
  ['/me/events', ({ events }) => events('mine')],
  ['/me/events/new', ({ events }) => events('new')],
  [`/me/events/${unit}`, ({ events }) => events('missing')],
  [`/me/events/${unit}/edit`, ({ events }) => events('missing')],
  ['/me/reviews', ({ reviews }) => reviews('mine.title')],
  ['/me/nowhere', missing],
];

/** For super admins only; a host finds none of them. */
const admin: Screen[] = [
  ['', missing],
  ['/users', missing],
  [`/users/${unit}`, missing],
  ['/partners', missing],
  [`/partners/${unit}`, missing],
  ['/orders', missing],
  ['/subscriptions', missing],
  ['/audit', missing],
  ['/bank-details', missing],
  ['/refunds', missing],
  ['/sending', missing],
  ['/help', missing],
  ['/help/new', missing],
  [`/help/${unit}`, missing],
  ['/coupons', missing],
  ['/coupons/new', missing],
  ['/payouts', missing],
  ['/reports', missing],
  ['/review-reports', missing],
];

const STORE = 'מטבח הדרך';
const store: Screen[] = [
  ['', () => STORE],
  ['/orders', ({ orders }) => orders('store.title')],
  ['/orders/kitchen', ({ orders }) => orders('production.title')],
  ['/orders/bookings/new', ({ orders }) => orders('bookings.new')],
  [`/orders/bookings/${unit}`, ({ orders }) => orders('bookings.one')],
  ['/messages', ({ conversations }) => conversations('title')],
  ['/analytics', ({ dashboard }) => dashboard('places.analytics')],
  ['/edit-profile', ({ dashboard }) => dashboard('places.profile')],
  ['/reviews', ({ reviews }) => reviews('title')],
  ['/crew', ({ dashboard }) => dashboard('places.crew')],
  ['/account', ({ dashboard }) => dashboard('places.account')],
  ['/account/plans', ({ dashboard }) => dashboard('plans.title')],
  ['/events', ({ events }) => events('ofStore')],
  ['/events/new', ({ events }) => events('new')],
  ['/events/7', ({ events }) => events('missing')],
  ['/events/7/edit', ({ events }) => events('missing')],
  ['/business-availability', ({ dashboard }) => dashboard('availability.title')],
  ['/proposals', ({ dashboard }) => dashboard('places.proposals')],
  ['/proposals/new', ({ dashboard }) => dashboard('proposals.new')],
  ['/proposals/terms', ({ dashboard }) => dashboard('terms.title')],
  ['/edit', ({ dashboard }) => dashboard('places.profile')],
  [`/edit/pricing-unit/${unit}`, ({ dashboard }) => dashboard('unit.missing')],
  ['/pricing-unit', ({ dashboard }) => dashboard('units.title')],
  ['/pricing-unit/new', ({ dashboard }) => dashboard('units.new')],
  [`/pricing-unit/${unit}`, ({ dashboard }) => dashboard('unit.missing')],
  ['/articles', later('articles')],
  ['/qr', ({ dashboard }) => dashboard('places.qr')],
  ['/newsletters', soon('newsletters')],
  ['/payments', ({ dashboard }) => dashboard('places.payments')],
  ['/business-info', ({ dashboard }) => dashboard('places.businessInfo')],
  ['/banking-info', ({ dashboard }) => dashboard('places.banking')],
  ['/statistics', ({ dashboard }) => dashboard('places.analytics')],
  ['/customers', ({ dashboard }) => dashboard('places.customers')],
  [`/customers/${unit}`, ({ dashboard }) => dashboard('places.customers')],
  ['/nowhere', missing],
];

/** Addresses of things the server knows not to exist: crawlers get a 404 there, too. */
const knownMissing = new Set([
  '/event/never-was',
  '/help/no-such-article',
  '/partner/sweet-garden',
  `/partner/savta-julie/${unit}`,
  `/partner/savta-julie/${unit}/reviews`,
]);
/**
 * Whether the server itself knows without a session that the page does not exist; only the app can tell that a store is another
 * person's.
 */
const isGone = (path: string): boolean =>
  knownMissing.has(path) || path === '/404' || /\/nowhere(\/|$)/.test(path);

/** The server gives the app for the address, and the app its screen: one by one, without loading the app each time. */
async function expectScreens(page: Page, words: Words, screens: Screen[]): Promise<void> {
  for (const [path, expected, endsAt] of screens) {
    const answer = await page.request.get(path);
    expect.soft(answer.status(), path).toBe(isGone(path) ? 404 : 200);
    expect.soft(answer.headers()['content-type'], path).toContain('text/html');
    await leadTo(page, path);
    if (endsAt) await expect.soft(page, path).toHaveURL(endsAt);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(expected(words));
  }
}

test('every route of a visitor shows its screen or says that it is coming', async ({ page, words }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.stores('browse.title'));
  await expectScreens(page, words, open);
  const guarded = [
    '/me',
    '/me/rsvps',
    '/admin-panel',
    '/dashboard/sweet-garden',
    `/proposal/${unit}/checkout`,
  ];
  for (const path of guarded) {
    await page.goto(path);
    await expect.soft(page, path).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
});

test('every route of somebody signed in shows its screen or says that it is coming', async ({
  page,
  context,
  words,
}) => {
  const host = await aHost();
  const { _id, title } = await anEvent(host);
  await arriveAs(context, host);
  await page.goto('/me/rsvps');
  const below = (base: string, screens: Screen[]) =>
    screens.map(([path, expected]): [string, Expected] => [`${base}${path}`, expected]);
  await expectScreens(page, words, mine);
  await expectScreens(page, words, [
    [`/me/rsvps/${_id}`, () => title],
    [`/me/rsvps/${_id}/edit`, ({ rsvp }) => rsvp('form.editTitle')],
    [`/me/rsvps/${_id}/upload`, ({ rsvp }) => rsvp('upload.title')],
    [`/me/rsvps/${_id}/`, () => title],
    ['/me/', ({ identity }) => identity('home.hello', { name: 'נועה' })],
  ]);
  await expectScreens(page, words, below('/admin-panel', admin));
  // Another person's store is a 404, regardless of the rest of the path.
  await expectScreens(page, words, [
    ['/dashboard/savta-julie', missing],
    ['/dashboard/savta-julie/crew', missing],
    ['/dashboard/never-was', missing],
  ]);
});

test('every route of a store shows its screen to its owner or says that it is coming', async ({
  page,
  context,
  words,
}) => {
  const owner = await aHost();
  const partnerUsername = `derech-${owner.phone.slice(-7)}`;
  const body = {
    partnerUsername,
    businessName: STORE,
    categories: ['catering' as const],
    isMobile: false,
    businessCity: 'חיפה',
    businessPhone: owner.phone,
    businessLocation: { address: 'הרצל 12, חיפה' },
  };
  await askProduct(becomePartner, { body, token: owner.tokens.access_token });
  await arriveAs(context, owner);
  await page.goto('/me');
  const base = `/dashboard/${partnerUsername}`;
  await expectScreens(
    page,
    words,
    store.map(([path, expected]): Screen => [`${base}${path}`, expected]),
  );
});

test('the guest page is a light page of its own', async ({ page, words }) => {
  const event = await anEvent(await aHost());
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  for (const path of [`/rsvp/${event._id}`, `/rsvp/${event._id}/`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.hostName);
    await expect(page.getByRole('heading', { name: words.guest('link.title') })).toBeVisible();
  }
  expect(loaded.filter((url) => url.includes('/api/auth') || url.includes('/v1/live'))).toEqual([]);
  await page.goto(`/rsvp/${unit}`);
  await expect(page.getByText(words.guest('problem.notFound'))).toBeVisible();
});

test('addresses of the machine side never show the web app', async ({ request }) => {
  for (const prefix of ['/api', '/v1', '/admin/api', '/webhooks', '/_dev'])
    for (const path of [prefix, `${prefix}/`, `${prefix}/nowhere`]) {
      const answer = await request.get(path);
      expect.soft(answer.status(), path).toBe(404);
      expect.soft(answer.headers()['content-type'], path).toContain('application/json');
      expect
        .soft((await answer.json()) as object, path)
        .toMatchObject({ code: 'not_found', error: expect.any(String) });
    }
});
