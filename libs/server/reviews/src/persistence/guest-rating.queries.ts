import { Injectable } from '@nestjs/common';
import {
  type EventId,
  FEWEST_GUESTS_SHOWN,
  type GuestRatingKind,
  type OrderId,
  type RatedByGuests,
  type RsvpId,
  type StoreId,
  type UserId,
} from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

/** A celebration weighs as much as so many guests at most, however many of them rated. */
const MOST_WEIGHT = 20;

export type RatableOrder = {
  orderId: OrderId;
  storeId: StoreId;
  customerId: UserId | null;
  kind: GuestRatingKind;
  rateUntil: Date;
  stars: number | null;
};

/** Reads what guests may rate, and what they gave. */
@Injectable()
export class GuestRatingQueries {
  constructor(private readonly read: ReadModel) {}

  /** Orders of a celebration that are open for ratings, with what this guest gave. */
  open(eventId: EventId, guestId: RsvpId, now: Date): Promise<RatableOrder[]> {
    return this.read.rows<RatableOrder>(
      `select a.order_id as "orderId", a.store_id as "storeId", a.customer_id as "customerId", a.kind, a.rate_until as "rateUntil", r.stars
       from reviews.attended_orders a left join reviews.guest_ratings r on r.order_id = a.order_id and r.guest_id = $2
       where a.event_id = $1 and a.kind is not null and a.settled_at is null and a.rate_until > $3 order by a.kind, a.order_id`,
      [eventId, guestId, now],
    );
  }

  /** What guests gave a store, by kind. Celebrations of fewer than `FEWEST_GUESTS_SHOWN` guests who rated are left out. */
  ofStore(storeId: StoreId): Promise<RatedByGuests[]> {
    return this.read.rows<RatedByGuests>(
      `select kind, sum(count)::int as guests, count(*)::int as celebrations,
         round(sum(sum::numeric / count * least(count, ${MOST_WEIGHT})) / sum(least(count, ${MOST_WEIGHT})), 2)::float8 as "avgRating"
       from reviews.attended_orders
       where store_id = $1 and count > 0 and count >= ${FEWEST_GUESTS_SHOWN} and kind is not null and settled_at is not null
       group by kind order by kind`,
      [storeId],
    );
  }

  /** How many people arrived at the celebrations of orders; only where some were counted. */
  async arrivedAt(orderIds: readonly OrderId[]): Promise<Map<string, number>> {
    if (!orderIds.length) return new Map();
    const rows = await this.read.rows<{ id: OrderId; arrived: number }>(
      'select order_id as id, arrived from reviews.attended_orders where order_id = any($1::uuid[]) and arrived > 0',
      [orderIds],
    );
    return new Map(rows.map(({ id, arrived }) => [id, arrived]));
  }

  /** Orders whose arrivals are to be asked for. */
  arrivalsDue(now: Date, limit: number): Promise<{ orderId: OrderId; eventId: EventId }[]> {
    return this.read.rows(
      `select order_id as "orderId", event_id as "eventId" from reviews.attended_orders
       where arrived is null and arrivals_due_at <= $1 order by arrivals_due_at limit $2`,
      [now, limit],
    );
  }

  /** Orders whose time for ratings is over. */
  async toSettle(now: Date, limit: number): Promise<OrderId[]> {
    const rows = await this.read.rows<{ id: OrderId }>(
      `select order_id as id from reviews.attended_orders where settled_at is null and rate_until <= $1
       order by rate_until limit $2`,
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }
}
