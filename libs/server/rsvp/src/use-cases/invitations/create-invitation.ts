import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Invitation as InvitationView, InvitationForm, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { Invitation } from '../../domain/invitations/invitation';
import { InvitationRepository } from '../../persistence/invitations/invitation.repository';
import { InvitationViews } from '../../services/invitation-views';
import { InvitationWriter } from '../../services/invitation-writer';

/** Maximum number of future events of one account. */
const MAX_FUTURE_EVENTS = 50;
/** The same number in 24 hours, deleted and past ones included: a date that is soon past does not pass the maximum above. */
const MOST_A_DAY = MAX_FUTURE_EVENTS;

export class CreateInvitation extends Command<Result<InvitationView>> {
  constructor(
    readonly form: InvitationForm,
    readonly hostId: UserId,
  ) {
    super();
  }
}

@CommandHandler(CreateInvitation)
export class CreateInvitationHandler implements ICommandHandler<CreateInvitation> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly invitations: InvitationRepository,
    private readonly writer: InvitationWriter,
    private readonly views: InvitationViews,
    private readonly clock: Clock,
  ) {}

  async execute({ form, hostId }: CreateInvitation): Promise<Result<InvitationView>> {
    const now = this.clock.now();
    const opened = Invitation.open(form, hostId, now);
    if (!opened.ok) return opened;
    const { id } = opened.value.state;
    const added = await this.work.run(async (tx) => {
      const { today, ahead } = await this.invitations.countOf(tx, hostId, now);
      if (ahead >= MAX_FUTURE_EVENTS) return refuse('events.too_many');
      if (today >= MOST_A_DAY) return refuse('events.too_many_today');
      await this.writer.add(tx, opened.value, now);
      return accept();
    });
    return added.ok ? this.views.one(id, hostId) : added;
  }
}
