import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  type AnswerOf,
  type InputOf,
  KITCHEN_DAYS,
  type kitchenDays,
  type KitchenBooking,
} from '@smachot/contracts';
import { accept, addDays, atWallTime, refuse, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import type { BookingState } from '../../domain/bookings/booking';
import { BookingQueries } from '../../persistence/bookings/booking.queries';
import { Order } from '../../domain/order';
import type { OrderState } from '../../domain/order-state';
import { InvitationsGateway } from '../../invitations-gateway';
import { OrderQueries } from '../../persistence/orders/order.queries';
import { StoresGateway } from '../../stores-gateway';
import { dishesOfBooking, dishesOfOrder } from '../../views/kitchen-dishes';
import { invitationOf, kitchenNumbersOf, type OfInvitation } from '../../views/kitchen-numbers';
import { PurchaseQueries } from '../../persistence/kitchen/purchase.queries';

type Answer = AnswerOf<typeof kitchenDays>;
/** Limit of orders for one query; no kitchen cooks more in two weeks, and the page says when there are more. */
const MOST = 300;

/** Production of a store on some days, over all its orders. The number of SQL statements does not depend on the number of orders. */
export class KitchenDays extends Query<Result<Answer>> {
  constructor(
    readonly store: string,
    readonly days: InputOf<typeof kitchenDays>['query'],
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(KitchenDays)
export class KitchenDaysHandler implements IQueryHandler<KitchenDays> {
  constructor(
    private readonly orders: OrderQueries,
    private readonly stores: StoresGateway,
    private readonly invitations: InvitationsGateway,
    private readonly bookings: BookingQueries,
    private readonly purchases: PurchaseQueries,
  ) {}

  async execute({ store, days: { from, to }, reader }: KitchenDays): Promise<Result<Answer>> {
    if (to < from || to >= addDays(from, KITCHEN_DAYS))
      return refuse('request.invalid', { fields: { to: 'number.range' } });
    const seen = await this.stores.seenBy(store, reader);
    if (!seen) return refuse('not_found');
    const span = { from: atWallTime(from, '00:00'), till: atWallTime(addDays(to, 1), '00:00') };
    const [orders, bookings] = await Promise.all([
      this.orders.agreedWithin(seen.partnerId, span, MOST + 1),
      this.bookings.within(seen.partnerId, { ...span, limit: MOST + 1 }),
    ]);
    const shown = await this.views(orders.slice(0, MOST));
    const booked = bookings.slice(0, MOST).map(bookingOf);
    const dishes = [...shown, ...booked].flatMap((one) => one.dishes.map(({ name }) => name));
    return accept({
      orders: shown,
      bookings: booked,
      purchases: await this.purchases.of(seen.partnerId, dishes),
      truncated: orders.length > MOST || bookings.length > MOST,
    });
  }

  private async views(states: OrderState[]): Promise<Answer['orders']> {
    const linkedOrders = await this.orders.linksOf(states);
    const orders = states.map((state) => new Order(state, linkedOrders.get(state.id)));
    const eventIds = orders.map(invitationOf);
    const [events, wishes] = await Promise.all([
      this.invitations.seats(eventIds),
      this.invitations.wishes(eventIds),
    ]);
    return orders.map((order, at) => {
      const eventId = eventIds[at] ?? '';
      return orderOf(order, { event: events.get(eventId), wishes: wishes.get(eventId) ?? [] });
    });
  }
}

const orderOf = (order: Order, invitation: OfInvitation): Answer['orders'][number] => {
  const { state } = order;
  const { summary } = state;
  return {
    orderId: state.id,
    code: state.code,
    startsAt: state.startsAt.toISOString(),
    endsAt: state.endsAt.toISOString(),
    place: summary.eventInfo.location?.address ?? '',
    menuName: summary.pricingUnitName,
    remarks: summary.remarks,
    dishes: dishesOfOrder(summary),
    ...kitchenNumbersOf(order, invitation, true),
  };
};

const bookingOf = (state: BookingState): KitchenBooking => ({
  bookingId: state.id,
  startsAt: state.startsAt.toISOString(),
  endsAt: state.endsAt.toISOString(),
  customerName: state.customerName,
  title: state.title,
  place: state.place,
  participants: state.participants,
  dishes: dishesOfBooking(state),
  note: state.note,
});
