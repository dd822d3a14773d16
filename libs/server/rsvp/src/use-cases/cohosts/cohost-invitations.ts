import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type {
  AnswerOf,
  CohostInvitationId,
  CohostRole,
  EventId,
  inviteCohost,
  UserId,
} from '@smachot/contracts';
import { accept, Clock, type E164, newId, isIsraeliMobile, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { expiryOf, mayInvite } from '../../domain/invitations/cohosts';
import { CohostRepository } from '../../persistence/invitations/cohost.repository';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';

type CohostInvitation = AnswerOf<typeof inviteCohost>;

/** Invites a co-host by phone number. A second invitation to the same phone replaces the first. */
export class InviteCohost extends Command<Result<CohostInvitation>> {
  constructor(
    readonly eventId: EventId,
    readonly phone: E164,
    readonly role: CohostRole,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(InviteCohost)
export class InviteCohostHandler implements ICommandHandler<InviteCohost> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly cohosts: CohostRepository,
    private readonly directory: UserDirectory,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, phone, role, userId }: InviteCohost): Promise<Result<CohostInvitation>> {
    if (!isIsraeliMobile(phone))
      return refuse('request.invalid', { fields: { phoneNumber: 'otp.not_a_mobile' } });
    const known = await this.directory.byPhone(phone);
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Owner');
      if (!invitation.ok) return invitation;
      if (known && (known.id === userId || (await this.cohosts.isCohost(tx, eventId, known.id))))
        return refuse('cohost.already_member');
      const now = this.clock.now();
      if (!mayInvite(await this.cohosts.countInvitedToday(tx, { eventId, phone: phone, userId }, now)))
        return refuse('cohost.too_many_invitations');
      return accept(await this.invite(tx, { eventId, phone: phone, role, userId }, now));
    });
  }

  private async invite(
    tx: Tx,
    { eventId, phone, role, userId }: Pick<InviteCohost, 'eventId' | 'phone' | 'role' | 'userId'>,
    now: Date,
  ): Promise<CohostInvitation> {
    const invitationId = newId();
    const expiresAt = expiryOf(now).toISOString();
    await this.cohosts.invite(tx, { invitationId, eventId, phone, role, userId, expiresAt }, now);
    tx.emit('rsvp.cohost_invited', { invitationId });
    tx.hint(`event:${eventId}`);
    return { invitationId, phoneNumber: phone, role, expiresAt };
  }
}

export class WithdrawCohostInvitation extends Command<Result<undefined>> {
  constructor(
    readonly eventId: EventId,
    readonly invitationId: CohostInvitationId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(WithdrawCohostInvitation)
export class WithdrawCohostInvitationHandler implements ICommandHandler<WithdrawCohostInvitation> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly cohosts: CohostRepository,
    private readonly clock: Clock,
  ) {}

  execute({ eventId, invitationId, userId }: WithdrawCohostInvitation): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Owner');
      if (!invitation.ok) return invitation;
      const withdrawn = await this.cohosts.withdraw(tx, eventId, invitationId, this.clock.now());
      tx.hint(`event:${eventId}`);
      return withdrawn ? accept() : refuse('not_found');
    });
  }
}
