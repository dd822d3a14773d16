import { Injectable } from '@nestjs/common';
import type { BusinessCategory } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import { recommendation } from '../domain/recommendation';
import { CATEGORY_WORDS, searchedWords } from '../domain/search-key';

type Row = {
  businessName: string;
  businessCity: string;
  description: string;
  categories: BusinessCategory[];
  hasCover: boolean;
  hasAbout: boolean;
  isVerified: boolean;
  pictures: number;
  ratingSum: number;
  ratingCount: number;
  isPublic: boolean;
  units: string[];
  byProposal: boolean;
};

/** What browse needs to know of a store, worked out anew with every change of it or of what it sells. */
@Injectable()
export class Listing {
  async refresh(tx: Tx, storeId: string): Promise<void> {
    const [row] = await tx.query<Row>(
      `select s.business_name as "businessName", s.business_city as "businessCity", s.description, s.categories,
         s.cover_photo is not null as "hasCover", s.about <> '' as "hasAbout", s.email_verified_at is not null as "isVerified",
         jsonb_array_length(s.pictures) as pictures, s.rating_sum as "ratingSum", s.rating_count as "ratingCount",
         s.is_public and s.closed_at is null as "isPublic",
         array(select u.name from stores.pricing_units u where u.store_id = s.id and u.visibility = 'public') as units,
         exists(select 1 from stores.pricing_units u where u.store_id = s.id and u.visibility = 'public' and u.by_proposal) as "byProposal"
       from stores.stores s where s.id = $1`,
      [storeId],
    );
    if (!row) return;
    const said = [row.businessName, row.businessCity, ...row.units, row.description];
    const words = row.categories.map((category) => CATEGORY_WORDS[category]);
    await tx.query(
      `update stores.stores set listed = $2, by_proposal = $3, search_key = $4, rank = $5,
         
         (offer_ids, offer_base, offer_per, offer_min, offer_max, offer_from) = (
           select coalesce(array_agg(u.id), '{}'), coalesce(array_agg(u.price_base), '{}'), coalesce(array_agg(u.price_per), '{}'),
             coalesce(array_agg(u.price_min), '{}'), coalesce(array_agg(u.price_max), '{}'), coalesce(array_agg(u.price_from), '{}')
           from (select * from stores.pricing_units where store_id = $1 and visibility = 'public' order by position, id) u),
         rating = case when rating_count = 0 then 0 else round(rating_sum * 100.0 / rating_count) end where id = $1`,
      [
        storeId,
        row.isPublic && row.units.length > 0,
        row.byProposal,
        searchedWords([...said, ...words]),
        recommendation({ ...row, units: row.units.length }),
      ],
    );
  }
}
