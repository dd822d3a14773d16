import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventPayload } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { PayoutBatchRepository } from '../persistence/payout-batch.repository';
import { PayoutRepository } from '../persistence/payout.repository';
import { PayoutReversal } from '../services/payout-reversal';

type Details = EventPayload<'verification.bank_details_moved'>;

/**
 * Details that are no longer verified: the payout that was planned to them is taken back. One that a file was made for stays, since the bank
 * may have the file by now; an admin decides by making another file.
 */
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
    private readonly batches: PayoutBatchRepository,
    private readonly payouts: PayoutRepository,
    private readonly reversal: PayoutReversal,
    private readonly clock: Clock,
  ) {}

  async execute({ details, delivery }: NoteBankDetails): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      if (details.status === 'verified') return;
      const batch = await this.batches.unsentOf(tx, details.storeId);
      if (!batch || batch.state.fileNumber !== null) return;
      const payout = await this.payouts.plannedOf(tx, details.storeId, batch.state.id);
      if (payout) await this.reversal.cancel(tx, payout, this.clock.now());
    });
  }
}
