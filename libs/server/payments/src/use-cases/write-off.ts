import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '@smachot/server-platform';
import { BillRepository } from '../persistence/bill.repository';

/** Writes off sums too small to charge after twelve months. */
export class WriteOffOldBalances extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(WriteOffOldBalances)
export class WriteOffOldBalancesHandler implements ICommandHandler<WriteOffOldBalances> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly bills: BillRepository,
  ) {}

  async execute({ now }: WriteOffOldBalances): Promise<void> {
    await this.work.run(async (tx) => {
      for (const { id, user_id } of await this.bills.writeOff(tx, now))
        tx.emit('payments.bill_written_off', { billId: id, userId: user_id });
    });
  }
}
