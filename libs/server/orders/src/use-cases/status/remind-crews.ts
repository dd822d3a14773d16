import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '@smachot/server-platform';
import { DueOrderQueries } from '../../persistence/orders/due-order.queries';
import { OrderReminderRepository } from '../../persistence/orders/order-reminder.repository';
import { StoresGateway } from '../../stores-gateway';

/** Reminds crews of orders whose time to answer runs out; the disturbing channels wait for allowed hours. */
export class RemindCrews extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(RemindCrews)
export class RemindCrewsHandler implements ICommandHandler<RemindCrews> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: DueOrderQueries,
    private readonly reminders: OrderReminderRepository,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ now }: RemindCrews): Promise<void> {
    const due = await this.queries.dueForReminder(now);
    if (!due.length) return;
    const crewOf = await this.stores.crews(due.map(({ storeId }) => storeId));
    await this.work.run(async (tx) => {
      const rows = await this.reminders.markReminded(
        tx,
        due.map(({ id }) => id),
        now,
      );
      for (const row of rows)
        for (const userId of crewOf(row.storeId))
          tx.emit('notifications.wanted', {
            userId,
            kind: 'order_answer_due',
            values: {
              code: row.code,
              side: 'partner',
              menu: row.menu,
              amount: row.price / 100,
              startsAt: row.startsAt.toISOString(),
              until: row.respondBy.toISOString(),
            },
            href: `/dashboard/${row.storeUsername}/orders/${row.id}`,
            urgent: false,
          });
    });
  }
}
