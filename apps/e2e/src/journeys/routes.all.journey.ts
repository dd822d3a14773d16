import { becomePartner } from '@smachot/contracts';
import { expect, test, wideScreen } from '../journey';
import { takenOver } from '../taken-over';
import { aHost, arriveAs } from '../world/a-host';
import { expectScreens, type Expected, missing, type Screen } from '../screens/route-screens';
import { anEvent } from '../world/an-event';
import { askProduct } from '../world/product';

test.use({ viewport: wideScreen });

/** No thing has this id. */
const nobodys = '5a1d3c5e-6f70-4f3e-9f51-0d6f5b6c7d8e';

const open: Screen[] = [
  ['/discover', ({ events }) => events('title')],
  ['/become-a-partner', ({ dashboard }) => dashboard('become.pitch.heroTitle')],
  ['/verify-email', ({ dashboard }) => dashboard('verify.failed')],
  ['/event', ({ events }) => events('all.title')],
  ['/event/celebrations-conference', () => 'הכנס השנתי לתכנון שמחות'],
  ['/event/never-was', ({ shell }) => shell('notFound.event')],
  ['/me/favourites', ({ stores }) => stores('favourites.title')],
  ['/compare', ({ stores }) => stores('compare.title')],
  ['/partner/savta-julie', () => 'המטבח של סבתא ג׳ולי'],
  ['/partner/savta-julie/reviews', () => 'המטבח של סבתא ג׳ולי'],
  ['/partner/savta-julie/articles/999', ({ articles }) => articles('article.missing')],
  ['/partner/sweet-garden', ({ stores }) => stores('missing.store')],
  ['/partner/sweet-garden/checkout', ({ orders }) => orders('nothing.title')],
  [`/partner/savta-julie/${nobodys}`, ({ stores }) => stores('missing.unit')],
  [`/proposal/${nobodys}`, ({ orders }) => orders('offer.missing')],
  [`/partner/savta-julie/${nobodys}/reviews`, ({ reviews }) => reviews('missing')],
  ['/booking', ({ orders }) => orders('bookings.link.over')],
  ['/login', ({ identity }) => identity('phone.title')],
  ['/login/verify', ({ identity }) => identity('phone.title'), { endsAt: '/login' }],
  ['/login/signup', ({ identity }) => identity('phone.title'), { endsAt: '/login' }],
  ['/help', ({ articles }) => articles('help.title')],
  ['/help/no-such-article', ({ articles }) => articles('article.missing')],
  ['/unsubscribe/none', ({ newsletters }) => newsletters('leave.missing')],
  ['/accessibility', ({ shell }) => shell('accessibilityStatement')],
  ['/account-closed', ({ identity }) => identity('closed.title')],
  ['/422', ({ shell }) => shell('problem.title')],
  ['/404', missing],
  ['/t/0000000000000000', ({ events }) => events('ticket.title')],
  ['/door', ({ rsvp }) => rsvp('door.noToken')],
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
  ['/me/proposals', ({ orders }) => orders('myOffers.title')],
  ['/me/orders/12', ({ orders }) => orders('order.missing')],
  ['/me/events', ({ events }) => events('mine')],
  ['/me/events/new', ({ events }) => events('new')],
  ...['', '/edit', '/messages'].map((at): Screen => [
    `/me/events/${nobodys}${at}`,
    (t) => t.events('missing'),
  ]),
  [`/me/events/${nobodys}/check-in`, ({ events }) => events('checkIn.title')],
  [`/me/tickets/${nobodys}`, ({ events }) => events('tickets.missing')],
  ['/me/reviews', ({ reviews }) => reviews('mine.title')],
  ['/me/newsletters', ({ newsletters }) => newsletters('people.mine')],
  ['/partner/savta-julie/updates', ({ newsletters }) => newsletters('people.title')],
  ['/me/nowhere', missing],
];

/** For super admins only; a host finds none of them. */
const admin: Screen[] = [
  ['', missing],
  ['/users', missing],
  [`/users/${nobodys}`, missing],
  ['/partners', missing],
  [`/partners/${nobodys}`, missing],
  ['/orders', missing],
  ['/subscriptions', missing],
  [`/subscriptions/${nobodys}`, missing],
  ['/events', missing],
  [`/events/${nobodys}`, missing],
  ['/audit', missing],
  ['/bank-details', missing],
  ['/refunds', missing],
  ['/sending', missing],
  ['/help', missing],
  ['/help/new', missing],
  [`/help/${nobodys}`, missing],
  ['/coupons', missing],
  ['/coupons/new', missing],
  ['/payouts', missing],
  ['/reports', missing],
  ['/kashrut', missing],
  ['/privacy', missing],
  ['/terms', missing],
  ['/review-reports', missing],
  ['/newsletter-stops', missing],
  ['/store-articles', missing],
];

const STORE = 'מטבח הדרך';
const store: Screen[] = [
  ['', () => STORE],
  ['/orders', ({ orders }) => orders('store.title')],
  ['/orders/kitchen', ({ production }) => production('title')],
  ['/orders/bookings/new', ({ orders }) => orders('bookings.new')],
  [`/orders/bookings/${nobodys}`, ({ orders }) => orders('bookings.one')],
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
  [`/edit/pricing-unit/${nobodys}`, ({ dashboard }) => dashboard('unit.missing')],
  ['/pricing-unit', ({ dashboard }) => dashboard('units.title')],
  ['/pricing-unit/new', ({ dashboard }) => dashboard('units.new')],
  [`/pricing-unit/${nobodys}`, ({ dashboard }) => dashboard('unit.missing')],
  ['/articles', ({ articles }) => articles('store.title')],
  ['/qr', ({ dashboard }) => dashboard('places.qr')],
  ['/newsletters', ({ newsletters }) => newsletters('title')],
  ['/newsletters/new', ({ newsletters }) => newsletters('new')],
  [`/newsletters/${nobodys}`, ({ newsletters }) => newsletters('missing')],
  ['/payments', ({ dashboard }) => dashboard('places.payments')],
  ['/business-info', ({ dashboard }) => dashboard('places.businessInfo')],
  ['/banking-info', ({ dashboard }) => dashboard('places.banking')],
  ['/statistics', ({ dashboard }) => dashboard('places.analytics')],
  ['/customers', ({ dashboard }) => dashboard('places.customers')],
  [`/customers/${nobodys}`, ({ dashboard }) => dashboard('places.customers')],
  ['/nowhere', missing],
];

test('every route of a visitor shows its screen', async ({ page, words }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.stores('browse.title'));
  await takenOver(page);
  await expectScreens(page, words, open);
  for (const path of ['/me', '/me/rsvps', '/admin-panel', '/dashboard/sweet-garden']) {
    await page.goto(path);
    await expect.soft(page, path).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
});

test('every route of somebody signed in shows its screen', async ({ page, context, words }) => {
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
    [`/me/rsvps/${_id}/door`, ({ rsvp }) => rsvp('door.title')],
    [`/me/rsvps/${_id}/gifts`, ({ rsvp }) => rsvp('gifts.title')],
    [`/me/rsvps/${_id}/rides`, ({ rsvp }) => rsvp('rides.title')],
    [`/me/rsvps/${_id}/seating`, ({ seating }) => seating('title')],
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

test('every route of a store shows its screen to its owner', async ({ page, context, words }) => {
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
  await page.goto(`/rsvp/${nobodys}`);
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
