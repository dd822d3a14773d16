import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreBalance } from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { StoreBalances } from '../services/store-balances';
import { StoresGateway } from '../stores-gateway';

/** What a store is owed, and why it waits. */
export class StoreBalanceOf extends Query<Result<StoreBalance>> {
  constructor(
    readonly partner: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(StoreBalanceOf)
export class StoreBalanceOfHandler implements IQueryHandler<StoreBalanceOf> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly balances: StoreBalances,
  ) {}

  async execute({ partner, reader }: StoreBalanceOf): Promise<Result<StoreBalance>> {
    const store = await this.stores.seenBy(partner, reader);
    return store.ok ? accept(await this.balances.of(store.value.partnerId)) : store;
  }
}
