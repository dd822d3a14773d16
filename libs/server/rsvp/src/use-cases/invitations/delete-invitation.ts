import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventId, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { CancellationNotices } from '../../services/sending/cancellation-notices';
import { InvitationWriter } from '../../services/invitation-writer';

/** Deletes an event: queued messages are withdrawn, guest pages close, and billable responses are billed the day after. */
export class DeleteInvitation extends Command<Result<undefined>> {
  constructor(
    readonly eventId: EventId,
    readonly userId: UserId,
    /** Whether the invited guests are notified. */
    readonly tell = false,
  ) {
    super();
  }
}

@CommandHandler(DeleteInvitation)
export class DeleteInvitationHandler implements ICommandHandler<DeleteInvitation> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly writer: InvitationWriter,
    private readonly notices: CancellationNotices,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, userId, tell }: DeleteInvitation): Promise<Result<undefined>> {
    const now = this.clock.now();
    const notice = tell ? await this.notices.prepare(eventId, userId) : undefined;
    // A deletion is final: it does not go on without the notice that was asked for.
    if (notice?.facts.suspended) return refuse('reply.host_suspended');
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Owner');
      if (!invitation.ok) return invitation;
      const { state } = invitation.value;
      const recipients = notice ? await this.notices.recipients(tx, state, notice, now) : [];
      await this.writer.remove(tx, invitation.value, now);
      if (notice && recipients.length) await this.notices.send(tx, state, recipients, notice, now);
      return accept();
    });
  }
}
