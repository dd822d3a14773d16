import { Injectable } from '@nestjs/common';
import type { Availability, StoreId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import { openStretches, type Interval } from '../../domain/calendar/opening-hours';

/** Maximum number of months ahead for which orders are placed. */
const MONTHS_AHEAD = 25;

const monthStart = (at: Date, plus = 0): number => Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + plus, 1);
const rangeOf = ({ from, to }: Interval): string =>
  `[${new Date(from).toISOString()},${new Date(to).toISOString()})`;

/** The open hours of availability rules for the next two years, written month by month for browse. */
@Injectable()
export class OpenMonthRepository {
  /** Replaces the rules of a store and their open months; writes none until its hours are chosen. */
  async write(tx: Tx, storeId: StoreId, rules: Availability[], now: Date, hoursChosen = true): Promise<void> {
    const isWritten = hoursChosen && rules.length > 0;
    const through = isWritten ? new Date(monthStart(now, MONTHS_AHEAD)) : null;
    await tx.query(
      `insert into stores.availability (store_id, rules, through) values ($1, $2, $3)
       on conflict (store_id) do update set rules = excluded.rules, through = excluded.through`,
      [storeId, JSON.stringify(rules), through],
    );
    for (const [table, key] of [
      ['stores', 'id'],
      ['listings', 'store_id'],
    ])
      await tx.query(`update stores.${table} set always_open = $2 where ${key} = $1`, [
        storeId,
        hoursChosen && !rules.length,
      ]);
    await tx.query('delete from stores.open_months where store_id = $1', [storeId]);
    if (!isWritten) return;
    const months = Array.from({ length: MONTHS_AHEAD }, (_, at) => {
      const month = { from: monthStart(now, at), to: monthStart(now, at + 1) };
      return { month: new Date(month.from).toISOString().slice(0, 10), open: openStretches(rules, month) };
    });
    await tx.query(
      `insert into stores.open_months (store_id, month, open)
       select $1, m.month, m.open::tstzmultirange from unnest($2::date[], $3::text[]) as m(month, open)`,
      [
        storeId,
        months.map(({ month }) => month),
        months.map(({ open }) => `{${open.map(rangeOf).join(',')}}`),
      ],
    );
  }

  /** Adds months to stores whose written months run out; past months are deleted. */
  async extend(tx: Tx, now: Date, most: number): Promise<number> {
    const due = await tx.query<{ storeId: StoreId; rules: Availability[] }>(
      `select store_id as "storeId", rules from stores.availability where through < $1
       order by through limit $2 for update skip locked`,
      [new Date(monthStart(now, MONTHS_AHEAD)), most],
    );
    for (const { storeId, rules } of due) await this.write(tx, storeId, rules, now);
    return due.length;
  }
}
