import { Injectable } from '@nestjs/common';
import { columnList, columnsOf, prepared, toRow, type Tx } from '@smachot/server-platform';
import type { Figure } from '../domain/figures';
import { FigureSchema } from './analytics.schema';

const columns = columnsOf(FigureSchema);
const COLUMN_LIST = columnList(columns);

/** Adds to the sums of a stored figure. */
export const ADDING = `on conflict (store_id, day, figure, part) do update
  set count = daily_figures.count + excluded.count, amount = daily_figures.amount + excluded.amount`;
const ADD = prepared(
  `insert into analytics.daily_figures (${COLUMN_LIST})
   select ${COLUMN_LIST} from json_populate_recordset(null::analytics.daily_figures, $1) ${ADDING}`,
);

/** Repository of the figures of stores by day. */
@Injectable()
export class FigureRepository {
  /** Adds `figures`, each of another part, to what is stored. */
  async add(tx: Tx, figures: readonly Figure[]): Promise<void> {
    if (figures.length === 0) return;
    await tx.query(ADD, [JSON.stringify(figures.map((figure) => toRow(columns, figure)))]);
  }

  /** Deletes the figures of days before this one. */
  async deleteBefore(tx: Tx, day: string): Promise<void> {
    await tx.query('delete from analytics.daily_figures where day < $1', [day]);
  }
}
