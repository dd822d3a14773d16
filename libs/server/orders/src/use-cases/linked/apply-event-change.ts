import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import type { EventWatch } from '../../domain/linked/event-watch';
import { LinkedOrderQueries } from '../../persistence/linked/linked-order.queries';
import { OrderRepository } from '../../persistence/orders/order.repository';
import { LinkedOrderParties } from '../../services/linked-order-parties';

/** Handles a moved or cancelled event of an invitation: both sides of every order that follows it are notified. */
export class ApplyEventChange extends Command<void> {
  constructor(
    readonly eventId: EventId,
    readonly what: 'moved' | 'cancelled',
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ApplyEventChange)
export class ApplyEventChangeHandler implements ICommandHandler<ApplyEventChange> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly linked: LinkedOrderQueries,
    private readonly parties: LinkedOrderParties,
    private readonly orders: OrderRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, what, delivery }: ApplyEventChange): Promise<void> {
    const rows = await this.linked.standingOf(eventId);
    if (!rows.length) return;
    const { events, crewOf } = await this.parties.of(rows.map(({ storeId }) => ({ storeId, eventId })));
    const event = events.get(eventId);
    // a deleted event has its own notification
    if (what === 'moved' && !event) return;
    const now = this.clock.now();
    const applyTo = (watch: EventWatch) =>
      event && what === 'moved' ? watch.apply(event, now) : watch.cancelled(now, event?.eventType ?? null);
    await this.work.runOnce(delivery, async (tx) => {
      for (const { id, storeId } of rows) {
        const order = await this.orders.load(tx, id);
        if (order?.linkedOrder?.state.eventId !== eventId || !applyTo(order.linkedOrder.event)) continue;
        await this.orders.save(tx, order, crewOf(storeId));
      }
    });
  }
}
