import type { Page } from '@playwright/test';
import type { Words } from '../words';
import { type Below, go, type Tour } from './tour';

/** The tools of super admins. */
export function adminsTour(
  page: Page,
  { admin, articles, conversations, newsletters, reviews }: Words,
): Tour {
  const list = (
    name: 'users' | 'partners' | 'orders' | 'subscriptions' | 'audit' | 'events',
    main?: true,
  ) => ({
    screen: `admin-${name}`,
    route: `/admin-panel/${name}` as const,
    open: () => go(page, `/admin-panel/${name}`),
    there: page.getByRole('heading', { level: 1, name: admin(`lists.titles.${name}`) }),
    ...(main && { main }),
  });
  const titled = (
    screen: string,
    path: Below<'/admin-panel'>,
    title: Parameters<Words['admin']>[0],
  ): Tour[number] => ({
    screen,
    route: `/admin-panel${path}`,
    open: () => go(page, `/admin-panel${path}`),
    there: page.getByRole('heading', { level: 1, name: admin(title) }),
  });
  return [
    { ...titled('admin-panel', '', 'panel.title'), main: true },
    { ...titled('admin-bank-details', '/bank-details', 'bank.title'), main: true },
    { ...titled('admin-refunds', '/refunds', 'refunds.title'), main: true },
    titled('admin-sending', '/sending', 'sending.title'),
    titled('admin-store-suspensions', '/store-suspensions', 'suspensions.title'),
    {
      screen: 'admin-review-reports',
      route: '/admin-panel/review-reports',
      open: () => go(page, '/admin-panel/review-reports'),
      there: page.getByRole('heading', { level: 1, name: reviews('reports.title') }),
    },
    {
      screen: 'admin-newsletter-stops',
      route: '/admin-panel/newsletter-stops',
      open: () => go(page, '/admin-panel/newsletter-stops'),
      there: page.getByRole('heading', { level: 1, name: newsletters('stops.title') }),
    },
    titled('admin-terms', '/terms', 'library.title'),
    titled('admin-privacy', '/privacy', 'privacy.title'),
    titled('admin-kashrut', '/kashrut', 'kashrut.title'),
    titled('admin-view-as', '/view-as', 'viewAs.title'),
    titled('admin-webhooks', '/webhooks', 'webhooks.title'),
    titled('admin-commissions', '/commissions', 'commissions.title'),
    titled('admin-exchange-rates', '/exchange-rates', 'rates.title'),
    titled('admin-feature-switches', '/feature-switches', 'switches.title'),
    titled('admin-system', '/system', 'system.title'),
    titled('admin-coupons', '/coupons', 'coupons.title'),
    {
      screen: 'admin-store-articles',
      route: '/admin-panel/store-articles',
      open: () => go(page, '/admin-panel/store-articles'),
      there: page.getByRole('heading', { level: 1, name: articles('moderation.title') }),
    },
    {
      screen: 'admin-help',
      route: '/admin-panel/help',
      open: () => go(page, '/admin-panel/help'),
      there: page.getByRole('heading', { level: 1, name: articles('writing.title') }),
    },
    {
      screen: 'admin-help-article',
      route: '/admin-panel/help/:articleId',
      open: () => page.getByRole('link', { name: 'מה אפשר לעשות בשמחות' }).click(),
      there: page.getByRole('button', { name: articles('writing.acts.save.do') }),
    },
    {
      screen: 'admin-coupon-new',
      route: '/admin-panel/coupons/new',
      open: () => go(page, '/admin-panel/coupons/new'),
      there: page.getByRole('button', { name: admin('coupons.create') }),
    },
    {
      screen: 'admin-coupon',
      route: '/admin-panel/coupons/:couponId',
      open: async () => {
        await go(page, '/admin-panel/coupons');
        await page.getByRole('link', { name: 'HELLO20' }).first().click();
      },
      there: page.getByRole('button', { name: admin('coupons.save') }),
    },
    {
      screen: 'admin-reports',
      route: '/admin-panel/reports',
      open: () => go(page, '/admin-panel/reports'),
      there: page.getByRole('heading', { level: 1, name: conversations('reports.title') }),
    },
    {
      screen: 'admin-report',
      route: '/admin-panel/reports/:reportId',
      open: () => page.getByRole('main').getByRole('listitem').getByRole('link').first().click(),
      there: page.getByRole('heading', { level: 1, name: conversations('reports.one') }),
    },
    {
      screen: 'admin-help-new',
      route: '/admin-panel/help/new',
      open: () => go(page, '/admin-panel/help/new'),
      there: page.getByRole('heading', { level: 1, name: articles('writing.new') }),
    },
    ...(['batches', 'failed', 'differences', 'chargebacks'] as const).map((tab) => ({
      screen: `admin-payouts-${tab}`,
      route: '/admin-panel/payouts' as const,
      open: () => go(page, `/admin-panel/payouts?tab=${tab}`),
      there: page.getByRole('button', { name: admin(`payouts.tab.${tab}`), pressed: true }),
      main: tab === 'batches',
    })),
    list('users', true),
    list('orders'),
    {
      screen: 'admin-order',
      route: '/admin-panel/orders/:orderId',
      open: () =>
        page
          .getByRole('main')
          .getByRole('link', { name: /^\d{8}$/ })
          .first()
          .click(),
      there: page.getByRole('heading', { level: 2, name: admin('lists.parts.order'), exact: true }),
    },
    list('subscriptions'),
    {
      screen: 'admin-subscription',
      route: '/admin-panel/subscriptions/:partnerId',
      open: () => page.getByRole('link', { name: 'המטבח של סבתא ג׳ולי' }).first().click(),
      there: page.getByRole('heading', { level: 2, name: admin('lists.parts.payer'), exact: true }),
    },
    list('audit'),
    list('events'),
    {
      screen: 'admin-event',
      route: '/admin-panel/events/:eventId',
      open: () => page.getByRole('link', { name: 'סדנת פרחים לשולחן האירוח' }).first().click(),
      there: page.getByRole('heading', { level: 2, name: admin('events.event'), exact: true }),
    },
    list('partners', true),
    {
      screen: 'admin-partner',
      route: '/admin-panel/partners/:partnerId',
      open: async () => {
        await go(page, '/admin-panel/partners?q=savta-julie');
        await page.getByRole('link', { name: 'המטבח של סבתא ג׳ולי' }).first().click();
      },
      there: page.getByRole('heading', { level: 2, name: admin('lists.parts.business'), exact: true }),
    },
    {
      screen: 'admin-user',
      route: '/admin-panel/users/:userId',
      open: () =>
        page
          .getByRole('region', { name: admin('lists.parts.crew') })
          .getByRole('link')
          .first()
          .click(),
      there: page.getByRole('heading', { level: 2, name: admin('lists.parts.account'), exact: true }),
    },
  ];
}
