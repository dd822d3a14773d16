import type { IconName } from '@smachot/web-ui';

type Section = { path: string; icon: IconName; text: SectionText };
type SectionText =
  | 'users'
  | 'partners'
  | 'orders'
  | 'subscriptions'
  | 'audit'
  | 'events'
  | 'bankDetails'
  | 'kashrut'
  | 'payouts'
  | 'refunds'
  | 'reports'
  | 'reviewReports'
  | 'newsletterStops'
  | 'storeArticles'
  | 'viewAs'
  | 'suspensions'
  | 'sending'
  | 'webhooks'
  | 'coupons'
  | 'commissions'
  | 'rates'
  | 'switches'
  | 'system'
  | 'library'
  | 'privacy'
  | 'help';

/** The tools of super admins as the index lists them: a new tool is one line here, and its words under `panel.sections`. */
export const SECTIONS: readonly Section[] = [
  { path: 'bank-details', icon: 'wallet', text: 'bankDetails' },
  { path: 'kashrut', icon: 'shield', text: 'kashrut' },
  { path: 'payouts', icon: 'card', text: 'payouts' },
  { path: 'users', icon: 'users', text: 'users' },
  { path: 'partners', icon: 'home', text: 'partners' },
  { path: 'orders', icon: 'receipt', text: 'orders' },
  { path: 'subscriptions', icon: 'card', text: 'subscriptions' },
  { path: 'events', icon: 'cal', text: 'events' },
  { path: 'audit', icon: 'shield', text: 'audit' },
  { path: 'refunds', icon: 'receipt', text: 'refunds' },
  { path: 'reports', icon: 'alert', text: 'reports' },
  { path: 'review-reports', icon: 'star', text: 'reviewReports' },
  { path: 'newsletter-stops', icon: 'send', text: 'newsletterStops' },
  { path: 'store-articles', icon: 'edit', text: 'storeArticles' },
  { path: 'view-as', icon: 'eye', text: 'viewAs' },
  { path: 'store-suspensions', icon: 'lock', text: 'suspensions' },
  { path: 'sending', icon: 'send', text: 'sending' },
  { path: 'webhooks', icon: 'chat', text: 'webhooks' },
  { path: 'coupons', icon: 'star', text: 'coupons' },
  { path: 'commissions', icon: 'percent', text: 'commissions' },
  { path: 'exchange-rates', icon: 'card', text: 'rates' },
  { path: 'terms', icon: 'file', text: 'library' },
  { path: 'privacy', icon: 'lock', text: 'privacy' },
  { path: 'help', icon: 'info', text: 'help' },
  { path: 'feature-switches', icon: 'filter', text: 'switches' },
  { path: 'system', icon: 'info', text: 'system' },
];
