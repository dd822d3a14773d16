import { Injectable } from '@nestjs/common';
import type { PricingUnitId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { UnitDraft } from '../../domain/pricing-units/unit-draft';
import { UnitDraftSchema } from './unit-revisions.schema';

/** Edits that are not public. Callers hold the lock of the store. */
@Injectable()
export class UnitDraftRepository {
  async find(tx: Tx, unitId: PricingUnitId): Promise<UnitDraft | undefined> {
    return (await tx.manager.findOneBy(UnitDraftSchema, { unitId })) ?? undefined;
  }

  async save(tx: Tx, draft: UnitDraft): Promise<void> {
    await tx.manager.upsert(UnitDraftSchema, draft, ['unitId']);
  }

  async delete(tx: Tx, unitId: PricingUnitId): Promise<void> {
    await tx.manager.delete(UnitDraftSchema, { unitId });
  }
}
