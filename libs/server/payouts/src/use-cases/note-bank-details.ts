import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventPayload } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { UnsentPayouts } from '../services/unsent-payouts';

type Details = EventPayload<'verification.bank_details_moved'>;

/** Details that are no longer verified: the payout that was planned to them is taken back. */
export class NoteBankDetails extends Command<void> {
  constructor(
    readonly details: Details,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(NoteBankDetails)
export class NoteBankDetailsHandler implements ICommandHandler<NoteBankDetails> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly unsent: UnsentPayouts,
  ) {}

  async execute({ details, delivery }: NoteBankDetails): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      if (details.status !== 'verified')
        await this.unsent.cancelOf(tx, details.storeId, 'details_not_verified');
    });
  }
}
