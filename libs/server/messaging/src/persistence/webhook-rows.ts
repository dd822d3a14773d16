import type { InboundId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { isThere, type Tx } from '@smachot/server-platform';
import type { Merged, Settled } from '../webhooks/merge-statuses';
import type { StatusUpdate } from '../webhooks/read-webhook';

export type WebhookRow = { id: string; body: Buffer; receivedAt: Date };

const UNTRIED = 'attempts < 12 and (retry_at is null or retry_at < now())';

/** Condition of a tick: a webhook is to be processed. */
export const WEBHOOK_OPEN = isThere('id', 'messaging.webhooks', `processed_at is null and ${UNTRIED}`);

/** Takes webhooks that no other worker holds; the locks last for the transaction, so that a crash releases them. */
export const takeWebhooks = (tx: Tx, most: number): Promise<WebhookRow[]> =>
  tx.query<WebhookRow>(
    `select id, body, received_at as "receivedAt" from messaging.webhooks
     where processed_at is null and ${UNTRIED} order by id limit $1 for update skip locked`,
    [most],
  );

/**
 * Postpones a webhook that cannot be processed, so that it does not block the others: it is retried at growing intervals
 * and finally given up. Real time.
 */
export const postponeWebhook = (tx: Tx, id: string): Promise<unknown> =>
  tx.query(
    `update messaging.webhooks set attempts = attempts + 1, trouble = 'failed', retry_at = now() + make_interval(secs => 2 ^ attempts)
     where id = $1 and processed_at is null`,
    [id],
  );

/** Replaces a webhook that cannot be processed by its halves. A half that was stored before is done, or waits already. */
export const halveWebhook = (tx: Tx, id: string, halves: Buffer[]): Promise<unknown> =>
  tx.query(
    `with whole as (
       update messaging.webhooks set processed_at = now(), trouble = null where id = $1 and processed_at is null
       returning received_at)
     insert into messaging.webhooks (id, hash, body, received_at)
     select half.id, sha256(half.body), half.body, received_at from whole, unnest($2::uuid[], $3::bytea[]) half(id, body)
     on conflict (hash) do nothing`,
    [id, halves.map(() => newId()), halves],
  );

export const closeWebhooks = (
  tx: Tx,
  done: { id: string; statuses: number; trouble: string | null }[],
  now: Date,
): Promise<unknown> =>
  tx.query(
    `update messaging.webhooks w set processed_at = $4, statuses = d.statuses, trouble = d.trouble
     from unnest($1::uuid[], $2::int[], $3::text[]) as d(id, statuses, trouble) where w.id = d.id`,
    [done.map(({ id }) => id), done.map(({ statuses }) => statuses), done.map(({ trouble }) => trouble), now],
  );

const COLUMNS = `id, ref_id as "refId", round, campaign_id as "campaignId", quiet, state, status, status_at as "statusAt", attempts,
  deferrals, wamid, phone_key as "phoneKey", provider_user_id as "providerUserId", error_code as "errorCode", pricing, history,
  due_at as "dueAt"`;

/** The messages of the statuses, locked in one order so that two workers never wait for each other in a ring. */
export const lockMessages = (tx: Tx, updates: StatusUpdate[]): Promise<Settled[]> => {
  const ids = [...new Set(updates.flatMap(({ callback }) => callback?.messageId ?? []))];
  const wamids = [...new Set(updates.flatMap(({ callback, wamid }) => (callback ? [] : [wamid])))];
  const found = wamids.length
    ? `(id = any($1::uuid[]) or id in (select id from messaging.messages where wamid = any($2::text[])))`
    : 'id = any($1::uuid[])';
  return tx.query<Settled>(
    `select ${COLUMNS} from messaging.messages where ${found} and erased_at is null order by id for update`,
    wamids.length ? [ids, wamids] : [ids],
  );
};

/** Saves merged messages. The provider knows of them, so they were posted: by `now`, where the sender has not recorded it yet. */
export const saveMessages = (tx: Tx, merged: Merged[], now: Date): Promise<unknown> => {
  const of = <T>(read: (message: Settled) => T): T[] => merged.map(({ message }) => read(message));
  return tx.query(
    `update messaging.messages m set state = u.state, status = u.status, status_at = u.status_at, attempts = u.attempts,
       deferrals = u.deferrals, wamid = u.wamid, provider_user_id = u.provider_user_id, error_code = u.error_code,
       pricing = u.pricing, history = u.history, due_at = u.due_at,
       posted_at = coalesce(m.posted_at, $13::timestamptz)
     from unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[], $5::int[], $6::int[], $7::text[], $8::text[], $9::int[],
       $10::jsonb[], $11::jsonb[], $12::timestamptz[])
       as u(id, state, status, status_at, attempts, deferrals, wamid, provider_user_id, error_code, pricing, history, due_at)
     where m.id = u.id`,
    [
      of((m) => m.id),
      of((m) => m.state),
      of((m) => m.status),
      of((m) => m.statusAt),
      of((m) => m.attempts),
      of((m) => m.deferrals),
      of((m) => m.wamid),
      of((m) => m.providerUserId),
      of((m) => m.errorCode),
      of((m) => (m.pricing ? JSON.stringify(m.pricing) : null)),
      of((m) => JSON.stringify(m.history)),
      of((m) => m.dueAt),
      now,
    ],
  );
};

/** Saves which guest a provider's user id belongs to, learned from the statuses. */
export const saveRecipients = (tx: Tx, pairs: [string, string][]): Promise<unknown> =>
  tx.query(
    `insert into messaging.recipients (provider_user_id, ref_id) select * from unnest($1::text[], $2::uuid[]) on conflict do nothing`,
    [pairs.map(([userId]) => userId), pairs.map(([, refId]) => refId)],
  );

export type InboundRow = { id: InboundId; wamid: string };
/**
 * Stores inbound messages.
 * @param rows thirteen columns each, in the order of the table; answers those that were not stored before
 */
export const saveIncoming = (tx: Tx, rows: unknown[][]): Promise<InboundRow[]> =>
  tx.query<InboundRow>(
    `insert into messaging.inbound (id, wamid, kind, text, payload, reply_to, name, phone_key, provider_user_id, matched_by, provider_at, received_at, edits)
     select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
       $10::text[], $11::timestamptz[], $12::timestamptz[], $13::text[])
     on conflict (wamid) do nothing returning id, wamid`,
    Array.from({ length: 13 }, (_, column) => rows.map((row) => row[column])),
  );

export const saveInboundRefs = (tx: Tx, pairs: [string, string][]): Promise<unknown> =>
  tx.query(
    `insert into messaging.inbound_refs (inbound_id, ref_id) select * from unnest($1::uuid[], $2::uuid[]) on conflict do nothing`,
    [pairs.map(([inboundId]) => inboundId), pairs.map(([, refId]) => refId)],
  );
