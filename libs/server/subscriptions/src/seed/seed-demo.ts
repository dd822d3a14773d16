import type { StoreId, UserId } from '@smachot/contracts';
import { addDays, FixedClock, wallTime } from '@smachot/kernel';
import { anchorOf, periodFrom, startOfDay } from '@smachot/pricing';
import { Tx } from '@smachot/server-platform';
import type { DataSource } from 'typeorm';
import { SubscriptionRepository } from '../persistence/subscription.repository';

/** Days of the demo subscription's year that are over. */
const DAYS_OVER = 40;

/** Seeds a year of the Plus+ plan, which cost nothing. A store that has ever had a plan is left alone. */
export const seedSubscriptionsDemo = (
  source: DataSource,
  { storeId, payerId, now }: { storeId: StoreId; payerId: UserId; now: Date },
): Promise<void> =>
  source.transaction(async (manager) => {
    const tx = new Tx(manager);
    const subscriptions = new SubscriptionRepository(new FixedClock(now));
    const subscription = await subscriptions.loadOrAdd(tx, storeId, payerId);
    if (subscription.state.period > 0 || subscription.charges.rows.length > 0) return;
    const fromDay = addDays(wallTime(now).day, -DAYS_OVER);
    const anchor = anchorOf(fromDay);
    const untilDay = periodFrom(fromDay, 'annually', anchor).until;
    Object.assign(subscription.state, {
      ...{ phase: 'active', planId: 'plus-plan', billing: 'annually', period: 1, price: 0 },
      ...{ fromDay, untilDay, anchor, dueAt: startOfDay(untilDay) },
    });
    await subscriptions.save(tx, subscription, null);
  });
