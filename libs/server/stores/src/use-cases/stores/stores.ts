import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, myStores, PartnerProfile, StoreRole, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { StoreQueries } from '../../persistence/stores/store.queries';
import { StoreViews } from '../../views/store-view';
import type { Reader } from '../../persistence/crew/crew.queries';

/** The public page of a store. */
export class PublicStore extends Query<Result<PartnerProfile>> {
  constructor(readonly partner: string) {
    super();
  }
}

@QueryHandler(PublicStore)
export class PublicStoreHandler implements IQueryHandler<PublicStore> {
  constructor(private readonly views: StoreViews) {}

  async execute({ partner }: PublicStore): Promise<Result<PartnerProfile>> {
    const store = await this.views.shown(partner);
    return store ? accept(store) : refuse('not_found');
  }
}

/** A store with all data its crew may see, and the caller's role there. */
export class ManagedStore extends Query<Result<PartnerProfile & { role: StoreRole }>> {
  constructor(
    readonly partner: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(ManagedStore)
export class ManagedStoreHandler implements IQueryHandler<ManagedStore> {
  constructor(private readonly views: StoreViews) {}

  async execute({ partner, reader }: ManagedStore): Promise<Result<PartnerProfile & { role: StoreRole }>> {
    const store = await this.views.seenBy(partner, reader);
    return store ? accept(store) : refuse('not_found');
  }
}

type Mine = AnswerOf<typeof myStores>;

/** The stores where a person works, the earliest joined first. */
export class MyStores extends Query<Mine> {
  constructor(readonly userId: UserId) {
    super();
  }
}

@QueryHandler(MyStores)
export class MyStoresHandler implements IQueryHandler<MyStores> {
  constructor(private readonly stores: StoreQueries) {}

  async execute({ userId }: MyStores): Promise<Mine> {
    const stores = await this.stores.workplacesOf(userId);
    return { stores };
  }
}
