import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accept, Clock, type Result } from '@smachot/kernel';
import { returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { Invitation } from '../domain/invitation';
import { templateFor } from '../domain/templates';
import { InvitationAccess } from '../persistence/invitation-access';
import { InvitationRepository } from '../persistence/invitation.repository';
import { campaignIdOf } from '../services/sending/campaign-sender';
import { GuestNotices } from '../services/sending/guest-notices';

/** Deletes an event: queued messages are withdrawn, guest pages close, and billable responses are billed the day after. */
export class DeleteInvitation extends Command<Result<undefined>> {
  constructor(
    readonly eventId: string,
    readonly userId: string,
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
    private readonly invitations: InvitationRepository,
    private readonly notices: GuestNotices,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, userId, tell }: DeleteInvitation): Promise<Result<undefined>> {
    const now = this.clock.now();
    const audience = tell ? await this.notices.audienceOfCancellation(eventId, userId) : undefined;
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Owner');
      if (!invitation.ok) return invitation;
      const { state } = invitation.value;
      const templateName = templateFor('cancelled', state.eventType);
      const going = audience ? await this.notices.sendable(tx, state, templateName, audience, now) : [];
      await removeInvitation(tx, this.invitations, invitation.value, now);
      const campaign = { id: campaignIdOf(eventId, 'cancelled'), templateName, actorId: userId };
      if (audience && going.length) await this.notices.send(tx, state, going, campaign, audience, now);
      return accept();
    });
  }
}

/** Removes an event's link, its queue and its never confirmed uploads at once; guests' data is erased a month later. */
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
  tx.emit('rsvp.event_cancelled', { eventId: id });
  for (const table of ['table_uploads', 'link_requests', 'cohost_invitations', 'scheduled_sends'])
    await tx.query(`delete from rsvp.${table} where event_id = $1`, [id]);
  const cancelled = returningRows(
    await tx.query<{ id: string }>(
      `update rsvp.campaigns set status = 'cancelled' where event_id = $1 and status in ('running', 'paused') returning id`,
      [id],
    ),
  );
  for (const campaign of cancelled) tx.emit('rsvp.campaign_cancelled', { campaignId: campaign.id });
};
