import { isolate } from '@smachot/kernel';
import type { Locator, Page } from '@playwright/test';
import { JULIE } from '../world/a-store';
import type { JuliesThings } from '../world/julies-things';
import type { Words } from '../words';
import { type Below, go, type Tour } from './tour';

const BASE = '/dashboard/:storeUsername';

/** Of the demo data: a tasting evening with tickets that cost, an open house that is over, an open kitchen with a message. */
const ID = '0190a0a0-0000-7000-8000-00000000';
const [TASTING, OPEN_HOUSE, KITCHEN] = [`${ID}e103`, `${ID}e106`, `${ID}e109`];

/** One of each thing that a store lists, as its crew sees it. `orderId`: an order whose customer wrote nothing yet. */
export function storeThingsTour(page: Page, words: Words, things: JuliesThings, orderId: string): Tour {
  const { conversations, dashboard, events, orders } = words;
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const stop = (screen: string, route: Below<typeof BASE>, path: string, there: Locator): Tour[number] => ({
    screen,
    route: `${BASE}${route}`,
    open: () => go(page, `/dashboard/${JULIE.store}${path}`),
    there,
  });
  const { proposal, customer, coupon, newsletter, article, thread, booking, event } = things;
  const firstMessage = `/messages/new?order=${orderId}`;
  return [
    stop('store-messages', '/messages', '/messages', heading(conversations('title'))),
    stop(
      'store-messages-new',
      '/messages/new',
      firstMessage,
      page.getByRole('textbox', { name: conversations('write.label') }),
    ),
    stop('store-messages-thread', '/messages/:threadId', `/messages/${thread.id}`, page.getByRole('log')),
    stop('store-event-new', '/events/new', '/events/new', heading(events('new'))),
    stop(
      'store-event',
      '/events/:eventId',
      `/events/${TASTING}`,
      page.getByRole('region', { name: events('manage.summary') }),
    ),
    stop('store-event-edit', '/events/:eventId/edit', `/events/${event.id}/edit`, heading(events('edit'))),
    stop(
      'store-event-messages',
      '/events/:eventId/messages',
      `/events/${KITCHEN}/messages`,
      heading(events('messages.title')),
    ),
    stop(
      'store-event-check-in',
      '/events/:eventId/check-in',
      `/events/${OPEN_HOUSE}/check-in`,
      heading(events('checkIn.title')),
    ),
    stop('store-customer', '/customers/:customerId', `/customers/${customer.id}`, heading(customer.name)),
    stop(
      'store-proposal',
      '/proposals/:proposalId',
      `/proposals/${proposal.id}`,
      heading(dashboard('proposals.for', { name: isolate(proposal.name) })),
    ),
    stop('store-coupon', '/coupons/:couponId', `/coupons/${coupon.id}`, heading(coupon.name)),
    stop(
      'store-newsletter',
      '/newsletters/:newsletterId',
      `/newsletters/${newsletter.id}`,
      heading(newsletter.name),
    ),
    stop('store-article', '/articles/:storeArticleId', `/articles/${article.id}`, heading(article.name)),
    stop(
      'store-booking',
      '/orders/bookings/:bookingId',
      `/orders/bookings/${booking.id}`,
      heading(orders('bookings.one')),
    ),
  ];
}
