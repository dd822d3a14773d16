import { Injectable } from '@nestjs/common';
import {
  isUnitShown,
  type PricingUnitForm,
  type PricingUnitId,
  type StoreId,
  type UserId,
} from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import { formOf, type PricingUnitState } from '../../domain/pricing-units/pricing-unit';
import { unitTermsOf } from '../../domain/terms-audit';
import { ListingRepository } from '../listing/listing.repository';
import { PricingUnitSchema } from './pricing-unit.schema';
import { noteTermsChange } from '../stores/terms-changes';
import { UnitRevisionSchema } from './unit-revisions.schema';

type UnitRow = { next: number; count: number; unarchived: number };

/** The pricing units of stores. A caller that changes one holds the lock of its store. */
@Injectable()
export class PricingUnitRepository {
  constructor(private readonly listing: ListingRepository) {}

  async find(tx: Tx, id: PricingUnitId): Promise<PricingUnitState | undefined> {
    return (await tx.manager.findOneBy(PricingUnitSchema, { id })) ?? undefined;
  }

  /** The position behind all others, the number of units, and of those that are not archived. */
  async row(tx: Tx, storeId: StoreId): Promise<UnitRow> {
    const [row] = await tx.query<UnitRow>(
      `select coalesce(max(position), -1) + 1 as next, count(*)::int, count(*) filter (where visibility <> 'archived')::int as unarchived
       from stores.pricing_units where store_id = $1`,
      [storeId],
    );
    return row!;
  }

  async add(tx: Tx, unit: PricingUnitState, by: UserId | null = null): Promise<PricingUnitState> {
    const added = isUnitShown(unit.visibility) ? { ...unit, revision: 1 } : unit;
    await tx.manager.insert(PricingUnitSchema, added);
    await this.publish(tx, added, by);
    await this.changed(tx, unit.storeId);
    return added;
  }

  /**
   * Saves a unit. Every state that customers can see is a revision: saving a shown unit adds one.
   * @param by the user who made the change
   */
  async save(tx: Tx, unit: PricingUnitState, by: UserId, now: Date): Promise<PricingUnitState> {
    const revision = isUnitShown(unit.visibility) ? unit.revision + 1 : unit.revision;
    // one that its owner takes out is no longer the plan's to return
    const keptVisibility = unit.visibility === 'archived' ? unit.keptVisibility : null;
    const next = {
      ...{ ...unit, keptVisibility, revision, version: unit.version + 1 },
      ...{ editedBy: by, updatedAt: now },
    };
    await tx.manager.update(PricingUnitSchema, { id: unit.id }, next);
    await this.publish(tx, next, by);
    await this.changed(tx, unit.storeId);
    return next;
  }

  /** Archives units for which the plan has no room; each remembers how it was shown. */
  async archiveForPlan(tx: Tx, storeId: StoreId, ids: PricingUnitId[], now: Date): Promise<void> {
    await tx.query(
      `update stores.pricing_units set kept_visibility = visibility, visibility = 'archived', version = version + 1, updated_at = $3
       where store_id = $1 and id = any($2::uuid[]) and visibility <> 'archived'`,
      [storeId, ids, now],
    );
    await this.changed(tx, storeId);
  }

  /** Shows units again as they were shown before the plan archived them; what customers see anew is a revision. */
  async restoreForPlan(tx: Tx, storeId: StoreId, ids: PricingUnitId[], now: Date): Promise<void> {
    for (const id of ids) {
      const unit = await this.find(tx, id);
      if (!unit?.keptVisibility) continue;
      const visibility = unit.keptVisibility;
      const revision = isUnitShown(visibility) ? unit.revision + 1 : unit.revision;
      const next = { ...unit, visibility, keptVisibility: null, revision, version: unit.version + 1 };
      await tx.manager.update(PricingUnitSchema, { id }, { ...next, updatedAt: now });
      await this.publish(tx, { ...next, updatedAt: now }, null);
    }
    await this.changed(tx, storeId);
  }

