import { Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import {
  Conditions,
  type ListPage,
  type ListPosition,
  type ListTable,
  ReadModel,
  readListPage,
} from '@smachot/server-platform';
import type { MoveRow } from './verification.schema';

/** A change of bank details as it was recorded; of the account number the last digits alone. */
export type RecordedBankMove = Omit<MoveRow, 'bankDetailsId'>;

const MOVES: ListTable = {
  table: 'verification.bank_details_moves',
  alias: 'm',
  columns: 'm.id, m.move, m.by, m.actor_id as "actorId", m.at, m.reason, m.before, m.after',
  order: ['at', 'id'],
};

/** Reads the history of bank details. */
@Injectable()
export class BankMovesQueries {
  constructor(private readonly read: ReadModel) {}

  page(storeId: StoreId, position: ListPosition): Promise<ListPage<RecordedBankMove>> {
    const conditions = new Conditions().where(
      storeId,
      (place) =>
        `m.bank_details_id = (select d.id from verification.bank_details d where d.store_id = ${place})`,
    );
    return readListPage<RecordedBankMove>(this.read, MOVES, conditions, position);
  }
}
