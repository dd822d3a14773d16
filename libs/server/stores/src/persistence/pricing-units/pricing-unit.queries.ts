import { Injectable } from '@nestjs/common';
import type { Availability, PricingUnit, PricingUnitId, StoreId, StoreKashrut } from '@smachot/contracts';
import { prepared, ReadModel } from '@smachot/server-platform';
import type { StoredPicture } from '../../domain/pictures';
import type { UnitContent } from '../../domain/pricing-units/pricing-unit';
import type { UnitDraft } from '../../domain/pricing-units/unit-draft';
import type { StoreState } from '../../domain/store';
import type { Reader } from '../crew/crew.queries';
import type { UnitRevision } from './unit-revisions.schema';
import { kashrutFound } from '../stores/kashrut-sql';

/** The part of a unit's row that the views show. */
export type ShownState = {
  id: PricingUnitId;
  storeId: StoreId;
  type: PricingUnit['type'];
  visibility: PricingUnit['visibility'];
  name: string;
  content: UnitContent;
  images: StoredPicture[];
  revision: number;
  version: number;
  updatedAt: Date;
};
/** The same with the username of its store. */
export type UnitRow = ShownState & { username: string };
export type ListedUnit = ShownState & { hasDraft?: boolean };
export type EditedUnitRow = UnitRow & { editedBy: string | null };
/** `draft`: JSON of Postgres, whose moments are text. */
export type DraftedUnitRow = EditedUnitRow & {
  draft: (Omit<UnitDraft, 'unitId' | 'updatedAt'> & { updatedAt: string }) | null;
};
export type PublishedRow = Pick<UnitRevision, 'form' | 'images' | 'publishedAt'> & {
  storeId: StoreId;
  username: string;
  version: number;
};

type DeliveryColumns = Pick<StoreState, 'isMobile' | 'freeKm' | 'maxKm' | 'perKm' | 'minDelivery'>;
export type PricedRow = UnitRow & DeliveryColumns & { lat: number; lng: number };
export type OrderableRow = UnitRow &
  Pick<StoreState, 'businessName' | 'businessPhone' | 'businessCity' | 'location' | 'lat' | 'lng'> &
  Pick<StoreState, 'isMobile' | 'shortestNotice' | 'dailyCapacity' | 'slotsPerCustomer'> &
  Pick<StoreState, 'cancellationPolicy' | 'paymentTerms' | 'policies' | 'language' | 'translations'> & {
    partnerId: StoreId;
    partnerUsername: string;
    kashrut: StoreKashrut;
    terms: DeliveryColumns;
    /** Null: hours were never chosen. */
    rules: Availability[] | null;
    crew: string[];
  };

const unitSelection = `u.id, u.store_id as "storeId", u.type, u.visibility, u.name, u.content, u.images, u.revision, u.version, u.updated_at as "updatedAt"`;

const HAS_DRAFT = 'exists (select 1 from stores.pricing_unit_drafts d where d.unit_id = u.id)';

/** A unit that anyone with its address may see, with constant columns of its store `s`. */
const shownWith = (columns: string): string =>
  prepared(
    `select ${unitSelection}, s.username, ${columns} from stores.pricing_units u join stores.stores s on s.id = u.store_id
         where u.id = $1 and u.visibility in ('public', 'unlisted') and s.is_public and s.closed_at is null`,
  );

/** Only the columns of a store that its prices need: prices are checked at every keystroke. */
const PRICED =
  shownWith(`s.is_mobile as "isMobile", s.free_km as "freeKm", s.max_km as "maxKm", s.per_km as "perKm",
  s.min_delivery as "minDelivery", s.lat, s.lng`);

const ORDERABLE =
  shownWith(`s.id as "partnerId", s.username as "partnerUsername", s.business_name as "businessName", s.business_phone as "businessPhone",
  s.business_city as "businessCity", s.location, s.lat, s.lng, s.is_mobile as "isMobile", s.shortest_notice as "shortestNotice",
  s.daily_capacity as "dailyCapacity", s.slots_per_customer as "slotsPerCustomer", s.cancellation_policy as "cancellationPolicy", s.payment_terms as "paymentTerms", s.policies, s.language, s.translations,
  json_build_object('certificate', s.kashrut_certificate, 'badatz', s.kashrut_badatz, 'until', s.kashrut_until, 'checked', ${kashrutFound('verified')}) as kashrut,
  json_build_object('isMobile', s.is_mobile, 'freeKm', s.free_km, 'maxKm', s.max_km, 'perKm', s.per_km, 'minDelivery', s.min_delivery) as terms,
  case when s.hours_chosen then coalesce((select a.rules from stores.availability a where a.store_id = s.id), '[]') end as rules,
  array(select c.user_id from stores.crew c where c.store_id = s.id order by c.joined_at, c.id) as crew`);

