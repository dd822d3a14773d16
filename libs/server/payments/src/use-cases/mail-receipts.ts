import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type DirectoryUser, UserDirectory } from '@smachot/server-identity';
import {
  Config,
  Mailer,
  returningRows,
  type SendingOutcome,
  type Tx,
  UnitOfWork,
} from '@smachot/server-platform';
import { receiptMail } from '../receipts/receipt-mail';
import { ReceiptPdf } from '../receipts/receipt-pdf';

const BATCH = 20;
const ATTEMPTS = 3;
/** A call to the mail server is over after seconds; what is still open after this died with its process. */
const ABANDONED = '5 minutes';

export class MailReceipts extends Command<void> {}

type Due = { bill_id: string; id: string; user_id: string; attempts: number };

/**
 * Sends receipts to confirmed addresses, each at most once: the intent commits before the call. What the mail server refused is
 * tried again; what stays without an answer is uncertain and never sent again.
 */
@CommandHandler(MailReceipts)
export class MailReceiptsHandler implements ICommandHandler<MailReceipts> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly directory: UserDirectory,
    private readonly receipts: ReceiptPdf,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async execute(): Promise<void> {
    const due = await this.work.run((tx) => this.intend(tx));
    if (!due.length) return;
    const people = await this.directory.of(due.map(({ user_id }) => user_id));
    await Promise.all(
      due.map(async (mail) => {
        const outcome = await this.send(mail, people.get(mail.user_id));
        await (outcome === 'refused' && mail.attempts < ATTEMPTS
          ? this.tryLater(mail)
          : this.settle(mail, outcome));
      }),
    );
  }

  private async send(mail: Due, person: DirectoryUser | undefined): Promise<SendingOutcome | 'no_address'> {
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

  private async intend(tx: Tx): Promise<Due[]> {
    await tx.query(
      `update payments.receipt_mails set state = 'unknown', changed_at = now()
       where state = 'intended' and changed_at < now() - interval '${ABANDONED}'`,
    );
    return returningRows(
      await tx.query<Due>(
        `update payments.receipt_mails set state = 'intended', attempts = attempts + 1, changed_at = now()
         where bill_id in (select bill_id from payments.receipt_mails where state = 'wanted' and due_at <= now()
           order by due_at limit ${BATCH} for update skip locked)
         returning bill_id, id, user_id, attempts`,
      ),
    );
  }

  private settle({ bill_id, user_id }: Due, state: SendingOutcome | 'no_address'): Promise<void> {
    return this.work.run(async (tx) => {
      await tx.query('update payments.receipt_mails set state = $2, changed_at = now() where bill_id = $1', [
        bill_id,
        state,
      ]);
      tx.hint(`user:${user_id}`);
    });
  }

  private tryLater({ bill_id, attempts }: Due): Promise<unknown> {
    return this.work.run((tx) =>
      tx.query(
        `update payments.receipt_mails set state = 'wanted', changed_at = now(), due_at = now() + make_interval(mins => $2) where bill_id = $1`,
        [bill_id, attempts],
      ),
    );
  }
}
