import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BillId } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { type BillState, EventBillRepository } from '../../persistence/billing/event-bill.repository';

/** Records the state of an event's bill. Deliveries may arrive late and in any order: settled and written off are final. */
export class NoteBill extends Command<void> {
  constructor(
    readonly billId: BillId,
    readonly state: BillState,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(NoteBill)
export class NoteBillHandler implements ICommandHandler<NoteBill> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly bills: EventBillRepository,
  ) {}

  async execute({ billId, state, delivery }: NoteBill): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      for (const eventId of await this.bills.setState(tx, billId, state)) tx.hint(`event:${eventId}`);
    });
  }
}
