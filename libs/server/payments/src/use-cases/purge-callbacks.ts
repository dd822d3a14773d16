import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CallbackRepository } from '../persistence/callback.repository';

/** Deletes what the card provider told after 90 days: by then every dispute about it reads the ledger. */
export class PurgeCallbacks extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(PurgeCallbacks)
export class PurgeCallbacksHandler implements ICommandHandler<PurgeCallbacks> {
  constructor(private readonly callbacks: CallbackRepository) {}

  execute({ now }: PurgeCallbacks): Promise<void> {
    return this.callbacks.purge(now);
  }
}
