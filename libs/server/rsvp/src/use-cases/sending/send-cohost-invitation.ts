import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CohostInvitationId } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { CohostSmsQueries } from '../../persistence/sending/cohost-sms.queries';
import { CohostInvitationSms } from '../../services/links/cohost-invitation-sms';

/** Notifies a phone's owner of a co-host invitation: by SMS, and in the product too when there is an account. */
export class SendCohostInvitation extends Command<void> {
  constructor(
    readonly invitationId: CohostInvitationId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(SendCohostInvitation)
export class SendCohostInvitationHandler implements ICommandHandler<SendCohostInvitation> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: CohostSmsQueries,
    private readonly directory: UserDirectory,
    private readonly sms: CohostInvitationSms,
  ) {}

  async execute({ invitationId, delivery }: SendCohostInvitation): Promise<void> {
    const invitation = await this.queries.openInvitation(invitationId);
    if (!invitation) return;
    const person = await this.directory.byPhone(invitation.phone);
    await this.sms.send(invitationId, invitation.phone, person?.language ?? 'he');
    await this.work.runOnce(delivery, (tx) => {
      if (person)
        tx.emit('notifications.wanted', {
          userId: person.id,
          kind: 'cohost_invited',
          values: { title: invitation.title },
          href: '/me/rsvps',
          urgent: false,
        });
      return Promise.resolve();
    });
  }
}
