import { Injectable } from '@nestjs/common';
import type { Tx } from '@smachot/server-platform';
import type { PricingUnitState } from '../domain/pricing-unit';
import { Listing } from './listing';
import { PricingUnitSchema } from './pricing-unit.schema';

/** What stores sell. Whoever changes one holds the lock of its store. */
@Injectable()
export class PricingUnitRepository {
  constructor(private readonly listing: Listing) {}

  async find(tx: Tx, id: string): Promise<PricingUnitState | undefined> {
    return (await tx.manager.findOneBy(PricingUnitSchema, { id })) ?? undefined;
  }

  /** The place behind all others, and how many there are. */
  async row(tx: Tx, storeId: string): Promise<{ next: number; count: number }> {
    const [row] = await tx.query<{ next: number; count: number }>(
      'select coalesce(max(position), -1) + 1 as next, count(*)::int from stores.pricing_units where store_id = $1',
      [storeId],
    );
    return row!;
  }

  async add(tx: Tx, unit: PricingUnitState): Promise<void> {
    await tx.manager.insert(PricingUnitSchema, unit);
    await this.changed(tx, unit.storeId);
  }

  /** @param by the user whose work it is */
  async save(tx: Tx, unit: PricingUnitState, by: string, now: Date): Promise<PricingUnitState> {
    const next = { ...unit, version: unit.version + 1, editedBy: by, updatedAt: now };
    await tx.manager.update(PricingUnitSchema, { id: unit.id }, next);
    await this.changed(tx, unit.storeId);
    return next;
  }

  async order(tx: Tx, storeId: string, ids: string[]): Promise<void> {
    await tx.query(
      `update stores.pricing_units u set position = coalesce(o.at, $3 + u.position)
       from stores.pricing_units w left join unnest($2::uuid[]) with ordinality as o(id, at) on o.id = w.id
       where u.id = w.id and u.store_id = $1`,
      [storeId, ids, ids.length + 1],
    );
    await this.changed(tx, storeId);
  }

  /** Files that no other unit shows; a copy shows those of its original. */
  async unshown(tx: Tx, keys: string[]): Promise<string[]> {
    if (!keys.length) return [];
    const rows = await tx.query<{ key: string }>(
      `select k.key from unnest($1::text[]) as k(key)
       where not exists (select 1 from stores.pricing_units u where u.images @> jsonb_build_array(jsonb_build_object('key', k.key)))`,
      [keys],
    );
    return rows.map(({ key }) => key);
  }

  private async changed(tx: Tx, storeId: string): Promise<void> {
    await this.listing.refresh(tx, storeId);
    tx.hint(`store:${storeId}`);
  }
}
