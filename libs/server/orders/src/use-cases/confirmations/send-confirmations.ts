import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderId } from '@smachot/contracts';
import { type DirectoryUser, UserDirectory } from '@smachot/server-identity';
import {
  Config,
  type DueMail,
  Mailer,
  type MailOutcome,
  MailsOnce,
  type MailTable,
} from '@smachot/server-platform';
import { OrderPaper } from '../../services/order-paper';
import type { ConfirmationKind } from '../../persistence/confirmations/confirmation-mail.repository';
import { confirmationText } from '../../texts/confirmation-text';

export class SendConfirmations extends Command<void> {}

type Due = DueMail & { order_id: OrderId; kind: ConfirmationKind; amount: number };

export const CONFIRMATION_MAILS: MailTable<Due> = {
  table: 'orders.confirmation_mails',
  key: 'id',
  topicOf: ({ order_id }) => `order:${order_id}`,
};

/** Sends payment confirmations of orders to confirmed addresses, each at most once. */
@CommandHandler(SendConfirmations)
export class SendConfirmationsHandler implements ICommandHandler<SendConfirmations> {
  constructor(
    private readonly mails: MailsOnce,
    private readonly directory: UserDirectory,
    private readonly papers: OrderPaper,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  execute(): Promise<void> {
    return this.mails.sendDue<Due>(CONFIRMATION_MAILS, async (due) => {
      const people = await this.directory.of(due.map(({ user_id }) => user_id));
      return (mail) => this.send(mail, people.get(mail.user_id));
    });
  }

  private async send(mail: Due, person: DirectoryUser | undefined): Promise<MailOutcome> {
    if (!person?.email || !person.emailVerified) return 'no_address';
    const paper = await this.papers.of(mail.order_id, 'customer', person.language);
    if (!paper) return 'no_address';
    const link = new URL(`/me/orders/${mail.order_id}`, this.config.settings.PUBLIC_URL).href;
    return this.mailer.send({
      id: mail.id,
      to: person.email,
      ...confirmationText(mail, paper, link, person.language),
    });
  }
}
