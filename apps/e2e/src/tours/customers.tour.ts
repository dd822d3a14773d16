import type { Page } from '@playwright/test';
import { BrowseScreen } from '../screens/browse.screen';
import { CheckoutScreen } from '../screens/checkout.screen';
import { OrderScreen } from '../screens/order.screen';
import { UnitScreen } from '../screens/unit.screen';
import { JULIE } from '../world/a-store';
import { eveningSearch, type Market } from '../world/a-market';
import { proposalLink } from '../world/sent-links';
import type { Words } from '../words';
import { go, type Tour } from './tour';

/** The screens of a customer with a card, before and after an order. */
export function customersTour(page: Page, words: Words, { day, waitingId, approvedId }: Market): Tour {
  const { orders, dashboard } = words;
  const checkout = new CheckoutScreen(page, words);
  const order = new OrderScreen(page, words);
  const toCheckout = async () => {
    const { order: onward } = new UnitScreen(page, words);
    const browse = new BrowseScreen(page, words);
    await go(page, eveningSearch(day, 80));
    await browse.openStore(JULIE.name);
    await browse.openUnit(words.language === 'en' ? JULIE.menuInEnglish : JULIE.menu);
    await onward.click();
  };
  return [
    { screen: 'checkout', open: toCheckout, there: checkout.terms, main: true },
    {
      screen: 'checkout-missing',
      open: () => page.getByRole('button', { name: orders('place.order') }).click(),
      there: page.getByText(orders('place.missing')),
    },
    {
      screen: 'my-messages-new',
      route: '/me/messages/new',
      open: () => go(page, `/me/messages/new?order=${waitingId}`),
      there: page.getByLabel(words.conversations('write.label')),
    },
    {
      screen: 'proposal-checkout',
      route: '/proposal/:proposalId/checkout',
      open: async () => go(page, `${await proposalLink()}/checkout`),
      there: page.getByRole('heading', { level: 1, name: orders('offer.accept') }),
      main: true,
    },
    {
      screen: 'my-reviews',
      route: '/me/reviews/*',
      open: () => go(page, '/me/reviews'),
      there: page.getByRole('heading', { level: 1, name: words.reviews('mine.title') }),
    },
    {
      screen: 'my-newsletters',
      route: '/me/newsletters',
      open: () => go(page, '/me/newsletters'),
      there: page.getByRole('heading', { level: 1, name: words.newsletters('people.mine') }),
    },
    {
      screen: 'store-updates',
      route: '/partner/:partnerUsername/updates',
      open: () => go(page, '/partner/savta-julie/updates'),
      there: page.getByRole('heading', { level: 1, name: words.newsletters('people.title') }),
    },
    {
      screen: 'my-orders',
      route: '/me/orders',
      open: () => go(page, '/me/orders'),
      there: page.getByRole('heading', { name: orders('mine.upcoming') }),
    },
    {
      screen: 'my-proposals',
      route: '/me/proposals',
      open: () => go(page, '/me/proposals'),
      there: page.getByRole('heading', { level: 1, name: orders('myOffers.title') }),
    },
    {
      screen: 'my-order-street',
      open: () => go(page, OrderScreen.ofCustomer(waitingId)),
      there: page.getByLabel(orders('street.label')),
    },
    {
      screen: 'my-order',
      route: '/me/orders/:orderId',
      open: () => go(page, OrderScreen.ofCustomer(approvedId)),
      there: order.move('cancel'),
    },
    {
      screen: 'my-order-cancel',
      open: () => order.move('cancel').click(),
      there: order.question('cancel'),
    },
    {
      screen: 'become-what',
      open: () => go(page, '/become-a-partner'),
      there: page.getByRole('heading', { name: dashboard('become.questions.what') }),
      main: true,
    },
  ];
}
