import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ReadModel } from '@smachot/server-platform';
import { isId } from '../../persistence/stores/partner-key';

export type KnownStore = {
  partnerId: string;
  partnerUsername: string;
  businessName: string;
  isPublic: boolean;
  closed: boolean;
};

/** Stores by their ids or usernames, hidden and closed ones too, in one statement. */
export class KnownStores extends Query<KnownStore[]> {
  constructor(readonly partners: string[]) {
    super();
  }
}

@QueryHandler(KnownStores)
export class KnownStoresHandler implements IQueryHandler<KnownStores> {
  constructor(private readonly read: ReadModel) {}

  execute({ partners }: KnownStores): Promise<KnownStore[]> {
    if (!partners.length) return Promise.resolve([]);
    return this.read.rows<KnownStore>(
      `select s.id as "partnerId", s.username as "partnerUsername", s.business_name as "businessName",
         s.is_public as "isPublic", s.closed_at is not null as closed
       from stores.stores s where s.id = any($1::uuid[]) or s.username = any($2::text[])`,
      [partners.filter(isId), partners.filter((partner) => !isId(partner))],
    );
  }
}

/** The stores, not closed, where a person works. */
export class StoresOf extends Query<{ partnerId: string; partnerUsername: string }[]> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(StoresOf)
export class StoresOfHandler implements IQueryHandler<StoresOf> {
  constructor(private readonly read: ReadModel) {}

  execute({ userId }: StoresOf): Promise<{ partnerId: string; partnerUsername: string }[]> {
    return this.read.rows(
      `select s.id as "partnerId", s.username as "partnerUsername"
       from stores.crew c join stores.stores s on s.id = c.store_id
       where c.user_id = $1 and s.closed_at is null order by c.joined_at, s.id`,
      [userId],
    );
  }
}

/** The name of a public pricing unit of a store; null: the store has no public unit with this id. */
export class UnitNameOf extends Query<string | null> {
  constructor(
    readonly storeId: string,
    readonly pricingUnitId: string,
  ) {
    super();
  }
}

@QueryHandler(UnitNameOf)
export class UnitNameOfHandler implements IQueryHandler<UnitNameOf> {
  constructor(private readonly read: ReadModel) {}

  async execute({ storeId, pricingUnitId }: UnitNameOf): Promise<string | null> {
    const unit = await this.read.one<{ name: string }>(
      `select name from stores.pricing_units where id = $2 and store_id = $1 and visibility = 'public'`,
      [storeId, pricingUnitId],
    );
    return unit?.name ?? null;
  }
}
