import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerOf, CohostRole, inviteCohost } from '@smachot/contracts';
import { accept, Clock, DAY_MS, newId, readPhone, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import { expiryOf, type InvitedToday, mayInvite } from '../../domain/invitations/cohosts';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';

type CohostInvitation = AnswerOf<typeof inviteCohost>;

/** Invites a co-host by phone number. A second invitation to the same phone replaces the first. */
export class InviteCohost extends Command<Result<CohostInvitation>> {
  constructor(
    readonly eventId: string,
    readonly phone: string,
    readonly role: CohostRole,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(InviteCohost)
export class InviteCohostHandler implements ICommandHandler<InviteCohost> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly directory: UserDirectory,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, phone, role, userId }: InviteCohost): Promise<Result<CohostInvitation>> {
    const read = readPhone(phone);
    if (!read.ok || !read.e164.startsWith('+9725'))
      return refuse('request.invalid', { fields: { phoneNumber: 'otp.not_a_mobile' } });
    const known = await this.directory.byPhone(read.e164);
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Owner');
      if (!invitation.ok) return invitation;
      if (known && (known.id === userId || (await isCohost(tx, eventId, known.id))))
        return refuse('cohost.already_member');
      const now = this.clock.now();
      if (!mayInvite(await invitedToday(tx, { eventId, phone: read.e164, userId }, now)))
        return refuse('cohost.too_many_invitations');
      return accept(await this.invite(tx, { eventId, phone: read.e164, role, userId }, now));
    });
  }

  private async invite(
    tx: Tx,
    { eventId, phone, role, userId }: Pick<InviteCohost, 'eventId' | 'phone' | 'role' | 'userId'>,
    now: Date,
  ): Promise<CohostInvitation> {
    await tx.query(
      `update rsvp.cohost_invitations set answered_at = $3, outcome = 'replaced'
       where event_id = $1 and phone = $2 and answered_at is null`,
      [eventId, phone, now],
    );
    const invitationId = newId();
    const expiresAt = expiryOf(now).toISOString();
    await tx.query(
      `insert into rsvp.cohost_invitations (id, event_id, phone, role, invited_by, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [invitationId, eventId, phone, role, userId, now, expiresAt],
    );
    tx.emit('rsvp.cohost_invited', { invitationId });
    tx.hint(`event:${eventId}`);
    return { invitationId, phoneNumber: phone, role, expiresAt };
  }
}

const isCohost = async (tx: Tx, eventId: string, userId: string): Promise<boolean> =>
  (await tx.query('select 1 from rsvp.cohosts where event_id = $1 and user_id = $2', [eventId, userId]))
    .length > 0;

/** Two owners may invite the same phone at once; the advisory lock makes the second request count the first. */
const invitedToday = async (
  tx: Tx,
  { eventId, phone, userId }: { eventId: string; phone: string; userId: string },
  now: Date,
): Promise<InvitedToday> => {
  for (const key of [`cohost owner ${userId}`, `cohost phone ${phone}`])
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  const [today] = await tx.query<InvitedToday>(
    `select count(*) filter (where phone = $1)::int as phone, count(*) filter (where event_id = $2)::int as event,
       count(*) filter (where invited_by = $3)::int as owner
     from rsvp.cohost_invitations where created_at > $4 and (phone = $1 or event_id = $2 or invited_by = $3)`,
    [phone, eventId, userId, new Date(now.getTime() - DAY_MS)],
  );
  return today!;
};

export class WithdrawCohostInvitation extends Command<Result<undefined>> {
  constructor(
    readonly eventId: string,
    readonly invitationId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(WithdrawCohostInvitation)
export class WithdrawCohostInvitationHandler implements ICommandHandler<WithdrawCohostInvitation> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly clock: Clock,
  ) {}

  execute({ eventId, invitationId, userId }: WithdrawCohostInvitation): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Owner');
      if (!invitation.ok) return invitation;
      const withdrawn = await tx.query(
        `update rsvp.cohost_invitations set answered_at = $3, outcome = 'withdrawn'
         where id = $1 and event_id = $2 and answered_at is null returning id`,
        [invitationId, eventId, this.clock.now()],
      );
      tx.hint(`event:${eventId}`);
      return returningRows(withdrawn).length ? accept() : refuse('not_found');
    });
  }
}
