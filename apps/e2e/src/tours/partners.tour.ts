import { addDays } from '@smachot/kernel';
import type { Page } from '@playwright/test';
import { AvailabilityScreen } from '../screens/availability.screen';
import { OrderScreen } from '../screens/order.screen';
import { UnitEditorScreen } from '../screens/unit-editor.screen';
import { JULIE } from '../world/a-store';
import type { Market } from '../world/a-market';
import type { Words } from '../words';
import { type Below, go, type Tour } from './tour';

const BASE = '/dashboard/:storeUsername';

/** A store from the inside, with an order that waits and one that is to be cooked. */
export function partnersTour(page: Page, words: Words, { day, waitingId, approvedId, menuId }: Market): Tour {
  const { articles, events, newsletters, orders, dashboard } = words;
  const order = new OrderScreen(page, words);
  const at = (route: Below<typeof BASE>, path: string = route) => ({
    route: `${BASE}${route}` as const,
    open: () => go(page, `/dashboard/${JULIE.store}${path}`),
  });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  return [
    {
      screen: 'store-home',
      ...at(''),
      there: page.getByRole('heading', { level: 2, name: dashboard('waiting.title') }),
    },
    { screen: 'store-orders', ...at('/orders'), there: order.waiting('נועה').first(), main: true },
    {
      screen: 'store-orders-calendar',
      ...at('/orders', '/orders?view=calendar'),
      there: page.getByRole('button', { name: orders('calendar.after') }),
    },
    {
      screen: 'store-order',
      ...at('/orders/:orderId', `/orders/${waitingId}`),
      there: order.move('approve'),
      main: true,
    },
    {
      screen: 'store-order-decline',
      open: () => order.move('decline').click(),
      there: order.question('decline'),
    },
    {
      screen: 'kitchen',
      ...at('/orders/:orderId/kitchen', `/orders/${approvedId}/kitchen`),
      there: heading(orders('kitchen.title')),
    },
    {
      screen: 'kitchen-days',
      ...at('/orders/kitchen', `/orders/kitchen?from=${addDays(day, 1)}&to=${addDays(day, 1)}`),
      there: page.getByRole('heading', { level: 2, name: words.production('shopping') }),
    },
    {
      screen: 'kitchen-hours-large',
      ...at(
        '/orders/kitchen',
        `/orders/kitchen?from=${addDays(day, 1)}&to=${addDays(day, 1)}&by=hour&large=1`,
      ),
      there: page.getByRole('button', { name: orders('kitchen.usual') }),
    },
    {
      screen: 'booking-new',
      ...at('/orders/bookings/new', `/orders/bookings/new?day=${day}`),
      there: page.getByRole('button', { name: orders('bookings.enter') }),
      main: true,
    },
    { screen: 'store-events', ...at('/events'), there: heading(events('ofStore')) },
    { screen: 'units', ...at('/pricing-unit'), there: heading(dashboard('units.title')) },
    {
      screen: 'unit-new',
      route: '/dashboard/:storeUsername/pricing-unit/new',
      open: async () => {
        await at('/pricing-unit/new').open();
        await new UnitEditorScreen(page, words).withOneRule();
      },
      there: heading(dashboard('units.new')),
    },
    {
      screen: 'unit-editor',
      ...at('/pricing-unit/:pricingUnitId', `/pricing-unit/${menuId}`),
      there: heading(JULIE.menu),
      main: true,
    },
    {
      screen: 'availability',
      ...at('/business-availability/*', '/business-availability'),
      there: new AvailabilityScreen(page, words).title,
    },
    {
      screen: 'store-profile',
      ...at('/edit-profile/*', '/edit-profile'),
      there: heading(dashboard('places.profile')),
    },
    {
      screen: 'store-profile-about',
      ...at('/edit-profile/*', '/edit-profile/about'),
      there: page.getByRole('group', { name: dashboard('profile.about') }),
    },
    { screen: 'store-customers', ...at('/customers'), there: heading(dashboard('places.customers')) },
    {
      screen: 'store-business-info',
      ...at('/business-info/*', '/business-info'),
      there: heading(dashboard('places.businessInfo')),
    },
    { screen: 'store-qr', ...at('/qr'), there: heading(dashboard('places.qr')), main: true },
    {
      screen: 'store-received-reviews',
      ...at('/reviews/*', '/reviews'),
      there: heading(words.reviews('title')),
    },
    { screen: 'store-coupons', ...at('/coupons'), there: heading(dashboard('places.coupons')) },
    { screen: 'store-coupon-new', ...at('/coupons/new'), there: heading(dashboard('coupons.new')) },
    { screen: 'store-proposals', ...at('/proposals'), there: heading(dashboard('places.proposals')) },
    { screen: 'store-proposal-new', ...at('/proposals/new'), there: heading(dashboard('proposals.new')) },
    {
      screen: 'store-terms',
      ...at('/proposals/terms'),
      there: heading(dashboard('terms.title')),
      main: true,
    },
    {
      screen: 'store-articles',
      ...at('/articles'),
      there: heading(articles('store.title')),
    },
    {
      screen: 'store-article-new',
      ...at('/articles/new'),
      there: page.getByRole('button', { name: articles('writing.acts.save.do') }),
    },
    {
      screen: 'store-newsletters',
      ...at('/newsletters'),
      there: heading(newsletters('title')),
      main: true,
    },
    { screen: 'store-newsletter-new', ...at('/newsletters/new'), there: heading(newsletters('new')) },
    {
      screen: 'store-analytics',
      ...at('/analytics', '/analytics?period=year'),
      there: page.getByRole('heading', { level: 2, name: dashboard('analytics.funnel.title') }),
      main: true,
    },
    { screen: 'crew', ...at('/crew'), there: heading(dashboard('places.crew')) },
    {
      screen: 'store-payments',
      ...at('/payments/*', '/payments'),
      there: heading(dashboard('places.payments')),
      main: true,
    },
    {
      screen: 'store-payouts',
      ...at('/payments/*', '/payments?view=payouts'),
      there: page.getByRole('heading', { level: 2, name: dashboard('payments.view.payouts') }),
    },
    {
      screen: 'store-banking',
      ...at('/banking-info/*', '/banking-info'),
      there: heading(dashboard('places.banking')),
    },
    {
      screen: 'store-account',
      ...at('/account'),
      there: page.getByRole('heading', { level: 2, name: dashboard('plan.title') }),
    },
    { screen: 'store-keeping', ...at('/account/keeping'), there: heading(dashboard('keeping.title')) },
    {
      screen: 'store-plans',
      ...at('/account/plans', '/account/plans?billing=annually'),
      there: heading(dashboard('plans.title')),
      main: true,
    },
    {
      screen: 'store-plan-choice',
      ...at('/account/plans', '/account/plans?billing=monthly&plan=pro-plan'),
      there: page.getByRole('dialog').getByRole('checkbox'),
    },
  ];
}
