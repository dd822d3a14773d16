import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Invitation as InvitationView, InvitationForm } from '@smachot/contracts';
import { Clock, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { Invitation } from '../domain/invitation';
import { planRounds } from '../domain/rounds';
import { InvitationRepository } from '../persistence/invitation.repository';
import { InvitationViews } from '../views/invitation-view';
import { eventHours } from './event-hours';

export class CreateInvitation extends Command<Result<InvitationView>> {
  constructor(
    readonly form: InvitationForm,
    readonly hostId: string,
  ) {
    super();
  }
}

@CommandHandler(CreateInvitation)
export class CreateInvitationHandler implements ICommandHandler<CreateInvitation> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly invitations: InvitationRepository,
    private readonly views: InvitationViews,
    private readonly clock: Clock,
  ) {}

  async execute({ form, hostId }: CreateInvitation): Promise<Result<InvitationView>> {
    const now = this.clock.now();
    const opened = Invitation.open(form, hostId, now);
    if (!opened.ok) return opened;
    const { state } = opened.value;
    await this.work.run(async (tx) => {
      await this.invitations.add(tx, opened.value);
      await this.invitations.planRounds(tx, state.id, planRounds(state, now, eventHours(state)));
    });
    return this.views.one(state.id, hostId);
  }
}
