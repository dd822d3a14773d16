import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Invitation as InvitationView, InvitationChange } from '@smachot/contracts';
import { Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { changedParts } from '../../domain/invitations/changed-parts';
import { planRounds } from '../../domain/sending/rounds';
import { Changes } from '../../persistence/changes';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { bringBillingLimitForward } from '../../persistence/billing-limits';
import { InvitationRepository } from '../../persistence/invitations/invitation.repository';
import { InvitationViews } from '../../views/invitation-view';
import { eventHours } from '../event-hours';

/** Replaces the invitation's whole form; rounds that were not sent yet are planned anew. */
export class ChangeInvitation extends Command<Result<InvitationView>> {
  constructor(
    readonly eventId: string,
    readonly form: InvitationChange,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeInvitation)
export class ChangeInvitationHandler implements ICommandHandler<ChangeInvitation> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly invitations: InvitationRepository,
    private readonly views: InvitationViews,
    private readonly clock: Clock,
    private readonly changes: Changes,
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
      const parts = changedParts(before, invitation.state);
      await this.changes.note(tx, eventId, parts, now);
      await this.invitations.save(tx, invitation);
      if (parts.length) tx.emit('rsvp.event_moved', { eventId, version: invitation.state.version });
      await bringBillingLimitForward(tx, eventId, invitation.state.date);
      await this.invitations.planRounds(
        tx,
        eventId,
        planRounds(invitation.state, now, eventHours(invitation.state)),
      );
      return answer;
    });
    return changed.ok ? this.views.one(eventId, userId) : changed;
  }
}
