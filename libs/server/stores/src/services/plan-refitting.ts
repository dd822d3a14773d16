import { Injectable } from '@nestjs/common';
import { PLANS } from '@smachot/pricing';
import type { Tx } from '@smachot/server-platform';
import type { Store } from '../domain/store';
import { PlanKeepingRepository } from '../persistence/stores/plan-keeping.repository';
import { StorePlans } from '../store-plans';
import { CrewFitting } from './crew-fitting';
import { StoreNotices } from './store-notices';
import { UnitFitting } from './unit-fitting';

/** Fits units and members anew after another order was chosen, where the plan archived or suspended some. */
@Injectable()
export class PlanRefitting {
  constructor(
    private readonly keeping: PlanKeepingRepository,
    private readonly plans: StorePlans,
    private readonly units: UnitFitting,
    private readonly crew: CrewFitting,
    private readonly notices: StoreNotices,
  ) {}

  /** Under the store's lock. Units are exchanged in silence, members who are suspended now are told. */
  async again(tx: Tx, store: Store): Promise<void> {
    const { id } = store.state;
    const units = await this.keeping.unitsOf(tx, id);
    const crew = await this.crew.inOrder(tx, id);
    const overUnits = units.some(({ archivedByPlan }) => archivedByPlan);
    const overCrew = crew.some(({ suspended }) => suspended);
    if (!overUnits && !overCrew) return;
    const { limits } = PLANS[await this.plans.of(tx, id)];
    if (overUnits) await this.units.fit(tx, id, limits.pricingUnits);
    if (overCrew) this.notices.membersSuspended(tx, store, await this.crew.fit(tx, id, limits.crew));
  }
}
