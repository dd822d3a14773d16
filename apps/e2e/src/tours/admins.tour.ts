import type { Page } from '@playwright/test';
import type { Words } from '../words';
import { go, type Tour } from './tour';

/** The tools of super admins. */
export function adminsTour(page: Page, { admin, articles, reviews }: Words): Tour {
  const list = (name: 'users' | 'partners' | 'orders' | 'subscriptions' | 'audit', main?: true) => ({
    screen: `admin-${name}`,
    open: () => go(page, `/admin-panel/${name}`),
    there: page.getByRole('heading', { level: 1, name: admin(`lists.titles.${name}`) }),
    ...(main && { main }),
  });
  const titled = (screen: string, path: string, title: Parameters<Words['admin']>[0]): Tour[number] => ({
    screen,
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
      open: () => go(page, '/admin-panel/review-reports'),
      there: page.getByRole('heading', { level: 1, name: reviews('reports.title') }),
    },
    titled('admin-view-as', '/view-as', 'viewAs.title'),
    titled('admin-webhooks', '/webhooks', 'webhooks.title'),
    titled('admin-commissions', '/commissions', 'commissions.title'),
    titled('admin-exchange-rates', '/exchange-rates', 'rates.title'),
    titled('admin-feature-switches', '/feature-switches', 'switches.title'),
    titled('admin-coupons', '/coupons', 'coupons.title'),
    {
      screen: 'admin-help',
      open: () => go(page, '/admin-panel/help'),
      there: page.getByRole('heading', { level: 1, name: articles('writing.title') }),
    },
    {
      screen: 'admin-help-article',
      open: () => page.getByRole('link', { name: 'מה אפשר לעשות בשמחות' }).click(),
      there: page.getByRole('button', { name: articles('writing.acts.save.do') }),
    },
    {
      screen: 'admin-coupon-new',
      open: () => go(page, '/admin-panel/coupons/new'),
      there: page.getByRole('button', { name: admin('coupons.create') }),
    },
    ...(['batches', 'failed', 'differences', 'chargebacks'] as const).map((tab) => ({
      screen: `admin-payouts-${tab}`,
      open: () => go(page, `/admin-panel/payouts?tab=${tab}`),
      there: page.getByRole('button', { name: admin(`payouts.tab.${tab}`), pressed: true }),
      main: tab === 'batches',
    })),
    list('users', true),
    list('orders'),
    list('subscriptions'),
    list('audit'),
    list('partners', true),
    {
      screen: 'admin-partner',
      open: async () => {
        await go(page, '/admin-panel/partners?q=savta-julie');
        await page.getByRole('link', { name: 'המטבח של סבתא ג׳ולי' }).first().click();
      },
      there: page.getByRole('heading', { level: 2, name: admin('lists.parts.business') }),
    },
    {
      screen: 'admin-user',
      open: () =>
        page
          .getByRole('region', { name: admin('lists.parts.crew') })
          .getByRole('link')
          .first()
          .click(),
      there: page.getByRole('heading', { level: 2, name: admin('lists.parts.account') }),
    },
  ];
}
