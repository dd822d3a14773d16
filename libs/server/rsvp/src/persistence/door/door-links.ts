import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type DoorLink, type DoorLinkId, type EventId, MOST_DOOR_LINKS } from '@smachot/contracts';
import { addDays, atWallTime, newId, wallTime } from '@smachot/kernel';
import { ReadModel, returningRows, type Tx } from '@smachot/server-platform';
import type { DoorEvent } from './door.queries';

const BYTES = 24;
const TOKEN = /^[\w-]{32}$/;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A door link ends with the day after the event, in Israel; it follows the event when its date is moved. */
export const doorLinkEnds = ({ date }: Pick<DoorEvent, 'date'>): Date =>
  atWallTime(addDays(wallTime(date).day, 2), '00:00');

/** Door links of events: 192 random bits each, kept as a hash. */
@Injectable()
export class DoorLinks {
  constructor(private readonly read: ReadModel) {}

  /** The event of a link and the link's name; undefined: it is unknown, revoked or expired, or the event was deleted. */
  async resolve(token: string, now: Date): Promise<{ eventId: EventId; name: string } | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const row = await this.read.one<{ eventId: EventId; name: string; date: Date }>(
      `select l.event_id as "eventId", l.name, i.date from rsvp.door_links l
       join rsvp.invitations i on i.id = l.event_id and i.deleted_at is null
       where l.hash = $1 and l.revoked_at is null`,
      [hashOf(token)],
    );
    return row && now < doorLinkEnds(row) ? { eventId: row.eventId, name: row.name } : undefined;
  }

  async of(eventId: EventId): Promise<DoorLink[]> {
    const rows = await this.read.rows<Omit<DoorLink, 'createdAt'> & { createdAt: Date }>(
      `select id as "doorLinkId", name, created_at as "createdAt" from rsvp.door_links
       where event_id = $1 and revoked_at is null order by id limit ${MOST_DOOR_LINKS}`,
      [eventId],
    );
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  /** Undefined: the event has as many as it may have. The token's plain text is available only here. */
  async add(
    tx: Tx,
    eventId: EventId,
    name: string,
    now: Date,
  ): Promise<{ doorLinkId: DoorLinkId; token: string } | undefined> {
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::int as count from rsvp.door_links where event_id = $1 and revoked_at is null',
      [eventId],
    );
    if (row!.count >= MOST_DOOR_LINKS) return undefined;
    const token = randomBytes(BYTES).toString('base64url');
    const doorLinkId: DoorLinkId = newId();
    await tx.query(
      'insert into rsvp.door_links (id, event_id, hash, name, created_at) values ($1, $2, $3, $4, $5)',
      [doorLinkId, eventId, hashOf(token), name, now],
    );
    return { doorLinkId, token };
  }

  /** False: the event has no such link, or it was revoked before. */
  async revoke(tx: Tx, eventId: EventId, id: DoorLinkId, now: Date): Promise<boolean> {
    const revoked = await tx.query(
      'update rsvp.door_links set revoked_at = $3 where id = $1 and event_id = $2 and revoked_at is null returning id',
      [id, eventId, now],
    );
    return returningRows(revoked).length > 0;
  }
}
