import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { BankDetailsId, StoreId } from '@smachot/contracts';
import type { BankAccount } from '@smachot/kernel';
import { BankDetailsQueries } from '../persistence/bank-details.queries';

/**
 * An account to which money may be sent. `accountHolder` empty, `holderNumber` null: what the business states elsewhere, in details that
 * were verified before that was fixed with them.
 */
export type VerifiedAccount = BankAccount & {
  bankDetailsId: BankDetailsId;
  storeId: StoreId;
  accountHolder: string;
  holderNumber: string | null;
  version: number;
};

/** The verified accounts of these stores by store; one without verified details is left out: it gets no payout. For payouts only. */
export class VerifiedAccounts extends Query<Map<string, VerifiedAccount>> {
  constructor(readonly storeIds: StoreId[]) {
    super();
  }
}

@QueryHandler(VerifiedAccounts)
export class VerifiedAccountsHandler implements IQueryHandler<VerifiedAccounts> {
  constructor(private readonly details: BankDetailsQueries) {}

  async execute({ storeIds }: VerifiedAccounts): Promise<Map<string, VerifiedAccount>> {
    if (!storeIds.length) return new Map();
    const rows = await this.details.verified(storeIds);
    return new Map(
      rows.map(
        ({ id, storeId, bankNumber, branchNumber, accountNumber, accountHolder, holderNumber, version }) => [
          storeId,
          {
            ...{ bankDetailsId: id, storeId, version },
            ...{ bankNumber, branchNumber, accountNumber, accountHolder, holderNumber },
          },
        ],
      ),
    );
  }
}
