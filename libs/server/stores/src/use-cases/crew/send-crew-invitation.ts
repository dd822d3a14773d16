import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CrewInvitationId } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { CrewInvitationQueries } from '../../persistence/crew/crew-invitation.queries';
import { CrewInvitationSms } from '../../services/crew-invitation-sms';

/** Notifies a person of a crew invitation: by SMS, and in the product too if they have an account. */
export class SendCrewInvitation extends Command<void> {
  constructor(
    readonly invitationId: CrewInvitationId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(SendCrewInvitation)
export class SendCrewInvitationHandler implements ICommandHandler<SendCrewInvitation> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly invitations: CrewInvitationQueries,
    private readonly directory: UserDirectory,
    private readonly sms: CrewInvitationSms,
  ) {}

  async execute({ invitationId, delivery }: SendCrewInvitation): Promise<void> {
    const invitation = await this.invitations.findOpen(invitationId);
    if (!invitation) return;
    const person = await this.directory.byPhone(invitation.phone);
    await this.sms.send(invitationId, invitation, person?.language ?? 'he');
    await this.work.runOnce(delivery, (tx) => {
      if (person)
        tx.emit('notifications.wanted', {
          userId: person.id,
          kind: 'crew_invited',
          values: { storeId: invitation.storeId },
          href: '/me',
          urgent: false,
        });
      return Promise.resolve();
    });
  }
}
