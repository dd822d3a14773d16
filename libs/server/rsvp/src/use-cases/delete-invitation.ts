import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accept, Clock, type Result } from '@smachot/kernel';
import { returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { Invitation } from '../domain/invitation';
import { InvitationAccess } from '../persistence/invitation-access';
import { InvitationRepository } from '../persistence/invitation.repository';

/** Takes back what is still queued; guests lose their page; what is billable is billed the day after. */
export class DeleteInvitation extends Command<Result<undefined>> {
  constructor(
    readonly eventId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteInvitation)
export class DeleteInvitationHandler implements ICommandHandler<DeleteInvitation> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly invitations: InvitationRepository,
    private readonly clock: Clock,
  ) {}

  execute({ eventId, userId }: DeleteInvitation): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Owner');
      if (!invitation.ok) return invitation;
      await removeInvitation(tx, this.invitations, invitation.value, this.clock.now());
      return accept();
    });
  }
}

/** Guests' data goes with the erasure a month later; the link and the queue end now, and what never became a guest goes. */
export const removeInvitation = async (
  tx: Tx,
  invitations: InvitationRepository,
  invitation: Invitation,
  now: Date,
): Promise<void> => {
  const { id } = invitation.state;
  invitation.remove(now);
  await invitations.save(tx, invitation);
  await invitations.planRounds(tx, id, []);
  for (const table of ['table_uploads', 'link_requests', 'cohost_invitations'])
    await tx.query(`delete from rsvp.${table} where event_id = $1`, [id]);
  const cancelled = returningRows(
    await tx.query<{ id: string }>(
      `update rsvp.campaigns set status = 'cancelled' where event_id = $1 and status in ('running', 'paused') returning id`,
      [id],
    ),
  );
  for (const campaign of cancelled) tx.emit('rsvp.campaign_cancelled', { campaignId: campaign.id });
};
