import { Injectable } from '@nestjs/common';
import type { CohostId, CohostInvitationId, CohostRole, EventId, UserId } from '@smachot/contracts';
import { DAY_MS, type E164, newId } from '@smachot/kernel';
import { returningRows, type Tx } from '@smachot/server-platform';
import type { InvitedToday } from '../../domain/invitations/cohosts';

export type NewCohostInvitation = {
  invitationId: CohostInvitationId;
  eventId: EventId;
  phone: E164;
  role: CohostRole;
  userId: UserId;
  expiresAt: string;
};

/** Co-hosts of events, and the invitations to become one. */
@Injectable()
export class CohostRepository {
  async isCohost(tx: Tx, eventId: EventId, userId: UserId): Promise<boolean> {
    return (
      (await tx.query('select 1 from rsvp.cohosts where event_id = $1 and user_id = $2', [eventId, userId]))
        .length > 0
    );
  }

  /** Adds a co-host, or changes the role of an existing one. */
  async add(tx: Tx, eventId: EventId, userId: UserId, role: CohostRole, now: Date): Promise<void> {
    await tx.query(
      `insert into rsvp.cohosts (id, event_id, user_id, role, joined_at) values ($1, $2, $3, $4, $5)
           on conflict (event_id, user_id) do update set role = excluded.role`,
      [newId(), eventId, userId, role, now],
    );
  }

  /** Returns the co-host's user id; undefined when the event has no such co-host. */
  async changeRole(
    tx: Tx,
    eventId: EventId,
    cohostId: CohostId,
    role: CohostRole,
  ): Promise<string | undefined> {
    const [member] = returningRows(
      await tx.query<{ userId: UserId }>(
        'update rsvp.cohosts set role = $3 where id = $1 and event_id = $2 returning user_id as "userId"',
        [cohostId, eventId, role],
      ),
    );
    return member?.userId;
  }

  async userOf(tx: Tx, eventId: EventId, cohostId: CohostId): Promise<string | undefined> {
    const [member] = await tx.query<{ userId: UserId }>(
      'select user_id as "userId" from rsvp.cohosts where id = $1 and event_id = $2',
      [cohostId, eventId],
    );
    return member?.userId;
  }

  async remove(tx: Tx, cohostId: CohostId): Promise<void> {
    await tx.query('delete from rsvp.cohosts where id = $1', [cohostId]);
  }

  /** Removes a user's co-host roles in all events. */
  async removeEverywhere(tx: Tx, userId: UserId): Promise<void> {
    await tx.query('delete from rsvp.cohosts where user_id = $1', [userId]);
  }

  /** Users who may edit an event besides its owner. */
  async editorsOf(tx: Tx, eventId: EventId): Promise<string[]> {
    const editors = await tx.query<{ userId: UserId }>(
      `select user_id as "userId" from rsvp.cohosts where event_id = $1 and role = 'Editor' order by user_id`,
      [eventId],
    );
    return editors.map(({ userId }) => userId);
  }

  /** Two owners may invite the same phone at once; the advisory lock makes the second request count the first. */
  async countInvitedToday(
    tx: Tx,
    { eventId, phone, userId }: Pick<NewCohostInvitation, 'eventId' | 'phone' | 'userId'>,
    now: Date,
  ): Promise<InvitedToday> {
    for (const key of [`cohost owner ${userId}`, `cohost phone ${phone}`])
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
    const [today] = await tx.query<InvitedToday>(
      `select count(*) filter (where phone = $1)::int as phone, count(*) filter (where event_id = $2)::int as event,
       count(*) filter (where invited_by = $3)::int as owner
     from rsvp.cohost_invitations where created_at > $4 and (phone = $1 or event_id = $2 or invited_by = $3)`,
      [phone, eventId, userId, new Date(now.getTime() - DAY_MS)],
    );
    return today!;
  }

  /** Stores an invitation; an open one to the same phone is replaced. */
  async invite(tx: Tx, invitation: NewCohostInvitation, now: Date): Promise<void> {
    const { invitationId, eventId, phone, role, userId, expiresAt } = invitation;
    await tx.query(
      `update rsvp.cohost_invitations set answered_at = $3, outcome = 'replaced'
       where event_id = $1 and phone = $2 and answered_at is null`,
      [eventId, phone, now],
    );
    await tx.query(
      `insert into rsvp.cohost_invitations (id, event_id, phone, role, invited_by, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [invitationId, eventId, phone, role, userId, now, expiresAt],
    );
  }

  /** Withdraws an open invitation; returns whether there was one. */
  async withdraw(tx: Tx, eventId: EventId, invitationId: CohostInvitationId, now: Date): Promise<boolean> {
    const withdrawn = await tx.query(
      `update rsvp.cohost_invitations set answered_at = $3, outcome = 'withdrawn'
         where id = $1 and event_id = $2 and answered_at is null returning id`,
      [invitationId, eventId, now],
    );
    return returningRows(withdrawn).length > 0;
  }

  /** Event of an open invitation to this phone. */
  async eventOf(tx: Tx, invitationId: CohostInvitationId, phone: E164): Promise<string | undefined> {
    const [asked] = await tx.query<{ eventId: EventId }>(
      'select event_id as "eventId" from rsvp.cohost_invitations where id = $1 and phone = $2 and answered_at is null',
      [invitationId, phone],
    );
    return asked?.eventId;
  }

  /** Marks an open invitation to this phone as answered; undefined when there is none. */
  async markAnswered(
    tx: Tx,
    {
      invitationId,
      phone,
      isAccepted,
    }: { invitationId: CohostInvitationId; phone: E164; isAccepted: boolean },
    now: Date,
  ): Promise<{ role: CohostRole; expiresAt: Date } | undefined> {
    const [answered] = returningRows(
      await tx.query<{ role: CohostRole; expiresAt: Date }>(
        `update rsvp.cohost_invitations set answered_at = $3, outcome = $4
           where id = $1 and phone = $2 and answered_at is null returning role, expires_at as "expiresAt"`,
        [invitationId, phone, now, isAccepted ? 'accepted' : 'refused'],
      ),
    );
    return answered;
  }

  /** Erases the phones that a user invited. */
  async forgetPhonesInvitedBy(tx: Tx, userId: UserId): Promise<void> {
    await tx.query('update rsvp.cohost_invitations set phone = null where invited_by = $1', [userId]);
  }

  /** Withdraws the invitations to a phone that is recognised by its key, and removes the phone from them. */
  async withdrawAllTo(tx: Tx, isTheirs: (phone: E164) => boolean, now: Date): Promise<void> {
    const invited = await tx.query<{ phone: E164 }>(
      'select distinct phone from rsvp.cohost_invitations where phone is not null',
    );
    const phones = invited.map(({ phone }) => phone).filter(isTheirs);
    await tx.query(
      `update rsvp.cohost_invitations set phone = null, answered_at = coalesce(answered_at, $2),
         outcome = coalesce(outcome, 'withdrawn') where phone = any($1)`,
      [phones, now],
    );
  }
}
