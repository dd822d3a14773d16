import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventId, Invitation as InvitationView, InvitationChange, UserId } from '@smachot/contracts';
import { Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { InvitationViews } from '../../services/invitation-views';
import { InvitationWriter } from '../../services/invitation-writer';

/** Replaces the invitation's whole form; rounds that were not sent yet are planned anew. */
export class ChangeInvitation extends Command<Result<InvitationView>> {
  constructor(
    readonly eventId: EventId,
    readonly form: InvitationChange,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ChangeInvitation)
export class ChangeInvitationHandler implements ICommandHandler<ChangeInvitation> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly writer: InvitationWriter,
    private readonly views: InvitationViews,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, form, userId }: ChangeInvitation): Promise<Result<InvitationView>> {
    const now = this.clock.now();
    const changed = await this.work.run(async (tx) => {
      const allowed = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!allowed.ok) return allowed;
      const invitation = allowed.value;
      if (form.version !== undefined && form.version !== invitation.state.version)
        return refuse('conflict.version');
      const before = { ...invitation.state };
      const answer = invitation.change(form, now);
      if (!answer.ok) return answer;
      await this.writer.change(tx, invitation, before, now);
      return answer;
    });
    return changed.ok ? this.views.one(eventId, userId) : changed;
  }
}
