import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreBalance } from '@smachot/contracts';
import { accept, Clock, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { StatementQueries } from '../persistence/statement.queries';
import { StoresGateway } from '../stores-gateway';
import { balanceView } from '../views/payout-view';

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
    private readonly statements: StatementQueries,
    private readonly clock: Clock,
  ) {}

  async execute({ partner, reader }: StoreBalanceOf): Promise<Result<StoreBalance>> {
    const store = await this.stores.seenBy(partner, reader);
    if (!store.ok) return store;
    const { partnerId } = store.value;
    const now = this.clock.now();
    const [row, payees] = await Promise.all([
      this.statements.balance(partnerId, now),
      this.stores.payees([partnerId]),
    ]);
    return accept(balanceView(partnerId, row, payees.get(partnerId)!, now));
  }
}
