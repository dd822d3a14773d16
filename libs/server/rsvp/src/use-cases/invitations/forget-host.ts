import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { InvitationRepository } from '../../persistence/invitations/invitation.repository';
import { TestMessages } from '../../persistence/test-messages';
import { removeInvitation } from './delete-invitation';

/**
 * Removes the events of a closed account as if the host had deleted them, and the account's co-host roles in other events.
 * Billable responses are billed the day after.
 */
export class ForgetHost extends Command<void> {
  constructor(
    readonly hostId: string,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ForgetHost)
export class ForgetHostHandler implements ICommandHandler<ForgetHost> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly invitations: InvitationRepository,
    private readonly tests: TestMessages,
    private readonly clock: Clock,
  ) {}

  async execute({ hostId, delivery }: ForgetHost): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const events = await tx.query<{ id: string }>(
        'select id from rsvp.invitations where host_id = $1 and deleted_at is null',
        [hostId],
      );
      for (const { id } of events) {
        const invitation = await this.invitations.lock(tx, id);
        if (invitation) await removeInvitation(tx, this.invitations, invitation, this.clock.now());
      }
      await tx.query('delete from rsvp.cohosts where user_id = $1', [hostId]);
      await this.tests.forget(tx, hostId);
      await tx.query('update rsvp.cohost_invitations set phone = null where invited_by = $1', [hostId]);
    });
  }
}
