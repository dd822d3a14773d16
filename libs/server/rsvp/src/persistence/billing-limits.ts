import type { Tx } from '@smachot/server-platform';
import { billingLimit } from '../domain/event-times';

/**
 * The first unbilled response of an event sets the moment by which it is billed, whatever the host does to the date. `on conflict do
 * nothing` also waits for a bill that is being made just now and takes the row away.
 */
export const setBillingLimits = (tx: Tx, eventIds: string[]): Promise<unknown> =>
  tx.query(
    `insert into rsvp.billing_limits (event_id, until)
     select id, billing_at + interval '30 days' from rsvp.invitations where id = any($1) and billed_at is null order by id
     on conflict (event_id) do nothing`,
    [eventIds],
  );

/** A date that comes sooner brings the limit with it; one that comes later never moves it. */
export const bringBillingLimitForward = (tx: Tx, eventId: string, date: Date): Promise<unknown> =>
  tx.query('update rsvp.billing_limits set until = least(until, $2) where event_id = $1', [
    eventId,
    billingLimit(date),
  ]);
