import { Injectable } from '@nestjs/common';
import type { EventId } from '@smachot/contracts';
import { hasCome, returningRows, type Tx } from '@smachot/server-platform';
import type { Rsvp } from '../../domain/guests/rsvp';
import { RsvpRepository } from '../guests/rsvp.repository';

/** Condition of a tick: the silent guests of an event lapse. */
export const LAPSE_DUE = hasCome('lapse_at', 'rsvp.invitations', 'deleted_at is null');

/** Events past the time at which their silent guests lapse. */
@Injectable()
export class ClosedEventRepository {
  constructor(private readonly rsvps: RsvpRepository) {}

  /** Claims due events, or `only` this one, and sets the next time at which each of them is due. */
  async claim(tx: Tx, now: Date, limit: number, only: string | null): Promise<string[]> {
    const events = returningRows(
      await tx.query<{ id: string }>(
        `update rsvp.invitations set version = version + 1,
               lapse_at = (select min(next) from (values (date), (date + interval '1 day')) later(next) where next > $1)
             where id in (
               select id from rsvp.invitations where lapse_at <= $1 and deleted_at is null and ($2::uuid is null or id = $2)
               order by lapse_at limit ${limit} for update skip locked)
             returning id`,
        [now, only],
      ),
    );
    return events.map(({ id }) => id);
  }

  /** Loads and locks the guests who were sent a message and have not answered. */
  loadUnanswered(tx: Tx, eventIds: EventId[]): Promise<Rsvp[]> {
    return this.rsvps.where(
      tx,
      `g.event_id = any($1) and g.deleted_at is null and g.status in ('sent', 'received')`,
      [eventIds],
    );
  }
}
