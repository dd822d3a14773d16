import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BillId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { SaleTaker } from '../provider/sale-taker';
import { BillCharges } from '../services/bill-charges';
import { takingOf } from '../services/claimed-step';
import { PaymentSettlement } from '../services/payment-settlement';

/** Charges one bill now, if it is due, failed or was interrupted. It is idempotent, so it may be called at any time. */
export class ChargeBill extends Command<Result<undefined>> {
  constructor(
    readonly billId: BillId,
    readonly by: 'system' | { userId: UserId },
  ) {
    super();
  }
}

/**
 * 1. the intent is committed as a ledger row; 2. the sale is opened and its id committed; 3. it is paid; 4. the outcome is
 * committed. After a crash it continues from the last of these: an opened sale is read before it is ever paid again.
 */
@CommandHandler(ChargeBill)
export class ChargeBillHandler implements ICommandHandler<ChargeBill> {
  constructor(
    private readonly charges: BillCharges,
    private readonly sales: SaleTaker,
    private readonly settlement: PaymentSettlement,
  ) {}

  async execute({ billId, by }: ChargeBill): Promise<Result<undefined>> {
    const claimed = await this.charges.begin(billId, by === 'system' ? null : by.userId);
    if (!claimed) return by === 'system' ? accept() : refuse('not_found');
    await this.settlement.settle(claimed, await this.sales.take(takingOf(claimed)));
    return accept();
  }
}
