import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { GuestAuthenticator, type GuestActor, ReadModel, type Tx } from '@smachot/server-platform';

const BYTES = 24;
const MOST_LINKS = 100;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Personal tokens of guests: 192 random bits, kept only as a hash. Each time a link is given out it is a new one, and the
 * earlier ones stay good until the guest is deleted or all are revoked: they lie in old chats.
 */
@Injectable()
export class GuestTokens extends GuestAuthenticator {
  constructor(private readonly read: ReadModel) {
    super();
  }

  async authenticate(token: string, eventId: string | undefined): Promise<GuestActor | undefined> {
    // a guess that is no token at all costs no look into the database
    if (!TOKEN.test(token)) return undefined;
    const row = await this.read.one<{ rsvpId: string; eventId: string }>(
      `select g.id as "rsvpId", g.event_id as "eventId" from rsvp.guest_tokens t
       join rsvp.guests g on g.id = t.rsvp_id and g.deleted_at is null
       join rsvp.invitations i on i.id = g.event_id and i.deleted_at is null
       where t.hash = $1 and t.revoked_at is null and ($2::uuid is null or g.event_id = $2)`,
      [hashOf(token), eventId && UUID.test(eventId) ? eventId : null],
    );
    return row && (!eventId || row.eventId === eventId) ? { kind: 'guest', ...row } : undefined;
  }

  /** Each link given out is a row: nobody needs more of one guest. */
  async mayIssue(tx: Tx, rsvpId: string): Promise<boolean> {
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::int as count from rsvp.guest_tokens where rsvp_id = $1 and revoked_at is null',
      [rsvpId],
    );
    return row!.count < MOST_LINKS;
  }

  /** Makes a token; the only time it is seen. */
  async issue(tx: Tx, rsvpId: string, now: Date): Promise<string> {
    const token = randomBytes(BYTES).toString('base64url');
    await tx.query('insert into rsvp.guest_tokens (hash, rsvp_id, created_at) values ($1, $2, $3)', [
      hashOf(token),
      rsvpId,
      now,
    ]);
    return token;
  }

  async revoke(tx: Tx, rsvpId: string, now: Date): Promise<void> {
    await tx.query('update rsvp.guest_tokens set revoked_at = $2 where rsvp_id = $1 and revoked_at is null', [
      rsvpId,
      now,
    ]);
  }
}

/** 24 bytes. */
const TOKEN = /^[\w-]{32}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
