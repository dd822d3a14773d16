import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type RegistrationId, ticketsPage } from '@smachot/contracts';
import { type DirectoryUser, UserDirectory } from '@smachot/server-identity';
import {
  Config,
  type DueMail,
  Mailer,
  type MailOutcome,
  MailsOnce,
  type MailTable,
} from '@smachot/server-platform';
import type { TicketMailKind } from '../persistence/ticket-mail.repository';
import { TicketReceipts } from '../services/paying/ticket-receipts';
import { ticketMailText } from '../texts/ticket-mail-text';

export class SendTicketMails extends Command<void> {}

type Due = DueMail & { registration_id: RegistrationId; kind: TicketMailKind; amount: number };

export const TICKET_MAILS: MailTable<Due> = {
  table: 'hosted_events.ticket_mails',
  key: 'id',
  topicOf: ({ user_id }) => `user:${user_id}`,
};

/** Sends payment confirmations of tickets to confirmed addresses, each at most once. */
@CommandHandler(SendTicketMails)
export class SendTicketMailsHandler implements ICommandHandler<SendTicketMails> {
  constructor(
    private readonly mails: MailsOnce,
    private readonly directory: UserDirectory,
    private readonly receipts: TicketReceipts,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  execute(): Promise<void> {
    return this.mails.sendDue<Due>(TICKET_MAILS, async (due) => {
      const people = await this.directory.of(due.map(({ user_id }) => user_id));
      return (mail) => this.send(mail, people.get(mail.user_id));
    });
  }

  private async send(mail: Due, person: DirectoryUser | undefined): Promise<MailOutcome> {
    if (!person?.email || !person.emailVerified) return 'no_address';
    const receipt = await this.receipts.of(mail.registration_id, person.language);
    if (!receipt) return 'no_address';
    const link = new URL(ticketsPage(mail.registration_id), this.config.settings.PUBLIC_URL).href;
    return this.mailer.send({
      id: mail.id,
      to: person.email,
      ...ticketMailText(mail, receipt, link, person.language),
    });
  }
}
