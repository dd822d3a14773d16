import type { Page } from '@playwright/test';
import { readArticle, readStoreArticle } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { expect, test, wideScreen } from '../journey';
import { expectScreens, missing, type Screen } from '../screens/route-screens';
import { aHost, arriveAs } from '../world/a-host';
import { aHostedEvent } from '../world/a-hosted-event';
import { aProposal } from '../world/a-proposal';
import { JULIE, theDemoPartner } from '../world/a-store';
import { juliesThings } from '../world/julies-things';
import { askProduct } from '../world/product';

test.use({ viewport: wideScreen });

const started = async (page: Page) => {
  await page.goto('/422');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('a visitor opens a unit, an article of a store, and a proposal', async ({ page, words }) => {
  const { unit } = await juliesThings();
  const proposal = await aProposal('שרה לביא');
  const helpArticle = await askProduct(readArticle, {
    params: { articleSlug: 'cancel-an-order' },
    query: { language: 'he' },
  });
  const storeArticle = await askProduct(readStoreArticle, {
    params: { partner: JULIE.store, articleNumber: '1' },
  });
  await started(page);
  await expectScreens(page, words, [
    [`/partner/savta-julie/${unit.id}`, () => unit.name],
    [`/partner/savta-julie/${unit.id}/reviews`, () => unit.name],
    ['/partner/savta-julie/articles/1', () => storeArticle.title],
    ['/help/cancel-an-order', () => helpArticle.title],
    [
      `/proposal/${proposal.link}`,
      ({ orders }) => orders('offer.title', { store: isolate(JULIE.name) }),
      { shows: 'שרה לביא' },
    ],
  ]);
  const checkout = `/proposal/${proposal.link}/checkout`;
  await page.goto(checkout);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(checkout)}`);
});

test('a customer opens what is theirs, and of others nothing', async ({ page, context, words }) => {
  const host = await aHost();
  const event = await aHostedEvent(host, { title: 'ערב שירה בגינה' });
  const others = await aHostedEvent(await aHost({ firstName: 'רות', lastName: 'לוי' }));
  const proposal = await aProposal('נועה ברק');
  const julies = await juliesThings();
  await arriveAs(context, host);
  await started(page);
  const shows = event.title;
  await expectScreens(page, words, [
    [`/me/events/${event.id}`, () => event.title],
    [`/me/events/${event.id}/edit`, ({ events }) => events('edit'), { shows }],
    [`/me/events/${event.id}/messages`, ({ events }) => events('messages.title'), { shows }],
    [`/me/events/${event.id}/check-in`, ({ events }) => events('checkIn.title'), { shows }],
    [
      `/proposal/${proposal.link}/checkout`,
      ({ orders }) => orders('offer.accept'),
      { shows: 'עמדת לימונדה' },
    ],
  ]);
  const lost: Screen[] = ['', '/edit', '/messages'].map((at) => [
    `/me/events/${others.id}${at}`,
    ({ events }) => events('missing'),
  ]);
  await expectScreens(page, words, [
    ...lost,
    [`/dashboard/savta-julie/events/${julies.event.id}`, missing],
    [`/dashboard/savta-julie/proposals/${julies.proposal.id}`, missing],
    [`/dashboard/savta-julie/edit/pricing-unit/${julies.unit.id}`, missing],
  ]);
});

test('a store opens each of its things', async ({ page, context, words }) => {
  const { unit, event, proposal, customer, coupon, newsletter, article, thread, booking } =
    await juliesThings();
  await arriveAs(context, await theDemoPartner());
  await started(page);
  const shows = event.name;
  const things: Screen[] = [
    [`/events/${event.id}`, () => event.name],
    [`/events/${event.id}/edit`, ({ events }) => events('edit'), { shows }],
    [`/events/${event.id}/messages`, ({ events }) => events('messages.title'), { shows }],
    [`/events/${event.id}/check-in`, ({ events }) => events('checkIn.title'), { shows }],
    [`/pricing-unit/${unit.id}`, () => unit.name],
    [`/edit/pricing-unit/${unit.id}`, () => unit.name],
    [
      `/proposals/${proposal.id}`,
      ({ dashboard }) => dashboard('proposals.for', { name: isolate(proposal.name) }),
    ],
    [`/customers/${customer.id}`, () => customer.name],
    [`/coupons/${coupon.id}`, () => coupon.name],
    [`/newsletters/${newsletter.id}`, () => newsletter.name],
    [`/articles/${article.id}`, () => article.name],
    [`/messages/${thread.id}`, ({ conversations }) => conversations('title'), { shows: thread.name }],
    [`/orders/bookings/${booking.id}`, ({ orders }) => orders('bookings.one'), { shows: booking.name }],
  ];
  await expectScreens(
    page,
    words,
    things.map(([path, ...rest]): Screen => [`/dashboard/savta-julie${path}`, ...rest]),
  );
});
