import { Injectable } from '@nestjs/common';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ActLog, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { Store } from '../domain/store';
import { PricingUnitRepository } from '../persistence/pricing-units/pricing-unit.repository';
import { StoreRepository } from '../persistence/stores/store.repository';
import { StoreNotices } from './store-notices';

export type Suspension = { suspended: boolean; reason: string };

/** Suspends one store, or lifts its suspension, in a transaction of its own. */
@Injectable()
export class StoreSuspending {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoreRepository,
    private readonly units: PricingUnitRepository,
    private readonly notices: StoreNotices,
    private readonly acts: ActLog,
  ) {}

  /** @param partner id or username @returns whether it was changed: false when it is so already */
  set(partner: string, asked: Suspension, now: Date): Promise<Result<boolean>> {
    return this.work.run(async (tx): Promise<Result<boolean>> => {
      const store = await this.stores.named(tx, partner);
      if (!store) return refuse('not_found');
      const { id, isPublic } = store.state;
      if (!(await this.turn(tx, store, asked, now))) return accept(false);
      await this.stores.save(tx, store);
      await this.notices.suspension(tx, store, asked.reason);
      await this.acts.changed(tx, {
        subject: { kind: 'store', id },
        before: { suspended: !asked.suspended, isPublic },
        after: { suspended: asked.suspended, isPublic: store.state.isPublic },
      });
      return accept(true);
    });
  }

  private async turn(tx: Tx, store: Store, { suspended, reason }: Suspension, now: Date): Promise<boolean> {
    if (suspended) return store.suspend(reason, now);
    return store.liftSuspension(await this.units.hasPublic(tx, store.state.id));
  }
}
