import type { ProcessingActivity } from '@smachot/contracts';

type Part = 'name' | 'purpose' | 'people' | 'categories' | 'recipients' | 'retention';

/** The tables of each purpose, as `schema.table` or `schema.*`. */
export const RECORD_TABLES = {
  accounts: ['identity.*', 'admin.*'],
  invitations: ['rsvp.*', 'messaging.*'],
  orders: ['orders.*', 'proposals.*', 'customers.*', 'conversations.*', 'coupons.*'],
  money: ['payments.*', 'payouts.*', 'subscriptions.*', 'verification.*'],
  stores: [
    'stores.*',
    'reviews.*',
    'hosted_events.*',
    'articles.store_articles',
    'articles.store_article_versions',
    'articles.store_article_reports',
    'articles.store_article_counters',
  ],
  notices: ['notifications.*', 'waiting.*'],
  newsletters: ['newsletters.*'],
  figures: ['analytics.*', 'articles.articles', 'articles.versions', 'articles.ratings'],
  /** At services outside: nothing of it stands in a table of ours. */
  measuring: [],
  operation: ['platform.*'],
} as const satisfies Record<string, ProcessingActivity['tables']>;
type ActivityId = keyof typeof RECORD_TABLES;

/** The record in one language. */
export type RecordWords = Record<ActivityId, Record<Part, string>>;
