import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CrewRole, UserId } from '@smachot/contracts';
import type { ListPage, ListPosition } from '@smachot/server-platform';
import {
  type ListedStore,
  type StoreFilter,
  StoreListQueries,
  type StoreOfUser,
} from '../../persistence/stores/store-list.queries';

/** A page of all stores, the newest first. */
export class StorePage extends Query<ListPage<ListedStore>> {
  constructor(
    readonly filter: StoreFilter,
    readonly position: ListPosition,
  ) {
    super();
  }
}

@QueryHandler(StorePage)
export class StorePageHandler implements IQueryHandler<StorePage> {
  constructor(private readonly stores: StoreListQueries) {}

  execute({ filter, position }: StorePage): Promise<ListPage<ListedStore>> {
    return this.stores.page(filter, position);
  }
}

type StoreRecord = ListedStore & {
  crew: { userId: UserId; role: CrewRole }[];
  pricingUnits: number;
};

/** One store by its id or username, closed ones too. */
export class StoreForAdmins extends Query<StoreRecord | undefined> {
  constructor(readonly partner: string) {
    super();
  }
}

@QueryHandler(StoreForAdmins)
export class StoreForAdminsHandler implements IQueryHandler<StoreForAdmins> {
  constructor(private readonly stores: StoreListQueries) {}

  async execute({ partner }: StoreForAdmins): Promise<StoreRecord | undefined> {
    const store = await this.stores.find(partner);
    return store && { ...store, ...(await this.stores.staffOf(store.partnerId)) };
  }
}

/** The stores, not closed, where these people work, in one statement. */
export class StoresOfUsers extends Query<StoreOfUser[]> {
  constructor(readonly userIds: UserId[]) {
    super();
  }
}

@QueryHandler(StoresOfUsers)
export class StoresOfUsersHandler implements IQueryHandler<StoresOfUsers> {
  constructor(private readonly stores: StoreListQueries) {}

  execute({ userIds }: StoresOfUsers): Promise<StoreOfUser[]> {
    return userIds.length ? this.stores.ofUsers(userIds) : Promise.resolve([]);
  }
}
