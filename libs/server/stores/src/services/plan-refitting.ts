import { Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import { PLANS } from '@smachot/pricing';
import type { Tx } from '@smachot/server-platform';
import { PlanKeepingRepository } from '../persistence/stores/plan-keeping.repository';
import { StorePlans } from '../store-plans';
import { UnitFitting } from './unit-fitting';

/** Fits the units anew after another order was chosen, where the plan archived some. */
@Injectable()
export class PlanRefitting {
  constructor(
    private readonly keeping: PlanKeepingRepository,
    private readonly plans: StorePlans,
    private readonly units: UnitFitting,
  ) {}

  async again(tx: Tx, storeId: StoreId): Promise<void> {
    const units = await this.keeping.unitsOf(tx, storeId);
    if (!units.some(({ archivedByPlan }) => archivedByPlan)) return;
    await this.units.fit(tx, storeId, PLANS[await this.plans.of(tx, storeId)].limits.pricingUnits);
  }
}
