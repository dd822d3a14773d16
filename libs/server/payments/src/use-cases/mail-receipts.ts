import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BillId } from '@smachot/contracts';
import { type DirectoryUser, UserDirectory } from '@smachot/server-identity';
import {
  Config,
  type DueMail,
  Mailer,
  type MailOutcome,
  MailsOnce,
  type MailTable,
} from '@smachot/server-platform';
import { receiptMail } from '../receipts/receipt-mail';
import { ReceiptPdf } from '../receipts/receipt-pdf';

export const RECEIPT_MAILS: MailTable<DueMail> = {
  table: 'payments.receipt_mails',
  key: 'bill_id',
  topicOf: ({ user_id }) => `user:${user_id}`,
};

export class MailReceipts extends Command<void> {}

type Due = DueMail & { bill_id: BillId };

/** Sends receipts to confirmed addresses, each at most once. */
@CommandHandler(MailReceipts)
export class MailReceiptsHandler implements ICommandHandler<MailReceipts> {
  constructor(
    private readonly mails: MailsOnce,
    private readonly directory: UserDirectory,
    private readonly receipts: ReceiptPdf,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  execute(): Promise<void> {
    return this.mails.sendDue<Due>(RECEIPT_MAILS, async (due) => {
      const people = await this.directory.of(due.map(({ user_id }) => user_id));
      return (mail) => this.send(mail, people.get(mail.user_id));
    });
  }

  private async send(mail: Due, person: DirectoryUser | undefined): Promise<MailOutcome> {
    if (!person?.email || !person.emailVerified) return 'no_address';
    const receipt = await this.receipts.of(mail.user_id, mail.bill_id);
    if (!receipt) return 'no_address';
    const link = new URL('/me/payments', this.config.settings.PUBLIC_URL).href;
    return this.mailer.send({
      id: mail.id,
      to: person.email,
      ...receiptMail(receipt, link, person.language),
    });
  }
}
