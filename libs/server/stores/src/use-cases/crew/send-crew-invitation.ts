import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { Config, type Delivery, ReadModel, SmsGateway, UnitOfWork } from '@smachot/server-platform';
import { crewInvitationText } from '../../texts/crew-invitation';

/** Notifies a person of a crew invitation: by SMS, and in the product too if they have an account. */
export class SendCrewInvitation extends Command<void> {
  constructor(
    readonly invitationId: string,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

type Asked = { phone: string; businessName: string; storeId: string };

@CommandHandler(SendCrewInvitation)
export class SendCrewInvitationHandler implements ICommandHandler<SendCrewInvitation> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly read: ReadModel,
    private readonly directory: UserDirectory,
    private readonly sms: SmsGateway,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async execute({ invitationId, delivery }: SendCrewInvitation): Promise<void> {
    const asked = await this.read.one<Asked>(
      `select i.phone, s.business_name as "businessName", s.id as "storeId"
       from stores.crew_invitations i join stores.stores s on s.id = i.store_id
       where i.id = $1 and i.answered_at is null and i.expires_at > $2 and i.phone is not null and s.closed_at is null`,
      [invitationId, this.clock.now()],
    );
    if (!asked) return void (await this.work.runOnce(delivery, () => Promise.resolve()));
    const person = await this.directory.byPhone(asked.phone);
    const link = `${this.config.settings.PUBLIC_URL}/me`;
    const text = crewInvitationText(asked.businessName, link, person?.language ?? 'he');
    // the gateway's id is the invitation's; one with an unknown outcome is not sent twice
    if ((await this.sms.send(asked.phone, text, invitationId)) === 'refused')
      throw new Error('the invitation to a crew was refused by the sms gateway');
    await this.work.runOnce(delivery, (tx) => {
      if (person)
        tx.emit('notifications.wanted', {
          userId: person.id,
          kind: 'crew_invited',
          values: { storeId: asked.storeId },
          href: '/me',
          urgent: false,
        });
      return Promise.resolve();
    });
  }
}
