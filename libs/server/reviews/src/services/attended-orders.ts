import { Injectable } from '@nestjs/common';
import { DAYS_TO_RATE_AS_GUEST, type GuestRatingKind, type OrderId } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { OrdersGateway } from '../orders-gateway';
import { GuestRatingRepository, type NewAttendedOrder } from '../persistence/guest-rating.repository';
import { StoresGateway } from '../stores-gateway';

/** Days after which no phone at the door has arrivals left to send. */
const DOOR_DAYS = 3;
const KINDS: Record<string, GuestRatingKind> = { catering: 'food', music: 'music' };

/** What guests rate of a store: of the first category that they can judge. */
export const ratedKind = (categories: readonly string[]): GuestRatingKind | null =>
  categories.flatMap((category) => KINDS[category] ?? [])[0] ?? null;

/** Done orders that are linked to a celebration. */
@Injectable()
export class AttendedOrders {
  constructor(
    private readonly orders: OrdersGateway,
    private readonly stores: StoresGateway,
    private readonly ratings: GuestRatingRepository,
  ) {}

  /** Left out: orders that are linked to none, and those whose customers work, or worked, at the store. */
  async of(orderIds: readonly OrderId[]): Promise<NewAttendedOrder[]> {
    if (!orderIds.length) return [];
    const [orders, events] = await Promise.all([this.orders.byIds(orderIds), this.orders.eventsOf(orderIds)]);
    const linked = orders.filter(({ done, orderId }) => done && events.has(orderId));
    if (!linked.length) return [];
    const [stores, isCrew] = await Promise.all([
      this.stores.byId(linked.map(({ storeId }) => storeId)),
      this.stores.crewsEver(linked.flatMap(({ customerId }) => customerId ?? [])),
    ]);
    return linked
      .filter(({ customerId, storeId }) => !customerId || !isCrew(customerId, storeId))
      .map(({ orderId, storeId, customerId, startsAt }) => ({
        ...{ orderId, storeId, customerId, eventId: events.get(orderId)! },
        kind: ratedKind(stores.get(storeId)?.categories ?? []),
        ...{
          arrivalsDueAt: daysAfter(startsAt, DOOR_DAYS),
          rateUntil: daysAfter(startsAt, DAYS_TO_RATE_AS_GUEST),
        },
      }));
  }

  add(tx: Tx, orders: readonly NewAttendedOrder[]): Promise<void> {
    return this.ratings.add(tx, orders);
  }
}

const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);
