import { Injectable } from '@nestjs/common';
import type { PlanLimits } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { Store } from '../domain/store';
import { CrewFitting } from './crew-fitting';
import { StoreNotices } from './store-notices';
import { UnitFitting } from './unit-fitting';

/** Fits the units and the crew of a store into its plan, and tells who is concerned. */
@Injectable()
export class PlanFitting {
  constructor(
    private readonly units: UnitFitting,
    private readonly crew: CrewFitting,
    private readonly notices: StoreNotices,
  ) {}

  /** Under the store's lock. Fitting again changes nothing, and tells nobody. */
  async fit(tx: Tx, store: Store, limits: PlanLimits): Promise<void> {
    const { id } = store.state;
    const units = await this.units.fit(tx, id, limits.pricingUnits);
    const members = await this.crew.fit(tx, id, limits.crew);
    await this.notices.unfitted(tx, store, { units, members });
  }
}
