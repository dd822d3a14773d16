import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Result } from '@smachot/kernel';
import { Logger, ReadModel, UnitOfWork } from '@smachot/server-platform';
import type { LinkedOrder, Guests } from '../../domain/linked/linked-order';
import { InvitationsGateway } from '../../invitations-gateway';
import { StoresGateway } from '../../stores-gateway';
import { OrderRepository } from '../../persistence/orders/order.repository';

type Due = 'look' | 'cut_off' | 'unpaid';
type Row = { id: string; storeId: string; eventId: string | null };
const BATCH = 200;

/** `guests` is null when the invitation is deleted. */
type Move = (following: LinkedOrder, guests: Guests | null, now: Date) => Result<undefined>;
const DUE: Record<Due, { where: string; move: Move }> = {
  look: {
    where: 'f.next_look_at <= $1 order by f.next_look_at',
    move: (following, guests, now) => following.look(guests, now),
  },
  // an order whose payment, or rest, is still in progress waits for its outcome
  cut_off: {
    where: `f.status = 'following' and f.cut_off_at <= $1 and o.status = 'approved' and o.payment_status in ('captured', 'none')
      and not exists (select from orders.payment_plans p where p.order_id = o.id and p.status in ('rest_due', 'action_required', 'undecided'))
      order by f.cut_off_at`,
    move: (following, guests, now) => following.settlement.settle(guests?.seats ?? null, now),
  },
  unpaid: {
    where: 'f.pay_by <= $1 order by f.pay_by',
    move: (following, _, now) => following.settlement.lock(now),
  },
};

/** Checks, settles and locks every due order that follows an invitation; concurrent workers do each step once. */
export class MoveDueLinkedOrders extends Command<void> {
  constructor(
    readonly due: Due,
    readonly now: Date,
  ) {
    super();
  }
}

@CommandHandler(MoveDueLinkedOrders)
export class MoveDueLinkedOrdersHandler implements ICommandHandler<MoveDueLinkedOrders> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly read: ReadModel,
    private readonly orders: OrderRepository,
    private readonly stores: StoresGateway,
    private readonly invitations: InvitationsGateway,
    private readonly logger: Logger,
  ) {}

  async execute({ due, now }: MoveDueLinkedOrders): Promise<void> {
    const rows = await this.read.rows<Row>(
      `select f.order_id as id, o.store_id as "storeId", f.event_id as "eventId"
       from orders.followings f join orders.orders o on o.id = f.order_id where ${DUE[due].where} limit ${BATCH}`,
      [now],
    );
    const [events, crewOf] = await Promise.all([
      this.invitations.seats(rows.map(({ eventId }) => eventId)),
      this.stores.crews(rows.map(({ storeId }) => storeId)),
    ]);
    for (const { id, storeId, eventId } of rows) {
      const guests = eventId ? (events.get(eventId) ?? null) : null;
      // one failing order does not stop the others
      await this.one(id, (following) => DUE[due].move(following, guests, now), crewOf(storeId)).catch(
        (error: unknown) =>
          this.logger.error({ order: id, due, error }, 'an order was not brought in line with its guests'),
      );
    }
  }

  private one(
    id: string,
    move: (following: LinkedOrder) => Result<undefined>,
    crew: string[],
  ): Promise<unknown> {
    return this.work.run(async (tx) => {
      const order = await this.orders.load(tx, id);
      if (order?.following && move(order.following).ok) await this.orders.save(tx, order, crew);
    });
  }
}
