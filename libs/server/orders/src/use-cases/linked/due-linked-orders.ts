import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderId } from '@smachot/contracts';
import type { Result } from '@smachot/kernel';
import { isRestDay } from '@smachot/server-calendar';
import { forEachAlone, UnitOfWork } from '@smachot/server-platform';
import type { LinkedOrder, Guests } from '../../domain/linked/linked-order';
import type { Door } from '../../domain/linked/attendance-steps';
import { InvitationsGateway } from '../../invitations-gateway';
import { LinkedOrderQueries, type LinkedOrderStep } from '../../persistence/linked/linked-order.queries';
import { OrderRepository } from '../../persistence/orders/order.repository';
import { LinkedOrderParties } from '../../services/linked-order-parties';

const BATCH = 200;

/** `guests` is null when the invitation is deleted. */
type Move = (
  linkedOrder: LinkedOrder,
  guests: Guests | null,
  now: Date,
  arrived: number,
) => Result<undefined>;
const doorOf = (guests: Guests | null, arrived: number): Door => guests && { arrived, date: guests.date };
const MOVES: Record<LinkedOrderStep, Move> = {
  look: (linkedOrder, guests, now) => linkedOrder.look(guests, now),
  cut_off: (linkedOrder, guests, now) =>
    linkedOrder.settlement.settle(guests && linkedOrder.counted(guests), now),
  attendance: (linkedOrder, guests, now, arrived) =>
    linkedOrder.attendanceSteps.look(doorOf(guests, arrived), now, isRestDay),
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
    private readonly invitations: InvitationsGateway,
    private readonly orders: OrderRepository,
  ) {}

  async execute({ due, now }: MoveDueLinkedOrders): Promise<void> {
    const rows = await this.linked.due(due, now, BATCH);
    const { events, crewOf } = await this.parties.of(rows);
    const arrivals =
      due === 'attendance' ? await this.invitations.arrived(rows.map(({ eventId }) => eventId)) : null;
    await forEachAlone(
      rows,
      ({ id }) => id,
      ({ id, storeId, eventId }) => {
        const guests = eventId ? (events.get(eventId) ?? null) : null;
        const arrived = (eventId && arrivals?.get(eventId)) ?? 0;
        return this.one(id, (linkedOrder) => MOVES[due](linkedOrder, guests, now, arrived), crewOf(storeId));
      },
    );
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
