import { Injectable } from '@nestjs/common';
import type { BillingCycle, PlanId, StoreId, SubscriptionId, SubscriptionPhase } from '@smachot/contracts';
import {
  Conditions,
  type ListPage,
  type ListPosition,
  type ListTable,
  ReadModel,
  readListPage,
} from '@smachot/server-platform';

/** A subscription as admins see it in a list; sums in agorot, days in Israel. */
export type ListedSubscription = {
  subscriptionId: SubscriptionId;
  storeId: StoreId;
  planId: PlanId;
  billing: BillingCycle;
  phase: SubscriptionPhase;
  from: string | null;
  until: string | null;
  price: number;
  balance: number;
  pendingPlan: PlanId | null;
  createdAt: Date;
};
export type SubscriptionFilter = {
  phase?: SubscriptionPhase | undefined;
  planId?: PlanId | undefined;
  store?: StoreId | undefined;
  from?: Date | undefined;
  till?: Date | undefined;
};

const SUBSCRIPTIONS: ListTable = {
  table: 'subscriptions.subscriptions',
  alias: 's',
  columns: `s.id as "subscriptionId", s.store_id as "storeId", s.plan_id as "planId", s.billing, s.phase, s.from_day as "from",
    s.until_day as "until", s.price, s.balance, s.pending_plan as "pendingPlan", s.created_at as "createdAt"`,
  order: ['created_at', 'id'],
};

/** Reads the subscriptions of all stores for admins. */
@Injectable()
export class SubscriptionListQueries {
  constructor(private readonly read: ReadModel) {}

  page(
    { phase, planId, store, from, till }: SubscriptionFilter,
    position: ListPosition,
  ): Promise<ListPage<ListedSubscription>> {
    const conditions = new Conditions()
      .where(phase, (place) => `s.phase = ${place}`)
      .where(planId, (place) => `s.plan_id = ${place}`)
      .where(store, (place) => `s.store_id = ${place}`)
      .where(from, (place) => `s.created_at >= ${place}`)
      .where(till, (place) => `s.created_at < ${place}`);
    return readListPage<ListedSubscription>(this.read, SUBSCRIPTIONS, conditions, position);
  }

  ofStores(storeIds: StoreId[]): Promise<ListedSubscription[]> {
    return this.read.rows<ListedSubscription>(
      `select ${SUBSCRIPTIONS.columns} from subscriptions.subscriptions s where s.store_id = any($1::uuid[])`,
      [storeIds],
    );
  }
}