  /** Raises the version of an unchanged unit, so that an editor's copy of its draft is outdated. */
  async outdate(tx: Tx, unit: PricingUnitState, version: number): Promise<PricingUnitState> {
    await tx.manager.update(PricingUnitSchema, { id: unit.id }, { version });
    tx.hint(`store:${unit.storeId}`);
    return { ...unit, version };
  }

  private async publish(tx: Tx, unit: PricingUnitState, by: UserId | null): Promise<void> {
    if (!isUnitShown(unit.visibility)) return;
    const { id: unitId, revision, images, updatedAt: publishedAt } = unit;
    const before = await this.published(tx, unitId);
    const change = { storeId: unit.storeId, unitId, by, at: publishedAt };
    await noteTermsChange(tx, change, { before: unitTermsOf(before), after: unitTermsOf(formOf(unit)) });
    await tx.manager.insert(UnitRevisionSchema, {
      ...{ unitId, revision, images },
      ...{ form: formOf(unit), publishedBy: by, publishedAt },
    });
  }

  /** The last published form; undefined when the unit was never published. */
  private async published(tx: Tx, unitId: PricingUnitId): Promise<PricingUnitForm | undefined> {
    const [last] = await tx.manager.find(UnitRevisionSchema, {
      where: { unitId },
      order: { revision: 'DESC' },
      take: 1,
    });
    return last?.form;
  }

  async order(tx: Tx, storeId: StoreId, ids: PricingUnitId[]): Promise<void> {
    await tx.query(
      `update stores.pricing_units u set position = coalesce(o.at, $3 + u.position)
       from stores.pricing_units w left join unnest($2::uuid[]) with ordinality as o(id, at) on o.id = w.id
       where u.id = w.id and u.store_id = $1`,
      [storeId, ids, ids.length + 1],
    );
    await this.changed(tx, storeId);
  }

  /** Files that neither a unit nor a draft shows; a copy shows those of its original. */
  async findUnused(tx: Tx, keys: string[]): Promise<string[]> {
    if (!keys.length) return [];
    const rows = await tx.query<{ key: string }>(
      `select k.key from unnest($1::text[]) as k(key)
       where not exists (select 1 from stores.pricing_units u where u.images @> jsonb_build_array(jsonb_build_object('key', k.key)))
         and not exists (select 1 from stores.pricing_unit_drafts d where d.images @> jsonb_build_array(jsonb_build_object('key', k.key)))`,
      [keys],
    );
    return rows.map(({ key }) => key);
  }

  /** Removes the pictures of a store's units with their revisions, and deletes its drafts. Answers the pictures' keys. */
  async erasePictures(tx: Tx, storeId: StoreId): Promise<string[]> {
    const erased = await tx.query<{ key: string }>(
      `select distinct image->>'key' as key from (
         select images from stores.pricing_units where store_id = $1
         union all select d.images from stores.pricing_unit_drafts d join stores.pricing_units u on u.id = d.unit_id where u.store_id = $1
       ) shown, jsonb_array_elements(images) as image`,
      [storeId],
    );
    await tx.query(
      'delete from stores.pricing_unit_drafts d using stores.pricing_units u where u.id = d.unit_id and u.store_id = $1',
      [storeId],
    );
    await tx.query(
      `update stores.pricing_unit_revisions r set images = '[]' from stores.pricing_units u
       where u.id = r.unit_id and u.store_id = $1 and r.images <> '[]'`,
      [storeId],
    );
    await tx.query(`update stores.pricing_units set images = '[]' where store_id = $1 and images <> '[]'`, [
      storeId,
    ]);
    return erased.map(({ key }) => key);
  }

  /** Whether the store has a public unit. */
  async hasPublic(tx: Tx, storeId: StoreId): Promise<boolean> {
    const [unit] = await tx.query(
      `select 1 from stores.pricing_units where store_id = $1 and visibility = 'public' limit 1`,
      [storeId],
    );
    return unit !== undefined;
  }

  private async changed(tx: Tx, storeId: StoreId): Promise<void> {
    await this.listing.refresh(tx, storeId);
    tx.hint(`store:${storeId}`);
  }
}
