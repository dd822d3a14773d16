import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerOf, mailOrderReceipt, OrderId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { UnitOfWork } from '@smachot/server-platform';
import { ConfirmationMailRepository } from '../../persistence/confirmations/confirmation-mail.repository';

/** Maximum of repeated mails in a day: for one order, and for all orders of a person. */
const OF_ORDER = 3;
const OF_PERSON = 10;

export class ResendConfirmation extends Command<Result<AnswerOf<typeof mailOrderReceipt>>> {
  constructor(
    readonly orderId: OrderId,
    readonly userId: UserId,
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
    private readonly mails: ConfirmationMailRepository,
  ) {}

  async execute({ orderId, userId }: ResendConfirmation): Promise<Result<AnswerOf<typeof mailOrderReceipt>>> {
    const person = (await this.directory.of([userId])).get(userId);
    return this.work.run(async (tx) => {
      await this.mails.lockRepeats(tx, userId);
      const paid = await this.mails.paidSum(tx, orderId, userId);
      if (paid === undefined) return refuse('not_found');
      if (!person?.email || !person.emailVerified) return refuse('mail.no_address');
      const { open, of_order, of_person } = await this.mails.countRepeats(tx, orderId, userId);
      if (!open) {
        if (of_order >= OF_ORDER || of_person >= OF_PERSON) return refuse('mail.too_many');
        await this.mails.addRepeat(tx, { id: orderId, userId }, paid);
        tx.hint(`order:${orderId}`);
      }
      return accept({ mail: 'on_its_way' as const });
    });
  }
}
