import { addDays } from '@smachot/kernel';
import type { Page } from '@playwright/test';
import { AvailabilityScreen } from '../screens/availability.screen';
import { OrderScreen } from '../screens/order.screen';
import { UnitEditorScreen } from '../screens/unit-editor.screen';
import { JULIE } from '../world/a-store';
import type { Market } from '../world/a-market';
import type { Words } from '../words';
import { go, type Tour } from './tour';

/** A store from the inside, with an order that waits and one that is to be cooked. */
export function partnersTour(page: Page, words: Words, { day, waitingId, approvedId, menuId }: Market): Tour {
  const { events, orders, dashboard, shell } = words;
  const order = new OrderScreen(page, words);
  const base = `/dashboard/${JULIE.store}`;
  const at = (path: string) => () => go(page, `${base}${path}`);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  return [
    {
      screen: 'store-home',
      open: at(''),
      there: page.getByRole('heading', { level: 2, name: dashboard('waiting.title') }),
    },
    { screen: 'store-orders', open: at('/orders'), there: order.waiting('נועה').first(), main: true },
    {
      screen: 'store-orders-calendar',
      open: at('/orders?view=calendar'),
      there: page.getByRole('button', { name: orders('calendar.after') }),
    },
    { screen: 'store-order', open: at(`/orders/${waitingId}`), there: order.move('approve'), main: true },
    {
      screen: 'store-order-decline',
      open: () => order.move('decline').click(),
      there: order.question('decline'),
    },
    { screen: 'kitchen', open: at(`/orders/${approvedId}/kitchen`), there: heading(orders('kitchen.title')) },
    {
      screen: 'kitchen-days',
      open: at(`/orders/kitchen?from=${addDays(day, 1)}&to=${addDays(day, 1)}`),
      there: page.getByRole('heading', { level: 2, name: orders('production.shopping') }),
    },
    {
      screen: 'booking-new',
      open: at(`/orders/bookings/new?day=${day}`),
      there: page.getByRole('button', { name: orders('bookings.enter') }),
      main: true,
    },
    { screen: 'store-events', open: at('/events'), there: heading(events('ofStore')) },
    { screen: 'units', open: at('/pricing-unit'), there: heading(dashboard('units.title')) },
    {
      screen: 'unit-new',
      open: async () => {
        await at('/pricing-unit/new')();
        await new UnitEditorScreen(page, words).withOneRule();
      },
      there: heading(dashboard('units.new')),
    },
    { screen: 'unit-editor', open: at(`/pricing-unit/${menuId}`), there: heading(JULIE.menu), main: true },
    {
      screen: 'availability',
      open: at('/business-availability'),
      there: new AvailabilityScreen(page, words).title,
    },
    { screen: 'store-profile', open: at('/edit-profile'), there: heading(dashboard('places.profile')) },
    { screen: 'store-customers', open: at('/customers'), there: heading(dashboard('places.customers')) },
    {
      screen: 'store-business-info',
      open: at('/business-info'),
      there: heading(dashboard('places.businessInfo')),
    },
    { screen: 'store-qr', open: at('/qr'), there: heading(dashboard('places.qr')), main: true },
    { screen: 'store-received-reviews', open: at('/reviews'), there: heading(words.reviews('title')) },
    { screen: 'store-coupons', open: at('/coupons'), there: heading(dashboard('places.coupons')) },
    { screen: 'store-coupon-new', open: at('/coupons/new'), there: heading(dashboard('coupons.new')) },
    { screen: 'store-proposals', open: at('/proposals'), there: heading(dashboard('places.proposals')) },
    { screen: 'store-proposal-new', open: at('/proposals/new'), there: heading(dashboard('proposals.new')) },
    {
      screen: 'store-terms',
      open: at('/proposals/terms'),
      there: heading(dashboard('terms.title')),
      main: true,
    },
    {
      screen: 'coming-soon',
      open: at('/newsletters'),
      there: heading(shell('planned.soonTitle', { feature: shell('planned.features.newsletters') })),
    },
    {
      screen: 'store-analytics',
      open: at('/analytics?period=year'),
      there: page.getByRole('heading', { level: 2, name: dashboard('analytics.funnel.title') }),
      main: true,
    },
    { screen: 'crew', open: at('/crew'), there: heading(dashboard('places.crew')) },
    {
      screen: 'store-payments',
      open: at('/payments'),
      there: heading(dashboard('places.payments')),
      main: true,
    },
    {
      screen: 'store-payouts',
      open: at('/payments?view=payouts'),
      there: page.getByRole('heading', { level: 2, name: dashboard('payments.view.payouts') }),
    },
    { screen: 'store-banking', open: at('/banking-info'), there: heading(dashboard('places.banking')) },
    {
      screen: 'store-account',
      open: at('/account'),
      there: page.getByRole('heading', { level: 2, name: dashboard('plan.title') }),
    },
    { screen: 'store-keeping', open: at('/account/keeping'), there: heading(dashboard('keeping.title')) },
    {
      screen: 'store-plans',
      open: at('/account/plans?billing=annually'),
      there: heading(dashboard('plans.title')),
      main: true,
    },
    {
      screen: 'store-plan-choice',
      open: at('/account/plans?billing=monthly&plan=pro-plan'),
      there: page.getByRole('dialog').getByRole('checkbox'),
    },
  ];
}
