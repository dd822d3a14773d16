import { Injectable } from '@nestjs/common';
import type { EventId, SeatingWishId } from '@smachot/contracts';
import { columnsOf, selection, toRow, type Tx } from '@smachot/server-platform';
import { SeatingPlan, type SplitState, type TableState } from '../../domain/seating/seating-plan';
import { SeatingTableSchema, SeatingWishSchema, SplitSeatsSchema } from './seating.schema';

const tableColumns = columnsOf(SeatingTableSchema);
const splitColumns = columnsOf(SplitSeatsSchema);
const wishColumns = columnsOf(SeatingWishSchema);
const tableSelection = selection(tableColumns, 't');
const splitSelection = selection(splitColumns, 's');

/** Repository of seating plans. The invitation is locked by the caller, so that changes of one plan run one after the other. */
@Injectable()
export class SeatingRepository {
  async load(tx: Tx, eventId: EventId): Promise<SeatingPlan> {
    const tables = await tx.query<TableState>(
      `select ${tableSelection} from rsvp.seating_tables t where t.event_id = $1`,
      [eventId],
    );
    const splits = await tx.query<SplitState>(
      `select ${splitSelection} from rsvp.split_seats s where s.event_id = $1`,
      [eventId],
    );
    const wishes = await tx.query<{ id: SeatingWishId }>(
      'select id from rsvp.seating_wishes where event_id = $1',
      [eventId],
    );
    return new SeatingPlan(eventId, { tables, splits, wishIds: wishes.map(({ id }) => id) });
  }

  /** Changed rows are deleted first: two tables may have exchanged their names. */
  async save(tx: Tx, plan: SeatingPlan): Promise<void> {
    const { eventId, changedTables, removedTables, changedSplits, addedWishes, removedWishes } = plan;
    const tables = [...changedTables].map((id) => toRow(tableColumns, plan.table(id)!));
    const splits = [...changedSplits].flatMap((id) => {
      const split = plan.split(id);
      return split ? [toRow(splitColumns, split)] : [];
    });
    const wishes = addedWishes.map((wish) => toRow(wishColumns, wish));
    await this.remove(tx, eventId, 'seating_tables', 'id', [...changedTables, ...removedTables]);
    await this.remove(tx, eventId, 'split_seats', 'rsvp_id', [...changedSplits]);
    await this.remove(tx, eventId, 'seating_wishes', 'id', removedWishes);
    await this.insert(tx, 'seating_tables', tables);
    await this.insert(tx, 'split_seats', splits);
    await this.insert(tx, 'seating_wishes', wishes);
  }

  private async remove(
    tx: Tx,
    eventId: EventId,
    table: string,
    key: string,
    ids: readonly string[],
  ): Promise<void> {
    if (ids.length)
      await tx.query(`delete from rsvp.${table} where event_id = $1 and ${key} = any($2)`, [eventId, ids]);
  }

  private async insert(tx: Tx, table: string, rows: Record<string, unknown>[]): Promise<void> {
    if (!rows.length) return;
    await tx.query(
      `insert into rsvp.${table} select * from json_populate_recordset(null::rsvp.${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
}
