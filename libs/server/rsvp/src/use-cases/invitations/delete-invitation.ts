import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accept, Clock, type Result } from '@smachot/kernel';
import { ReadModel, returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { Invitation } from '../../domain/invitations/invitation';
import { templateFor } from '../../domain/sending/templates';
import { INVITED } from '../../persistence/changes';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { InvitationRepository } from '../../persistence/invitations/invitation.repository';
import { campaignIdOf } from '../campaign-sender';
import { GuestTidings } from '../guest-tidings';
import { SendEligibility } from '../send-eligibility';

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
    private readonly read: ReadModel,
    private readonly access: InvitationAccess,
    private readonly invitations: InvitationRepository,
    private readonly judge: SendEligibility,
    private readonly tidings: GuestTidings,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, userId, tell }: DeleteInvitation): Promise<Result<undefined>> {
    const now = this.clock.now();
    const invited = tell ? await this.invited(eventId) : [];
    const facts = invited.length ? await this.judge.facts({ eventId, rsvpIds: invited }, userId) : undefined;
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Owner');
      if (!invitation.ok) return invitation;
      const { state } = invitation.value;
      const templateName = templateFor('cancelled', state.eventType);
      const going = facts ? await this.tidings.judge(tx, state, invited, templateName, facts, now) : [];
      await removeInvitation(tx, this.invitations, invitation.value, now);
      const campaign = { id: campaignIdOf(eventId, 'cancelled'), templateName, actorId: userId };
      if (facts && going.length) await this.tidings.send(tx, state, going, campaign, facts, now);
      return accept();
    });
  }

  /** Ids of the invited guests to notify of the cancellation. Guests who declined are not notified. */
  private async invited(eventId: string): Promise<string[]> {
    const rows = await this.read.rows<{ id: string }>(
      `select id from rsvp.guests where event_id = $1 and ${INVITED} and status <> 'declined'`,
      [eventId],
    );
    return rows.map(({ id }) => id);
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
