import { isId } from '@smachot/kernel';
import { Injectable } from '@nestjs/common';
import type {
  Language,
  Location,
  PartnerProfile,
  PricingUnit,
  PricingUnitId,
  StoreId,
} from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import type { StoredPicture } from '../../domain/pictures';

export type StorePageRow = {
  name: string;
  description: string;
  language: Language;
  translations: NonNullable<PartnerProfile['translations']>;
  city: string;
  /** Null: not public. */
  phone: E164 | null;
  location: Location | null;
  isMobile: boolean;
  lat: number;
  lng: number;
  maxKm: number | null;
  cover: StoredPicture | null;
  ratingSum: number;
  ratingCount: number;
};
export type UnitPageRow = {
  name: string;
  summary: string;
  /** Null: typed in Hebrew, before other languages existed. */
  language: Language | null;
  translations: PricingUnit['translations'] | null;
  store: string;
  image: StoredPicture | null;
  from: string | null;
};
export type ListedStoreRow = { id: StoreId; username: string; units: string[]; changedAt: Date };

/** Number of stores in one read of addresses; a sitemap may be long. */
export const STORES_PER_PAGE = 500;

/** Reads public stores and units for previews in chats, search results and the sitemap. */
@Injectable()
export class StorePageQueries {
  constructor(private readonly read: ReadModel) {}

  findStore(username: string): Promise<StorePageRow | undefined> {
    return this.read.one<StorePageRow>(
      `select business_name as name, description, language, translations, business_city as city, case when phone_is_public then business_phone end as phone, location, is_mobile as "isMobile",
         lat, lng, max_km as "maxKm", cover_photo as cover, rating_sum as "ratingSum", rating_count as "ratingCount"
       from stores.stores where username = $1 and is_public and closed_at is null`,
      [username],
    );
  }

  async findUnit(username: string, id: PricingUnitId): Promise<UnitPageRow | undefined> {
    if (!isId(id)) return undefined;
    return this.read.one<UnitPageRow>(
      `select u.name, u.content->>'summary' as summary, u.content->>'language' as language, u.content->'translations' as translations, s.business_name as store, u.images->0 as image, u.price_from as "from"
           from stores.pricing_units u join stores.stores s on s.id = u.store_id
           where u.id = $1 and s.username = $2 and u.visibility in ('public', 'unlisted') and s.is_public and s.closed_at is null`,
      [id, username],
    );
  }

  /** Listed stores with an id after this one, `STORES_PER_PAGE` at most, each with the ids of its public units. */
  listedAfter(storeId: StoreId): Promise<ListedStoreRow[]> {
    return this.read.rows<ListedStoreRow>(
      `select s.id, s.username,
           greatest(s.created_at, (select max(u.updated_at) from stores.pricing_units u where u.store_id = s.id)) as "changedAt",
           array(select u.id::text from stores.pricing_units u where u.store_id = s.id and u.visibility = 'public' order by u.position, u.id) as units
         from stores.stores s where s.id > $1 and s.listed order by s.id limit ${STORES_PER_PAGE}`,
      [storeId],
    );
  }
}
