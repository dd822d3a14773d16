import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, ordersOfInvitation } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import type { OrderState } from '../../domain/order-state';
import { InvitationsGateway } from '../../invitations-gateway';
import { linkedOrdersOf } from '../../persistence/linked/linked-orders';
import { plansOf } from '../../persistence/plan/payment-plans';
import { orderSelection } from '../../persistence/orders/order.repository';
import { linkedOrderView } from '../../views/linked-order-view';
import { menuNames } from '../../views/order-view';

type Answer = AnswerOf<typeof ordersOfInvitation>;

/** The orders that follow an invitation, for its host, and the cost of one more guest over all of them. */
export class OrdersOfInvitation extends Query<Result<Answer>> {
  constructor(
    readonly eventId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@QueryHandler(OrdersOfInvitation)
export class OrdersOfInvitationHandler implements IQueryHandler<OrdersOfInvitation> {
  constructor(
    private readonly read: ReadModel,
    private readonly invitations: InvitationsGateway,
  ) {}

  async execute({ eventId, userId }: OrdersOfInvitation): Promise<Result<Answer>> {
    const event = await this.invitations.own(eventId, userId);
    if (!event) return refuse('not_found');
    const states = await this.read.rows<OrderState>(
      `select ${orderSelection} from orders.followings f join orders.orders o on o.id = f.order_id
       where f.event_id = $1 and f.status <> 'left' and o.user_id = $2 and o.status in ('pending', 'approved', 'done')
       order by o.starts_at, o.id`,
      [eventId, userId],
    );
    const query = <T>(sql: string, values: unknown[]): Promise<T[]> => this.read.rows<T>(sql, values);
    const ids = states.map(({ id }) => id);
    const [followed, plans] = await Promise.all([linkedOrdersOf(query, ids), plansOf(query, ids)]);
    const orders = states.map((state) => ({
      orderId: state.id,
      code: state.code,
      partnerName: state.summary.partnerName,
      menuName: state.summary.pricingUnitName,
      menuNames: menuNames(state.summary.translations),
      following: linkedOrderView(
        { state, followed: followed.get(state.id)!, plan: plans.get(state.id) ?? null },
        event,
        'customer',
      ),
    }));
    const more = orders.flatMap(({ following }) => following.oneMoreGuest ?? []);
    // in hundredths, because shekels as floats do not add up exactly
    const sum = more.reduce((total, shekels) => total + Math.round(shekels * 100), 0) / 100;
    return accept({ orders, oneMoreGuest: more.length ? sum : null });
  }
}
