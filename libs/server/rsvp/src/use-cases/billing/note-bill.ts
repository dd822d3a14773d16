import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Delivery, returningRows, UnitOfWork } from '@smachot/server-platform';

export type BillState = 'paid' | 'carried' | 'failed' | 'written_off';

/** Records the state of an event's bill. Deliveries may arrive late and in any order: settled and written off are final. */
export class NoteBill extends Command<void> {
  constructor(
    readonly billId: string,
    readonly state: BillState,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(NoteBill)
export class NoteBillHandler implements ICommandHandler<NoteBill> {
  constructor(private readonly work: UnitOfWork) {}

  async execute({ billId, state, delivery }: NoteBill): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const rows = returningRows(
        await tx.query<{ event_id: string }>(
          `update rsvp.bills set state = $2 where id = $1 and state not in ('paid', 'written_off') returning event_id`,
          [billId, state],
        ),
      );
      for (const { event_id } of rows) tx.hint(`event:${event_id}`);
    });
  }
}
