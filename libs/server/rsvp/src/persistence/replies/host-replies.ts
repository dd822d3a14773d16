import { Injectable } from '@nestjs/common';
import type { EventId, ReplyId, ReplyStatus, RsvpId, UserId } from '@smachot/contracts';
import { DAY_MS, type E164 } from '@smachot/kernel';
import { PhoneKeys, type Tx } from '@smachot/server-platform';
import type { Outcome } from '../../domain/sending/message-tracking';
import { replyStatusAfter } from '../../domain/replies/reply-status';
import { REPLY_LIMITS } from '@smachot/server-guest-dialogue';

export type HostReply = {
  id: ReplyId;
  rsvpId: RsvpId;
  eventId: EventId;
  actorId: UserId;
  text: string;
  createdAt: Date;
};
export type ReplyOutcome = { id: ReplyId; outcome: Outcome['outcome'] };

/** Hosts' replies to guests, their delivery status, and the limits on their number. */
@Injectable()
export class HostReplies {
  constructor(private readonly phones: PhoneKeys) {}

  /** Id of the newest reply to a guest. */
  async lastOf(tx: Tx, rsvpId: RsvpId): Promise<string | null> {
    const [last] = await tx.query<{ id: ReplyId }>(
      'select id from rsvp.host_replies where rsvp_id = $1 order by created_at desc, id desc limit 1',
      [rsvpId],
    );
    return last?.id ?? null;
  }

  /** Stores a reply and asks messaging to send it as the next turn of the conversation. */
  async add(tx: Tx, reply: HostReply, hostId: UserId): Promise<void> {
    const { id, rsvpId, eventId, actorId, text, createdAt } = reply;
    await tx.query(
      `insert into rsvp.host_replies (id, rsvp_id, event_id, actor_id, text, created_at) values ($1, $2, $3, $4, $5, $6)`,
      [id, rsvpId, eventId, actorId, text, createdAt],
    );
    tx.emit('rsvp.conversation_turn', { rsvpId, eventId, hostId, turnId: id });
  }

  /** Locks and returns a failed reply that has not been retried; only one caller gets it. */
  async takeFailed(
    tx: Tx,
    rsvpId: RsvpId,
    id: ReplyId,
  ): Promise<{ text: string; status: ReplyStatus } | undefined> {
    const [failed] = await tx.query<{ text: string; status: ReplyStatus }>(
      `select text, status from rsvp.host_replies where id = $1 and rsvp_id = $2 and retried_as is null for update`,
      [id, rsvpId],
    );
    return failed;
  }

  async noteRetry(tx: Tx, id: ReplyId, retriedAs: string): Promise<void> {
    await tx.query('update rsvp.host_replies set retried_as = $2 where id = $1', [id, retriedAs]);
  }

  /** Takes one from both limits, or returns the limit that is used up. */
  async spend(
    tx: Tx,
    of: { replyId: ReplyId; hostKey: string; phone: E164 },
    now: Date,
  ): Promise<keyof typeof REPLY_LIMITS | undefined> {
    const guestKey = this.phones.of(of.phone);
    // Without this lock, two simultaneous replies in two events of one host would both use the remaining limit.
    await tx.query(`select pg_advisory_xact_lock(hashtext('rsvp.replies'), hashtext($1))`, [of.hostKey]);
    const [spent] = await tx.query<Record<keyof typeof REPLY_LIMITS, number>>(
      `select count(*)::int as host, count(*) filter (where guest_key = $2)::int as guest
       from rsvp.reply_log where host_key = $1 and at > $3`,
      [of.hostKey, guestKey, new Date(now.getTime() - DAY_MS)],
    );
    if (spent!.guest >= REPLY_LIMITS.guest) return 'guest';
    if (spent!.host >= REPLY_LIMITS.host) return 'host';
    await tx.query('insert into rsvp.reply_log (reply_id, host_key, guest_key, at) values ($1, $2, $3, $4)', [
      of.replyId,
      of.hostKey,
      guestKey,
      now,
    ]);
    return undefined;
  }

  /** Records the delivery outcomes of replies in the given order; returns the ids of their events. */
  async record(tx: Tx, outcomes: ReplyOutcome[]): Promise<string[]> {
    if (!outcomes.length) return [];
    const replies = await tx.query<{ id: ReplyId; eventId: EventId; status: ReplyStatus }>(
      `select id, event_id as "eventId", status from rsvp.host_replies where id = any($1) order by id for update`,
      [outcomes.map(({ id }) => id)],
    );
    const changed = replies.flatMap(({ id, eventId, status }) => {
      const after = outcomes
        .filter((one) => one.id === id)
        .reduce((now, { outcome }) => replyStatusAfter(now, outcome), status);
      return after === status ? [] : [{ id, eventId, after }];
    });
    if (!changed.length) return [];
    await tx.query(
      `update rsvp.host_replies r set status = c.status from unnest($1::uuid[], $2::text[]) c(id, status) where r.id = c.id`,
      [changed.map(({ id }) => id), changed.map(({ after }) => after)],
    );
    return [...new Set(changed.map(({ eventId }) => eventId))];
  }
}
