import { newId } from '@smachot/kernel';
import type { Product } from './product';

export type ThreadThings = { threadId: string; reportId: string };

export const threadBodies: Record<string, (thing: { partner: string }) => unknown> = {
  'conversations.start': ({ partner }) => ({ store: partner, text: 'שלום' }),
  'conversations.write': () => ({ text: 'שלום' }),
  'conversations.markRead': () => ({ upTo: 1 }),
  'conversations.settle': () => ({ upTo: 1 }),
  'conversations.report': () => ({ reason: 'spam' }),
  'conversations.changeSavedReplies': () => ({ replies: [{ title: '', text: 'שלום' }], version: 0 }),
  'conversations.decideReport': () => ({ decision: 'dismiss', reason: 'נקרא ונבדק' }),
};

/** A thread of this customer with a store, and a report of another one. */
export const threadThings = async (
  { source }: Product,
  storeId: string,
  customerId: string,
): Promise<ThreadThings> => {
  const [threadId, reportedId, reportId] = [newId(), newId(), newId()];
  await source.query(
    `insert into conversations.threads (id, store_id, customer_id, opened_by, status, reported_by, last_number, last_by, created_at, last_at)
     values ($1, $3, $4, 'customer', 'open', null, 1, 'customer', now(), now()),
       ($2, $2, $4, 'customer', 'reported', 'customer', 1, 'customer', now(), now())`,
    [threadId, reportedId, storeId, customerId],
  );
  await source.query(
    `insert into conversations.messages (id, thread_id, number, by, author_id, key, asked, text, created_at)
     select gen_random_uuid(), t.id, 1, 'customer', null, '', '', 'שלום', now() from unnest($1::uuid[]) t(id)`,
    [[threadId, reportedId]],
  );
  await source.query(
    `insert into conversations.reports (id, thread_id, by, reporter_id, reason, note, created_at)
     values ($1, $2, 'customer', $3, 'spam', '', now())`,
    [reportId, reportedId, customerId],
  );
  return { threadId, reportId };
};
