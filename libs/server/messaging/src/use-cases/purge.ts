import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RetentionRepository } from '../persistence/retention.repository';

/** Deletes data past its retention: raw webhooks after 30 days, messages to and from guests after a year. */
export class Purge extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(Purge)
export class PurgeHandler implements ICommandHandler<Purge> {
  constructor(private readonly retention: RetentionRepository) {}

  execute({ now }: Purge): Promise<void> {
    return this.retention.purge(now);
  }
}
