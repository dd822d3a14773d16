import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Delivered, UnitOfWork } from '@smachot/server-platform';

/** Records the taken slots of days, as orders publishes them; a late, older version changes nothing. */
export class NoteTaken extends Command<void> {
  constructor(readonly taken: Delivered<'stores.note_taken'>[]) {
    super();
  }
}

@CommandHandler(NoteTaken)
export class NoteTakenHandler implements ICommandHandler<NoteTaken> {
  constructor(private readonly work: UnitOfWork) {}

  async execute({ taken }: NoteTaken): Promise<void> {
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
}
