import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '@smachot/server-platform';

/** Deletes what the card provider told after 90 days: by then every dispute about it reads the ledger. */
export class PurgeCallbacks extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

const CHUNK = 10_000;

@CommandHandler(PurgeCallbacks)
export class PurgeCallbacksHandler implements ICommandHandler<PurgeCallbacks> {
  constructor(private readonly work: UnitOfWork) {}

  async execute({ now }: PurgeCallbacks): Promise<void> {
    await this.work.alone(
      `delete from payments.callbacks where hash = any(array(
         select hash from payments.callbacks where received_at < $1::timestamptz - interval '90 days' limit ${CHUNK}))`,
      [now],
    );
  }
}
