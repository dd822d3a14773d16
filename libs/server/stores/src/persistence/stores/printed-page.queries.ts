import { Injectable } from '@nestjs/common';
import type { PricingUnitId, StoreId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

/** The page of a public store, or of one of its public units. */
export type PublicPage = { storeId: StoreId; partnerUsername: string; pricingUnitId: PricingUnitId | null };
/** What a store may print on a poster. */
export type Printable = {
  partnerId: StoreId;
  partnerUsername: string;
  businessName: string;
  isPublic: boolean;
  units: { pricingUnitId: PricingUnitId; name: string }[];
};

/** Reads the pages that printed addresses lead to. */
@Injectable()
export class PrintedPageQueries {
  constructor(private readonly read: ReadModel) {}

  /** By the id of a store or of a unit. A unit that is no longer public leads to its store. */
  publicPage(id: string): Promise<PublicPage | undefined> {
    return this.read.one<PublicPage>(
      `select s.id as "storeId", s.username as "partnerUsername", p.unit as "pricingUnitId"
       from (select id as store, null::uuid as unit from stores.stores where id = $1
         union all select store_id, case when visibility = 'public' then id end from stores.pricing_units where id = $1) p
       join stores.stores s on s.id = p.store where s.is_public and s.closed_at is null`,
      [id],
    );
  }

  printable(storeId: StoreId): Promise<Printable | undefined> {
    return this.read.one<Printable>(
      `select s.id as "partnerId", s.username as "partnerUsername", s.business_name as "businessName", s.is_public as "isPublic",
         coalesce((select json_agg(json_build_object('pricingUnitId', u.id, 'name', u.name) order by u.position, u.id)
           from stores.pricing_units u where u.store_id = s.id and u.visibility = 'public'), '[]') as units
       from stores.stores s where s.id = $1`,
      [storeId],
    );
  }
}
