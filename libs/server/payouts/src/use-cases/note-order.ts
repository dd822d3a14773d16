import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import type { OrderMoney } from '../domain/store-ledger';
import { StoreLedgerRepository } from '../persistence/store-ledger.repository';

/** The money of an order has changed: what is new of it is booked. */
export class NoteOrder extends Command<void> {
  constructor(
    readonly money: OrderMoney,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(NoteOrder)
export class NoteOrderHandler implements ICommandHandler<NoteOrder> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly ledgers: StoreLedgerRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ money, delivery }: NoteOrder): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const ledger = await this.ledgers.load(tx, money.storeId, [money.orderId]);
      ledger.noteOrder(money, this.clock.now());
      await this.ledgers.save(tx, ledger);
    });
  }
}
