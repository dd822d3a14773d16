import { Injectable } from '@nestjs/common';
import type { StoreBalance, StoreId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { StatementQueries } from '../persistence/statement.queries';
import { StoresGateway } from '../stores-gateway';
import { balanceView } from '../views/payout-view';

/** Reads the balance of a store, with the day and the account of its next payout. */
@Injectable()
export class StoreBalances {
  constructor(
    private readonly stores: StoresGateway,
    private readonly statements: StatementQueries,
    private readonly clock: Clock,
  ) {}

  async of(storeId: StoreId): Promise<StoreBalance> {
    const now = this.clock.now();
    const [row, payees, accounts] = await Promise.all([
      this.statements.balance(storeId, now),
      this.stores.payees([storeId]),
      this.stores.accounts([storeId]),
    ]);
    return balanceView(storeId, row, { ...payees.get(storeId)!, account: accounts.get(storeId) }, now);
  }
}
