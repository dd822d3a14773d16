import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import type { ListPage, ListPosition } from '@smachot/server-platform';
import { BankMovesQueries, type RecordedBankMove } from '../persistence/bank-moves.queries';

/** Who gave, edited and decided the bank details of a store, the newest first. */
export class BankDetailsMoves extends Query<ListPage<RecordedBankMove>> {
  constructor(
    readonly storeId: StoreId,
    readonly position: ListPosition,
  ) {
    super();
  }
}

@QueryHandler(BankDetailsMoves)
export class BankDetailsMovesHandler implements IQueryHandler<BankDetailsMoves> {
  constructor(private readonly moves: BankMovesQueries) {}

  execute({ storeId, position }: BankDetailsMoves): Promise<ListPage<RecordedBankMove>> {
    return this.moves.page(storeId, position);
  }
}
