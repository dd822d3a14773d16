import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerOf, mailOrderReceipt } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { wantConfirmation } from '../../persistence/confirmations/confirmation-mails';

/** Maximum of repeated mails in a day: for one order, and for all orders of a person. */
const OF_ORDER = 3;
const OF_PERSON = 10;

export class ResendConfirmation extends Command<Result<AnswerOf<typeof mailOrderReceipt>>> {
  constructor(
    readonly orderId: string,
    readonly userId: string,
  ) {
    super();
  }
}

/** Sends the payment confirmation to the customer once more. */
@CommandHandler(ResendConfirmation)
export class ResendConfirmationHandler implements ICommandHandler<ResendConfirmation> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly directory: UserDirectory,
  ) {}

  async execute({ orderId, userId }: ResendConfirmation): Promise<Result<AnswerOf<typeof mailOrderReceipt>>> {
    const person = (await this.directory.of([userId])).get(userId);
    return this.work.run(async (tx) => {
      // one lock per person: concurrent requests for two orders count each other
      await tx.query(`select pg_advisory_xact_lock(hashtext('orders.mail_again'), hashtext($1))`, [userId]);
      const [order] = await tx.query<{ paid: number }>(
        'select captured - refunded as paid from orders.orders where id = $1 and user_id = $2 and captured > 0',
        [orderId, userId],
      );
      if (!order) return refuse('not_found');
      if (!person?.email || !person.emailVerified) return refuse('mail.no_address');
      const { open, of_order, of_person } = await this.counts(tx, orderId, userId);
      if (!open) {
        if (of_order >= OF_ORDER || of_person >= OF_PERSON) return refuse('mail.too_many');
        await wantConfirmation(tx, { id: orderId, userId }, { kind: 'again', amount: order.paid });
        tx.hint(`order:${orderId}`);
      }
      return accept({ mail: 'on_its_way' as const });
    });
  }

  private async counts(tx: Tx, orderId: string, userId: string) {
    const [counts] = await tx.query<{ open: boolean; of_order: number; of_person: number }>(
      `select exists (select from orders.confirmation_mails where order_id = $1 and state in ('wanted', 'intended')) as open,
         count(*) filter (where order_id = $1)::int as of_order, count(*)::int as of_person
       from orders.confirmation_mails where user_id = $2 and kind = 'again' and created_at > now() - interval '1 day'`,
      [orderId, userId],
    );
    return counts!;
  }
}
