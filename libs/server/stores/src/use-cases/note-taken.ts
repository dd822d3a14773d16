import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';

/** How many slots of a day are taken, as orders says; what arrives late and is older changes nothing. */
export class NoteTaken extends Command<void> {
  constructor(
    readonly taken: JobPayload<'stores.note_taken'>,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(NoteTaken)
export class NoteTakenHandler implements ICommandHandler<NoteTaken> {
  constructor(private readonly work: UnitOfWork) {}

  async execute({ taken: { storeId, day, taken, version }, delivery }: NoteTaken): Promise<void> {
    await this.work.oneStatement(
      delivery,
      `insert into stores.taken_days as d (store_id, day, taken, version) select $1, $2, $3, $4 from mine
       on conflict (store_id, day) do update set taken = excluded.taken, version = excluded.version
       where d.version < excluded.version`,
      [storeId, day, taken, version],
      { hints: [`store:${storeId}`] },
    );
  }
}
