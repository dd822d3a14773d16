import type { EventId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import { billingLimit } from '../../domain/invitations/event-times';

/**
 * Sets the billing limit at the first unbilled response of an event, independent of later date changes. `on conflict do
 * nothing` also waits for a concurrent bill that deletes the row.
 */
export const setBillingLimits = (tx: Tx, eventIds: EventId[]): Promise<unknown> =>
  tx.query(
    `insert into rsvp.billing_limits (event_id, until)
     select id, billing_at + interval '30 days' from rsvp.invitations where id = any($1) and billed_at is null order by id
     on conflict (event_id) do nothing`,
    [eventIds],
  );

/** Moves the limit forward with an earlier date; a later date never moves it. */
export const bringBillingLimitForward = (tx: Tx, eventId: EventId, date: Date): Promise<unknown> =>
  tx.query('update rsvp.billing_limits set until = least(until, $2) where event_id = $1', [
    eventId,
    billingLimit(date),
  ]);
