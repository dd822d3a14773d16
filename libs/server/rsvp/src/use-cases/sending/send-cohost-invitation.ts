import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { Config, type Delivery, ReadModel, SmsGateway, UnitOfWork } from '@smachot/server-platform';
import { cohostInvitationText } from '../../texts/cohost-invitation';

/** Notifies a phone's owner of a co-host invitation: by SMS, and in the product too when there is an account. */
export class SendCohostInvitation extends Command<void> {
  constructor(
    readonly invitationId: string,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

type Asked = { phone: string; title: string };

@CommandHandler(SendCohostInvitation)
export class SendCohostInvitationHandler implements ICommandHandler<SendCohostInvitation> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly read: ReadModel,
    private readonly directory: UserDirectory,
    private readonly sms: SmsGateway,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async execute({ invitationId, delivery }: SendCohostInvitation): Promise<void> {
    const asked = await this.read.one<Asked>(
      `select c.phone, i.title from rsvp.cohost_invitations c join rsvp.invitations i on i.id = c.event_id
       where c.id = $1 and c.answered_at is null and c.expires_at > $2 and c.phone is not null and i.deleted_at is null`,
      [invitationId, this.clock.now()],
    );
    if (!asked) return void (await this.work.runOnce(delivery, () => Promise.resolve()));
    const person = await this.directory.byPhone(asked.phone);
    const text = cohostInvitationText(
      `${this.config.settings.PUBLIC_URL}/me/rsvps`,
      person?.language ?? 'he',
    );
    // The invitation's id identifies the SMS at the gateway; an SMS with unknown outcome is not sent again.
    if ((await this.sms.send(asked.phone, text, invitationId)) === 'refused')
      throw new Error('the invitation to co-host was refused by the sms gateway');
    await this.work.runOnce(delivery, (tx) => {
      if (person)
        tx.emit('notifications.wanted', {
          userId: person.id,
          kind: 'cohost_invited',
          values: { title: asked.title },
          href: '/me/rsvps',
          urgent: false,
        });
      return Promise.resolve();
    });
  }
}
