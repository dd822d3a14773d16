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
import type { MoveRow } from './moves.schema';

/** A change of a subscription as it was recorded; sums in agorot. `by` null: a job. */
export type RecordedMove = Omit<MoveRow, 'storeId'>;

const MOVES: ListTable = {
  table: 'subscriptions.moves',
  alias: 'm',
  columns: 'm.id, m.by_user as by, m.at, m.before, m.after',
  order: ['at', 'id'],
};

/** Reads the history of subscriptions. */
@Injectable()
export class SubscriptionMovesQueries {
  constructor(private readonly read: ReadModel) {}

  page(storeId: StoreId, position: ListPosition): Promise<ListPage<RecordedMove>> {
    const conditions = new Conditions().where(storeId, (place) => `m.store_id = ${place}`);
    return readListPage<RecordedMove>(this.read, MOVES, conditions, position);
  }
}
