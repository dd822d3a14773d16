import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CallbackRepository } from '../persistence/callback.repository';

/** Deletes callbacks of the card provider after 90 days: from then on a dispute is decided by the ledger. */
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
