import { Injectable } from '@nestjs/common';
import type { ChangedPart, ChangeId, EventId, RsvpId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { ReadModel, type Tx } from '@smachot/server-platform';
import { REACHABLE, withRepeats } from '../guests/guest-stats';

/** `guests`: how many can be told; `first`: some of them. */
export type UntoldRow = { _id: ChangeId; what: ChangedPart[]; guests: number; first: RsvpId[] };
export type Change = { id: string; what: ChangedPart[]; toldAt: Date | null; dismissedAt: Date | null };

/** SQL condition of guests who received an invitation, with any answer, and have not opted out. */
export const INVITED = 'deleted_at is null and sends > 0 and not opted_out';
/** SQL condition of the guests `g` to whom a change can be told. */
const TO_TELL = `g.event_id = $1 and g.deleted_at is null and g.sends > 0 and ${REACHABLE}`;
/** How many guests' messages are shown before. */
const SHOWN = 3;
const OPEN = '(told_at is null) and (dismissed_at is null)';

/** Unannounced changes of events. An event has at most one; later changes are added to it. */
@Injectable()
export class Changes {
  constructor(private readonly read: ReadModel) {}

  async note(tx: Tx, eventId: EventId, what: ChangedPart[], now: Date): Promise<void> {
    if (!what.length) return;
    await tx.query(
      `insert into rsvp.changes as c (id, event_id, what, at)
       select $1, $2, $3::text[], $4 where exists (select 1 from rsvp.guests where event_id = $2 and ${INVITED})
       on conflict (event_id) where ${OPEN}
       do update set what = array(select distinct unnest(c.what || excluded.what) order by 1), at = excluded.at`,
      [newId(), eventId, what, now],
    );
  }

  async pending(eventId: EventId): Promise<UntoldRow | null> {
    const row = await this.read.one<UntoldRow>(
      `${withRepeats('$1')} select c.id as "_id", c.what, (select count(*)::int from rsvp.guests g where ${TO_TELL}) as guests,
         array(select g.id from rsvp.guests g where ${TO_TELL} order by g.id limit ${SHOWN}) as first
       from rsvp.changes c join rsvp.invitations i on i.id = c.event_id and i.deleted_at is null
       where c.event_id = $1 and ${OPEN}`,
      [eventId],
    );
    return row && row.guests > 0 ? row : null;
  }

  async lock(tx: Tx, eventId: EventId, changeId: ChangeId): Promise<Change | undefined> {
    const [change] = await tx.query<Change>(
      `select id, what, told_at as "toldAt", dismissed_at as "dismissedAt" from rsvp.changes
       where id = $1 and event_id = $2 for update`,
      [changeId, eventId],
    );
    return change;
  }

  /** Number of the event's changes announced within the last day. */
  async toldLately(tx: Tx, eventId: EventId, now: Date): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from rsvp.changes where event_id = $1 and told_at > $2::timestamptz - interval '24 hours'`,
      [eventId, now],
    );
    return row!.count;
  }

  async settle(tx: Tx, changeId: ChangeId, as: 'told_at' | 'dismissed_at', now: Date): Promise<void> {
    await tx.query(`update rsvp.changes set ${as} = $2 where id = $1`, [changeId, now]);
  }
}
