import { isId } from '@smachot/kernel';
import type {
  AdminPartnerBank,
  AdminPartnerState,
  CrewRole,
  PlanId,
  StoreId,
  UserId,
} from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { Injectable } from '@nestjs/common';
import {
  Conditions,
  type ListPage,
  type ListPosition,
  type ListTable,
  ReadModel,
  readListPage,
  type SearchWords,
} from '@smachot/server-platform';

/** A store as admins see it in a list; closed ones too. */
export type ListedStore = {
  partnerId: StoreId;
  partnerUsername: string;
  businessName: string;
  businessCity: string;
  /** Empty once the store closed with its owner's account. */
  businessPhone: E164 | '';
  email: string | null;
  emailVerified: boolean;
  categories: string[];
  isPublic: boolean;
  /** `since`: an instant as text. */
  suspension: { since: string; reason: string } | null;
  /** What subscriptions told last. */
  planId: PlanId;
  /** The last day on which an admin's pick counts. */
  pickedUntil: string | null;
  createdAt: Date;
  closedAt: Date | null;
};
/** `city`: the beginning of the town's name. `planId` and `bank`: what the other contexts told last. `from` and `till`: of the opening. */
export type StoreFilter = {
  words?: SearchWords | undefined;
  state?: AdminPartnerState | undefined;
  city?: SearchWords | undefined;
  planId?: PlanId | undefined;
  bank?: AdminPartnerBank | undefined;
  from?: Date | undefined;
  till?: Date | undefined;
};
export type StoreOfUser = {
  userId: UserId;
  partnerId: StoreId;
  partnerUsername: string;
  businessName: string;
  role: CrewRole;
};

const STORES: ListTable = {
  table: 'stores.stores',
  alias: 's',
  columns: `s.id as "partnerId", s.username as "partnerUsername", s.business_name as "businessName", s.business_city as "businessCity",
    s.business_phone as "businessPhone", s.email, s.email_verified_at is not null as "emailVerified", s.categories,
    s.is_public as "isPublic", s.suspension, s.plan_id as "planId", s.picked_until as "pickedUntil", s.created_at as "createdAt", s.closed_at as "closedAt"`,
  order: ['created_at', 'id'],
};

/** Each but the first repeats the predicate of its partial index. */
const STATES: Record<AdminPartnerState, string> = {
  public: 's.closed_at is null and s.is_public',
  hidden: 's.closed_at is null and not s.is_public and s.suspension is null',
  suspended: 's.closed_at is null and s.suspension is not null',
  closed: 's.closed_at is not null',
};

/** The index has no stores of the basic plan, which nearly all have; the others repeat its predicate. */
const planIs = (place: string, planId: PlanId): string =>
  `s.plan_id = ${place}${planId === 'basic-plan' ? '' : " and s.plan_id <> 'basic-plan'"}`;

const matching = (conditions: Conditions, { id, phone, email, text, names }: SearchWords): string => {
  if (id) return `s.id = ${conditions.place(id)}`;
  if (email) return `lower(s.email) like ${conditions.place(email)}`;
  return `(${[
    ...(phone ? [`s.business_phone like ${conditions.place(phone)}`] : []),
    `platform.name_words(s.business_name) @@ ${conditions.place(names)}::tsquery`,
    `s.username like ${conditions.place(text)}`,
  ].join(' or ')})`;
};

/** Reads stores for admins. */
@Injectable()
export class StoreListQueries {
  constructor(private readonly read: ReadModel) {}

  page(
    { words, state, city, planId, bank, from, till }: StoreFilter,
    position: ListPosition,
  ): Promise<ListPage<ListedStore>> {
    const conditions = new Conditions();
    conditions
      .search(words && matching(conditions, words))
      .and(state && STATES[state])
      .where(city?.text, (place) => `lower(s.business_city) like ${place}`)
      .where(planId, (place) => planIs(place, planId!))
      .and(bank === 'none' ? 's.bank_status is null' : undefined)
      .where(bank === 'none' ? undefined : bank, (place) => `s.bank_status = ${place}`)
      .where(from, (place) => `s.created_at >= ${place}`)
      .where(till, (place) => `s.created_at < ${place}`);
    return readListPage<ListedStore>(this.read, STORES, conditions, position);
  }

  /** @param partner a store's id or username; of stores that had the username, the one that is not closed */
  find(partner: string): Promise<ListedStore | undefined> {
    return this.read.one<ListedStore>(
      `select ${STORES.columns} from stores.stores s where ${isId(partner) ? 's.id = $1' : 's.username = $1'}
       order by s.closed_at is not null, s.created_at desc limit 1`,
      [partner],
    );
  }

  /** The stores, not closed, where these people work. */
  ofUsers(userIds: UserId[]): Promise<StoreOfUser[]> {
    return this.read.rows<StoreOfUser>(
      `select c.user_id as "userId", s.id as "partnerId", s.username as "partnerUsername", s.business_name as "businessName", c.role
       from stores.crew c join stores.stores s on s.id = c.store_id
       where c.user_id = any($1::uuid[]) and s.closed_at is null order by c.joined_at, s.id`,
      [userIds],
    );
  }

  /** The crew of a store, closed ones too, and how many units it has on sale or in preparation. */
  async staffOf(
    storeId: StoreId,
  ): Promise<{ crew: { userId: UserId; role: CrewRole }[]; pricingUnits: number }> {
    const row = await this.read.one<{
      crew: { userId: UserId; role: CrewRole }[];
      pricingUnits: number;
    }>(
      `select coalesce((select json_agg(json_build_object('userId', c.user_id, 'role', c.role) order by c.joined_at, c.id)
           from stores.crew c where c.store_id = $1), '[]') as crew,
         (select count(*)::int from stores.pricing_units u where u.store_id = $1 and u.visibility <> 'archived') as "pricingUnits"`,
      [storeId],
    );
    return row!;
  }
}
