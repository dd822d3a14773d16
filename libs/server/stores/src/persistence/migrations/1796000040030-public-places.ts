import type { Location } from '@smachot/contracts';
import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { originOf } from '../../domain/store-place';
import { fillListings } from './1795000000680-open-cards';

type Mobile = { id: string; city: string; location: Location | null };

/** Moves the public place of stores that come to the customer off their own address, which is often a private home. */
export class PublicPlaces1796000040030 implements MigrationInterface {
  name = 'PublicPlaces1796000040030';

  async up(runner: QueryRunner): Promise<void> {
    const stores = (await runner.query(
      `SELECT id, business_city AS city, location FROM "stores"."stores" WHERE is_mobile`,
    )) as Mobile[];
    if (!stores.length) return;
    const moved = stores.flatMap(({ id, city, location }) => {
      const place = originOf(true, location, city);
      return place ? [{ id, ...place }] : [];
    });
    await runner.query(
      `UPDATE "stores"."stores" s SET lat = p.lat, lng = p.lng
       FROM jsonb_to_recordset($1::jsonb) AS p(id uuid, lat float8, lng float8) WHERE s.id = p.id`,
      [JSON.stringify(moved)],
    );
    await runner.query(`TRUNCATE "stores"."listings", "stores"."price_floors"`);
    await fillListings((sql, parameters) => runner.query(sql, parameters));
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