/** Reads pricing units for screens and other contexts. */
@Injectable()
export class PricingUnitQueries {
  constructor(private readonly read: ReadModel) {}

  /** The units of one store in its own order. `shown`: only the public ones; otherwise each with whether it has a draft. */
  ofStore(storeId: StoreId, shown: boolean): Promise<ListedUnit[]> {
    return this.read.rows<ListedUnit>(
      `select ${unitSelection} ${shown ? '' : `, ${HAS_DRAFT} as "hasDraft"`} from stores.pricing_units u where u.store_id = $1 ${shown ? "and u.visibility = 'public'" : ''}
       order by u.position, u.id`,
      [storeId],
    );
  }

  /** One unit that anyone with its address may see. */
  findShown(id: PricingUnitId): Promise<UnitRow | undefined> {
    return this.read.one<UnitRow>(
      `select ${unitSelection}, s.username from stores.pricing_units u join stores.stores s on s.id = u.store_id
       where u.id = $1 and u.visibility in ('public', 'unlisted') and s.is_public and s.closed_at is null`,
      [id],
    );
  }

  /** The same with what the prices need of its store. */
  findPriced(id: PricingUnitId): Promise<PricedRow | undefined> {
    return this.read.one<PricedRow>(PRICED, [id]);
  }

  /** The same with what an order needs of its store. */
  findOrderable(id: PricingUnitId): Promise<OrderableRow | undefined> {
    return this.read.one<OrderableRow>(ORDERABLE, [id]);
  }

  /** One unit of a store that the reader has access to, and its last editor. */
  findSeenBy(id: PricingUnitId, { userId, superAdmin }: Reader): Promise<EditedUnitRow | undefined> {
    return this.read.one<EditedUnitRow>(
      `select ${unitSelection}, u.edited_by as "editedBy", s.username from stores.pricing_units u join stores.stores s on s.id = u.store_id
       left join stores.crew c on c.store_id = s.id and c.user_id = $2
       where u.id = $1 and s.closed_at is null and (c.user_id is not null or $3::boolean)`,
      [id, userId, superAdmin],
    );
  }

  /** The same with its draft. */
  findDraftSeenBy(id: PricingUnitId, { userId, superAdmin }: Reader): Promise<DraftedUnitRow | undefined> {
    return this.read.one<DraftedUnitRow>(
      `select ${unitSelection}, u.edited_by as "editedBy", s.username,
         (select jsonb_build_object('form', d.form, 'images', d.images, 'version', d.version, 'editedBy', d.edited_by, 'updatedAt', d.updated_at)
           from stores.pricing_unit_drafts d where d.unit_id = u.id) as draft
       from stores.pricing_units u join stores.stores s on s.id = u.store_id
       left join stores.crew c on c.store_id = s.id and c.user_id = $2
       where u.id = $1 and s.closed_at is null and (c.user_id is not null or $3::boolean)`,
      [id, userId, superAdmin],
    );
  }

  /** One revision of a unit, also of one that is hidden by now. */
  findPublished(id: PricingUnitId, revision: number): Promise<PublishedRow | undefined> {
    return this.read.one<PublishedRow>(
      `select r.form, r.images, r.published_at as "publishedAt", u.store_id as "storeId", u.version, s.username
       from stores.pricing_unit_revisions r join stores.pricing_units u on u.id = r.unit_id join stores.stores s on s.id = u.store_id
       where r.unit_id = $1 and r.revision = $2`,
      [id, revision],
    );
  }

  /** Those of the units that are public. */
  async publicOf(ids: readonly PricingUnitId[]): Promise<Set<string>> {
    const units = await this.read.rows<{ id: string }>(
      `select id from stores.pricing_units where id = any($1::uuid[]) and visibility = 'public'`,
      [ids],
    );
    return new Set(units.map(({ id }) => id));
  }

  /** The name of a public unit of this store; null: it has none with this id. */
  async nameOfPublic(storeId: StoreId, id: PricingUnitId): Promise<string | null> {
    const unit = await this.read.one<{ name: string }>(
      `select name from stores.pricing_units where id = $2 and store_id = $1 and visibility = 'public'`,
      [storeId, id],
    );
    return unit?.name ?? null;
  }
}
