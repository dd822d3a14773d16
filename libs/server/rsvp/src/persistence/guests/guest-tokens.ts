import { isId } from '@smachot/kernel';
import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EventId, RsvpId } from '@smachot/contracts';
import { GuestAuthenticator, type GuestActor, ReadModel, type Tx } from '@smachot/server-platform';

const BYTES = 24;
const MOST_LINKS = 100;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Personal tokens of guests: 192 random bits, stored only as a hash. Every issued link has a new token, and the earlier ones
 * stay valid until the guest is deleted or all are revoked, because they are in old chats.
 */
@Injectable()
export class GuestTokens extends GuestAuthenticator {
  constructor(private readonly read: ReadModel) {
    super();
  }

  async authenticate(token: string, eventId: EventId | undefined): Promise<GuestActor | undefined> {
    // A malformed token is refused without a database query.
    if (!TOKEN.test(token)) return undefined;
    const row = await this.read.one<{ rsvpId: RsvpId; eventId: EventId }>(
      `select g.id as "rsvpId", g.event_id as "eventId" from rsvp.guest_tokens t
       join rsvp.guests g on g.id = t.rsvp_id and g.deleted_at is null
       join rsvp.invitations i on i.id = g.event_id and i.deleted_at is null
       where t.hash = $1 and t.revoked_at is null and ($2::uuid is null or g.event_id = $2)`,
      [hashOf(token), eventId && isId(eventId) ? eventId : null],
    );
    return row && (!eventId || row.eventId === eventId) ? { kind: 'guest', ...row } : undefined;
  }

  /** Whether another token may be issued; each token is a row, and the number per guest is limited. */
  async mayIssue(tx: Tx, rsvpId: RsvpId): Promise<boolean> {
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::int as count from rsvp.guest_tokens where rsvp_id = $1 and revoked_at is null',
      [rsvpId],
    );
    return row!.count < MOST_LINKS;
  }

  /** Issues a token; its plain text is available only here. */
  async issue(tx: Tx, rsvpId: RsvpId, now: Date): Promise<string> {
    const token = randomBytes(BYTES).toString('base64url');
    await tx.query('insert into rsvp.guest_tokens (hash, rsvp_id, created_at) values ($1, $2, $3)', [
      hashOf(token),
      rsvpId,
      now,
    ]);
    return token;
  }

  async revoke(tx: Tx, rsvpId: RsvpId, now: Date): Promise<void> {
    await tx.query('update rsvp.guest_tokens set revoked_at = $2 where rsvp_id = $1 and revoked_at is null', [
      rsvpId,
      now,
    ]);
  }
}

/** Format of a token: 24 bytes. */
const TOKEN = /^[\w-]{32}$/;
