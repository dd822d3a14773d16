import { Injectable } from '@nestjs/common';
import type { PlanId, StoreId } from '@smachot/contracts';
import { StorePlans } from '@smachot/server-stores';

/** Plans of stores: without a subscription that is paid, or in days of grace, it is the basic one. */
@Injectable()
export class PlansOfStores extends StorePlans {
  async of(asked: Parameters<StorePlans['of']>[0], storeId: StoreId): Promise<PlanId> {
    const [row] = await asked.query<{ planId: PlanId }>(
      `select plan_id as "planId" from subscriptions.subscriptions where store_id = $1 and phase <> 'inactive'`,
      [storeId],
    );
    return row?.planId ?? 'basic-plan';
  }
}
