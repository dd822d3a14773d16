import { isolate } from '@smachot/kernel';
import type { Page } from '@playwright/test';
import { JULIE, theDemoMenu } from '../world/a-store';
import { bookingLink, doorLink, proposalLink, unsubscribeLink, verificationLink } from '../world/sent-links';
import type { Words } from '../words';
import { go, type Tour } from './tour';

/** What a visitor opens from a mail, a text message or the foot of a page. */
export function linksTour(page: Page, words: Words): Tour {
  const { shell, identity, orders, rsvp, newsletters, dashboard, conversations, reviews } = words;
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const legal = (name: 'terms' | 'privacy' | 'cancellation'): Tour[number] => ({
    screen: name,
    route: `/${name}`,
    open: () => go(page, `/${name}`),
    there: heading(shell(`legal.${name}`)),
  });
  return [
    legal('terms'),
    legal('privacy'),
    legal('cancellation'),
    {
      screen: 'account-closed',
      route: '/account-closed',
      open: () => go(page, '/account-closed'),
      there: heading(identity('closed.title')),
    },
    {
      screen: 'store-ask',
      route: '/partner/:partnerUsername/ask',
      open: () => go(page, `/partner/${JULIE.store}/ask`),
      there: page.getByLabel(conversations('ask.label')),
    },
    {
      screen: 'unit-reviews',
      route: '/partner/:partnerUsername/:pricingUnitId/reviews',
      open: async () => go(page, `/partner/${JULIE.store}/${await theDemoMenu()}/reviews`),
      there: page.getByText(reviews('note')),
    },
    {
      screen: 'proposal',
      route: '/proposal/:proposalId',
      open: async () => page.goto(await proposalLink()),
      there: heading(orders('offer.title', { store: isolate(JULIE.name) })),
    },
    {
      screen: 'booking-link',
      route: '/booking',
      open: async () => page.goto(await bookingLink()),
      there: page.getByRole('button', { name: orders('bookings.link.confirm') }),
      main: true,
    },
    {
      screen: 'door-link',
      route: '/door',
      open: async () => page.goto(await doorLink()),
      there: heading(rsvp('door.title')),
    },
    {
      screen: 'unsubscribe',
      route: '/unsubscribe/:unsubscribeToken',
      open: async () => page.goto(await unsubscribeLink()),
      there: page.getByRole('button', { name: newsletters('leave.do') }),
    },
    {
      screen: 'verify-email',
      route: '/verify-email',
      open: async () => page.goto(await verificationLink()),
      there: heading(dashboard('verify.done')),
    },
    {
      screen: 'verify-email-failed',
      open: () => page.goto('/verify-email?token=an-old-link-of-a-mail-long-ago'),
      there: heading(dashboard('verify.failed')),
    },
  ];
}
