import { Injectable } from '@nestjs/common';
import type { EventId, GiftId, RsvpId, UserId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { GiftRow } from './gift.schema';

export type GivenGift = Pick<GiftRow, 'kind' | 'note'>;
export type Envelope = GivenGift & Pick<GiftRow, 'giver' | 'side' | 'group' | 'amount'>;
type Act = { userId: UserId; now: Date };

/** Repository of gifts. Whoever writes holds the lock of the invitation. */
@Injectable()
export class GiftRepository {
  /** Writes what is kept of a guest's gift beside its sum; thanks stay, and a kind or note that is undefined. */
  async record(
    tx: Tx,
    { eventId, rsvpId }: { eventId: EventId; rsvpId: RsvpId },
    { kind, note }: { [field in keyof GivenGift]: GivenGift[field] | undefined },
    { userId, now }: Act,
  ): Promise<void> {
    await tx.query(
      `insert into rsvp.gifts as own (id, event_id, rsvp_id, kind, note, recorded_at, recorded_by)
       values ($1, $2, $1, coalesce($3, 'cash'), $4, $5, $6)
       on conflict (id) do update set kind = coalesce($3, own.kind, 'cash'), note = case when $7 then $4 else own.note end`,
      [rsvpId, eventId, kind ?? null, note ?? null, now, userId, note !== undefined],
    );
  }

  async countEnvelopes(tx: Tx, eventId: EventId): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::int as count from rsvp.gifts where event_id = $1 and rsvp_id is null',
      [eventId],
    );
    return row!.count;
  }

  async addEnvelope(
    tx: Tx,
    { eventId, id }: { eventId: EventId; id: GiftId },
    { giver, side, group, kind, amount, note }: Envelope,
    { userId, now }: Act,
  ): Promise<void> {
    await tx.query(
      `insert into rsvp.gifts (id, event_id, giver, side, guest_group, kind, amount, note, recorded_at, recorded_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [id, eventId, giver, side, group, kind, amount, note, now, userId],
    );
  }

  /** Undefined: the event has no such envelope. */
  async findEnvelope(
    tx: Tx,
    { eventId, id }: { eventId: EventId; id: GiftId },
  ): Promise<Envelope | undefined> {
    const [row] = await tx.query<Envelope>(
      `select giver, side, guest_group as "group", kind, amount::float8 as amount, note
       from rsvp.gifts where id = $1 and event_id = $2 and rsvp_id is null for update`,
      [id, eventId],
    );
    return row && { ...row };
  }

  async changeEnvelope(
    tx: Tx,
    { eventId, id }: { eventId: EventId; id: GiftId },
    { giver, side, group, kind, amount, note }: Envelope,
  ): Promise<void> {
    await tx.query(
      `update rsvp.gifts set giver = $3, side = $4, guest_group = $5, kind = $6, amount = $7, note = $8
       where id = $1 and event_id = $2 and rsvp_id is null`,
      [id, eventId, giver, side, group, kind, amount, note],
    );
  }

  /** False: the event has no such gift. */
  async delete(tx: Tx, eventId: EventId, id: GiftId): Promise<boolean> {
    const [row] = await tx.query<{ count: number }>(
      `with gone as (delete from rsvp.gifts where id = $1 and event_id = $2 returning 1)
       select count(*)::int as count from gone`,
      [id, eventId],
    );
    return row!.count > 0;
  }

  /** Marks the giver as thanked. False: a host has thanked already. `rsvpId`: null for an envelope. */
  async thank(
    tx: Tx,
    gift: { eventId: EventId; id: GiftId; rsvpId: RsvpId | null },
    { userId, now }: Act,
  ): Promise<boolean> {
    const rows = await tx.query(
      `insert into rsvp.gifts as g (id, event_id, rsvp_id, recorded_at, recorded_by, thanked_at, thanked_by)
       values ($1, $2, $3, $4, $5, $4, $5)
       on conflict (id) do update set thanked_at = $4, thanked_by = $5 where g.thanked_at is null returning 1`,
      [gift.id, gift.eventId, gift.rsvpId, now, userId],
    );
    return rows.length > 0;
  }

  /** Gives the survivor of a merge what is kept of the absorbed record's gift. Whoever was thanked once stays thanked. */
  async merge(tx: Tx, absorbedId: RsvpId, survivorId: RsvpId): Promise<void> {
    await tx.query(
      `with left_behind as (delete from rsvp.gifts where id = $1 returning *)
       insert into rsvp.gifts as own (id, event_id, rsvp_id, kind, note, recorded_at, recorded_by, thanked_at, thanked_by)
       select $2, event_id, $2, kind, note, recorded_at, recorded_by, thanked_at, thanked_by from left_behind
       on conflict (id) do update set kind = coalesce(own.kind, excluded.kind), note = coalesce(own.note, excluded.note),
         thanked_at = coalesce(own.thanked_at, excluded.thanked_at), thanked_by = coalesce(own.thanked_by, excluded.thanked_by)`,
      [absorbedId, survivorId],
    );
  }
}
