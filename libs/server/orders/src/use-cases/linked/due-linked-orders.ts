import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderId } from '@smachot/contracts';
import type { Result } from '@smachot/kernel';
import { Logger, UnitOfWork } from '@smachot/server-platform';
import type { LinkedOrder, Guests } from '../../domain/linked/linked-order';
import { LinkedOrderQueries, type LinkedOrderStep } from '../../persistence/linked/linked-order.queries';
import { OrderRepository } from '../../persistence/orders/order.repository';
import { LinkedOrderParties } from '../../services/linked-order-parties';

const BATCH = 200;

/** `guests` is null when the invitation is deleted. */
type Move = (linkedOrder: LinkedOrder, guests: Guests | null, now: Date) => Result<undefined>;
const MOVES: Record<LinkedOrderStep, Move> = {
  look: (linkedOrder, guests, now) => linkedOrder.look(guests, now),
  cut_off: (linkedOrder, guests, now) => linkedOrder.settlement.settle(guests?.seats ?? null, now),
  unpaid: (linkedOrder, _, now) => linkedOrder.settlement.lock(now),
};

/** Checks, settles and locks every due order that follows an invitation; concurrent workers do each step once. */
export class MoveDueLinkedOrders extends Command<void> {
  constructor(
    readonly due: LinkedOrderStep,
    readonly now: Date,
  ) {
    super();
  }
}

@CommandHandler(MoveDueLinkedOrders)
export class MoveDueLinkedOrdersHandler implements ICommandHandler<MoveDueLinkedOrders> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly linked: LinkedOrderQueries,
    private readonly parties: LinkedOrderParties,
    private readonly orders: OrderRepository,
    private readonly logger: Logger,
  ) {}

  async execute({ due, now }: MoveDueLinkedOrders): Promise<void> {
    const rows = await this.linked.due(due, now, BATCH);
    const { events, crewOf } = await this.parties.of(rows);
    for (const { id, storeId, eventId } of rows) {
      const guests = eventId ? (events.get(eventId) ?? null) : null;
      // one failing order does not stop the others
      await this.one(id, (linkedOrder) => MOVES[due](linkedOrder, guests, now), crewOf(storeId)).catch(
        (error: unknown) =>
          this.logger.error({ order: id, due, error }, 'an order was not brought in line with its guests'),
      );
    }
  }

  private one(
    id: OrderId,
    move: (linkedOrder: LinkedOrder) => Result<undefined>,
    crew: string[],
  ): Promise<unknown> {
    return this.work.run(async (tx) => {
      const order = await this.orders.load(tx, id);
      if (order?.linkedOrder && move(order.linkedOrder).ok) await this.orders.save(tx, order, crew);
    });
  }
}
