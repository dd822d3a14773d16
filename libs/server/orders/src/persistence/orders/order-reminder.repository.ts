import { Injectable } from '@nestjs/common';
import type { OrderId, StoreId } from '@smachot/contracts';
import { returningRows, type Tx } from '@smachot/server-platform';

/** Hours before the deadline to answer at which the crew is reminded, each once. */
const REMINDER_HOURS = [12, 4] as const;

/** Condition: a threshold has passed since the order was placed, or since its crew was last reminded. */
const DUE = REMINDER_HOURS.map(
  (hours) => `(o.respond_by - interval '${hours} hours' <= $1
    and coalesce(o.nudged_at, o.created_at) < o.respond_by - interval '${hours} hours')`,
).join(' or ');
/** Condition for a pending order of which the crew is to be reminded at the time `$1`. */
export const REMINDER_DUE = `o.status = 'pending' and o.respond_by > $1 and o.respond_by <= $1 + interval '${REMINDER_HOURS[0]} hours' and (${DUE})`;

/** What a reminder says of its order; `price` in agorot. */
export type RemindedOrder = {
  id: OrderId;
  code: string;
  storeId: StoreId;
  storeUsername: string;
  startsAt: Date;
  respondBy: Date;
  price: number;
  menu: string;
};

/** Repository of the time at which the crew of a pending order was last reminded. */
@Injectable()
export class OrderReminderRepository {
  /**
   * Marks the orders reminded, and returns those it marked. They are claimed and checked again: another worker may have reminded
   * of them, or they may have been answered.
   */
  async markReminded(tx: Tx, orderIds: OrderId[], now: Date): Promise<RemindedOrder[]> {
    return returningRows(
      await tx.query<RemindedOrder>(
        `update orders.orders t set nudged_at = $1 from (
             select o.id from orders.orders o where o.id = any($2::uuid[]) and ${REMINDER_DUE} for update skip locked) c
           where t.id = c.id
           returning t.id, t.code, t.store_id as "storeId", t.store_username as "storeUsername", t.starts_at as "startsAt",
             t.respond_by as "respondBy", t.price, t.summary->>'pricingUnitName' as menu`,
        [now, orderIds],
      ),
    );
  }
}
