import { Injectable } from '@nestjs/common';
import {
  columnList,
  columnsOf,
  isThere,
  prepared,
  toRow,
  type Tx,
  UnitOfWork,
} from '@smachot/server-platform';
import { VisitSchema, type VisitRow } from './analytics.schema';
import { ADDING } from './figure.repository';

const columns = columnsOf(VisitSchema);
const COLUMN_LIST = columnList(columns);

const ADD = prepared(
  `insert into analytics.visits (${COLUMN_LIST})
   select ${COLUMN_LIST} from json_populate_recordset(null::analytics.visits, $1) on conflict do nothing`,
);

/** Maximum number of visits that one statement counts. */
export const COUNTED_AT_ONCE = 5_000;

// marks and counts in one statement: a visit is counted once wherever a worker is killed
const COUNT = prepared(
  `with mine as (
     select day, store_id, stage, visitor from analytics.visits where not counted limit ${COUNTED_AT_ONCE} for update skip locked),
   marked as (
     update analytics.visits v set counted = true from mine m
     where v.day = m.day and v.store_id = m.store_id and v.stage = m.stage and v.visitor = m.visitor
     returning v.day, v.store_id, v.stage, v.source),
   added as (
     insert into analytics.daily_figures (store_id, day, figure, part, count, amount)
     select store_id, day, stage, source, count(*), 0 from marked group by 1, 2, 3, 4 order by 1, 2, 3, 4 ${ADDING})
   select count(*)::int as counted from marked`,
);

/** Condition of a tick: visits are not counted yet. */
export const VISIT_TO_COUNT = isThere('day', 'analytics.visits', 'not counted');

/** Repository of visits, each the first of its visitor at a stage of a store on a day. */
@Injectable()
export class VisitRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Adds those that are not there yet; commits by itself. */
  async add(visits: readonly VisitRow[]): Promise<void> {
    await this.work.alone(ADD, [JSON.stringify(visits.map((visit) => toRow(columns, visit)))]);
  }

  /** Counts visits that are not counted yet, and answers how many; commits by itself. */
  async count(): Promise<number> {
    const [row] = await this.work.alone<{ counted: number }>(COUNT, []);
    return row!.counted;
  }

  /** Deletes counted visits of days before this one, and with them the hashes of their visitors. */
  async deleteBefore(tx: Tx, day: string): Promise<void> {
    await tx.query('delete from analytics.visits where day < $1 and counted', [day]);
  }
}
