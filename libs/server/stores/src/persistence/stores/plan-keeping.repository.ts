import { Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { KeptUnitState } from '../../domain/plan-fit';
import { PlanKeepingSchema, type PlanKeepingState } from './plan-keeping.schema';

/** What a store keeps when its plan becomes smaller. A caller that changes it holds the lock of the store. */
@Injectable()
export class PlanKeepingRepository {
  /** Units that count for the plan, and those that it archived; not those their owner archived. */
  unitsOf(tx: Tx, storeId: StoreId): Promise<Omit<KeptUnitState, 'lastOrderedAt'>[]> {
    return tx.query<Omit<KeptUnitState, 'lastOrderedAt'>>(
      `select u.id, u.name, u.kept_visibility is not null as "archivedByPlan", u.created_at as "createdAt" from stores.pricing_units u
       where u.store_id = $1 and (u.visibility <> 'archived' or u.kept_visibility is not null)`,
      [storeId],
    );
  }

  /** Undefined: the owner chose nothing. */
  async chosenOrder(tx: Tx, storeId: StoreId): Promise<PlanKeepingState | undefined> {
    return (await tx.manager.findOneBy(PlanKeepingSchema, { storeId })) ?? undefined;
  }

  async saveOrder(tx: Tx, order: PlanKeepingState): Promise<void> {
    await tx.manager.upsert(PlanKeepingSchema, order, ['storeId']);
  }
}
