import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { InvitationRepository } from '../store/invitation.repository';

/** Takes back what is still queued; guests lose their page; what is billable is billed the day after. */
export class DeleteInvitation extends Command<Result<undefined>> {
  constructor(
    readonly eventId: string,
    readonly hostId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteInvitation)
export class DeleteInvitationHandler implements ICommandHandler<DeleteInvitation> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly invitations: InvitationRepository,
    private readonly clock: Clock,
  ) {}

  execute({ eventId, hostId }: DeleteInvitation): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      const invitation = await this.invitations.load(tx, eventId, hostId);
      if (!invitation) return refuse('not_found');
      invitation.remove(this.clock.now());
      await this.invitations.save(tx, invitation);
      await this.invitations.planRounds(tx, eventId, []);
      const running = await tx.query<{ id: string }>(
        `select id from rsvp.campaigns where event_id = $1 and status in ('running', 'paused')`,
        [eventId],
      );
      await tx.query(`update rsvp.campaigns set status = 'cancelled' where event_id = $1 and status in ('running', 'paused')`, [eventId]);
      for (const { id } of running) tx.emit('rsvp.campaign_cancelled', { campaignId: id });
      return accept();
    });
  }
}
