import { Injectable } from '@nestjs/common';
import { type Delivered, type Tx, UnitOfWork } from '@smachot/server-platform';

/** The taken slots of days, as orders publishes them. */
@Injectable()
export class TakenDayRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Saves the newest version of each day; an older one changes nothing. Marks the deliveries as done and commits by itself. */
  async save(taken: Delivered<'stores.note_taken'>[]): Promise<void> {
    const days = taken.map(({ payload }) => payload);
    // of several updates of one day only the newest: a statement changes a row once
    await this.work.oneStatement(
      taken.map(({ delivery }) => delivery),
      `insert into stores.taken_days as d (store_id, day, taken, version)
       select distinct on (t.store_id, t.day) t.store_id, t.day, t.taken, t.version
       from mine join unnest($1::uuid[], $2::uuid[], $3::date[], $4::int[], $5::int[]) t(of, store_id, day, taken, version) on t.of = mine.id
       order by t.store_id, t.day, t.version desc
       on conflict (store_id, day) do update set taken = excluded.taken, version = excluded.version
       where d.version < excluded.version`,
      [
        taken.map(({ delivery }) => delivery.id),
        days.map(({ storeId }) => storeId),
        days.map(({ day }) => day),
        days.map((day) => day.taken),
        days.map(({ version }) => version),
      ],
      { hints: days.map(({ storeId }) => `store:${storeId}`) },
    );
  }

  async deleteBefore(tx: Tx, day: string): Promise<void> {
    await tx.query('delete from stores.taken_days where day < $1', [day]);
  }
}
