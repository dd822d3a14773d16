import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import { type Delivery, ReadModel, UnitOfWork } from '@smachot/server-platform';
import type { EventWatch } from '../../domain/linked/event-watch';
import { InvitationsGateway } from '../../invitations-gateway';
import { StoresGateway } from '../../stores-gateway';
import { OrderRepository } from '../../persistence/orders/order.repository';

/** Handles a moved or cancelled event of an invitation: both sides of every order that follows it are notified. */
export class ApplyEventChange extends Command<void> {
  constructor(
    readonly eventId: string,
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
    private readonly read: ReadModel,
    private readonly clock: Clock,
    private readonly orders: OrderRepository,
    private readonly stores: StoresGateway,
    private readonly invitations: InvitationsGateway,
  ) {}

  async execute({ eventId, what, delivery }: ApplyEventChange): Promise<void> {
    const rows = await this.read.rows<{ id: string; storeId: string }>(
      `select o.id, o.store_id as "storeId" from orders.followings f join orders.orders o on o.id = f.order_id
       where f.event_id = $1 and o.status in ('pending', 'approved') order by o.id`,
      [eventId],
    );
    if (!rows.length) return;
    const [events, crewOf] = await Promise.all([
      this.invitations.seats([eventId]),
      this.stores.crews(rows.map(({ storeId }) => storeId)),
    ]);
    const event = events.get(eventId);
    // a deleted event has its own notification
    if (what === 'moved' && !event) return;
    const now = this.clock.now();
    const hear = (watch: EventWatch) =>
      event && what === 'moved' ? watch.hear(event, now) : watch.cancelled(now, event?.eventType ?? null);
    await this.work.runOnce(delivery, async (tx) => {
      for (const { id, storeId } of rows) {
        const order = await this.orders.load(tx, id);
        if (order?.following?.state.eventId !== eventId || !hear(order.following.event)) continue;
        await this.orders.save(tx, order, crewOf(storeId));
      }
    });
  }
}
