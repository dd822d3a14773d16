import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Logger, ReadModel, type Tx, UnitOfWork } from '@smachot/server-platform';
import { refuse, type Result } from '@smachot/kernel';
import type { Order } from '../../domain/order';
import { CHECKOUT_COLUMNS, type CheckoutRow } from '../../domain/placing/checkout';
import { StoresGateway } from '../../stores-gateway';
import { OrderRepository } from '../../persistence/orders/order.repository';
import { CheckoutEnding } from '../../services/checkout-ending';

type Due = 'unanswered' | 'unpaid' | 'ended' | 'unchanged' | 'rest';
const BATCH = 200;

const DUE: Record<Due, { where: string; move: (order: Order, now: Date) => Result<undefined> }> = {
  unanswered: {
    where: `status = 'pending' and respond_by <= $1 order by respond_by`,
    move: (order, now) => order.expire(now),
  },
  unpaid: { where: 'pay_by <= $1 order by pay_by', move: (order, now) => order.cancelUnpaid(now) },
  unchanged: {
    where: `id in (select c.order_id from orders.change_requests c where c.status = 'open' and c.respond_by <= $1 order by c.respond_by limit ${BATCH})`,
    move: (order, now) => order.changes.lapse(now),
  },
  rest: {
    where: `id in (select p.order_id from orders.payment_plans p where p.next_at <= $1 order by p.next_at limit ${BATCH})`,
    move: (order, now) => order.plan?.look(now) ?? refuse('lifecycle.illegal_move'),
  },
  ended: {
    where: `status = 'approved' and ends_at <= $1 and payment_status in ('none', 'captured') and not exists (
      select from orders.followings f where f.order_id = orders.id and f.status in ('following', 'settling')) and not exists (
      select from orders.payment_plans p where p.order_id = orders.id and p.status not in ('paid', 'waived')) order by ends_at`,
    move: (order, now) => order.complete(now),
  },
};

/** Moves every due order; concurrent workers move each once. */
export class MoveDueOrders extends Command<void> {
  constructor(
    readonly due: Due,
    readonly now: Date,
  ) {
    super();
  }
}

@CommandHandler(MoveDueOrders)
export class MoveDueOrdersHandler implements ICommandHandler<MoveDueOrders> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly read: ReadModel,
    private readonly orders: OrderRepository,
    private readonly stores: StoresGateway,
    private readonly logger: Logger,
  ) {}

  async execute({ due, now }: MoveDueOrders): Promise<void> {
    const rows = await this.read.rows<{ id: string; store_id: string }>(
      `select id, store_id from orders.orders where ${DUE[due].where} limit ${BATCH}`,
      [now],
    );
    const crewOf = await this.stores.crews(rows.map(({ store_id }) => store_id));
    for (const { id, store_id } of rows) {
      // one failing order does not stop the others
      await this.one(id, due, now, crewOf(store_id)).catch((error: unknown) =>
        this.logger.error({ order: id, error }, 'an order whose time has come was not moved'),
      );
    }
  }

  private one(id: string, due: Due, now: Date, crew: string[]): Promise<unknown> {
    return this.work.run(async (tx) => {
      const order = await this.orders.load(tx, id);
      const moved = order && DUE[due].move(order, now);
      if (moved?.ok) await this.orders.save(tx, order!, crew);
    });
  }
}

/** Frees slots whose checkout has waited too long for a card. */
export class ExpireCheckouts extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(ExpireCheckouts)
export class ExpireCheckoutsHandler implements ICommandHandler<ExpireCheckouts> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly ending: CheckoutEnding,
  ) {}

  async execute({ now }: ExpireCheckouts): Promise<void> {
    for (let more = true; more;) more = await this.work.run((tx) => this.next(tx, now));
  }

  private async next(tx: Tx, now: Date): Promise<boolean> {
    const [checkout] = await tx.query<CheckoutRow>(
      `select ${CHECKOUT_COLUMNS} from orders.checkouts where status in ('authorising', 'action_required') and expires_at <= $1
       order by expires_at limit 1 for update skip locked`,
      [now],
    );
    if (checkout) await this.ending.end(tx, checkout, 'expired', null);
    return checkout !== undefined;
  }
}
