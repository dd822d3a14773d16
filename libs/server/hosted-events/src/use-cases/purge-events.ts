import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DAY_MS } from '@smachot/kernel';
import { FileStore, UnitOfWork } from '@smachot/server-platform';
import { HostedEventRepository } from '../persistence/hosted-event.repository';

const DELETED_FOR_MS = 30 * DAY_MS;
const BEGAN_BEFORE_MS = 365 * DAY_MS;

/** Deletes events for good: 30 days after they were called off, a year after they began; with their registrations. */
export class PurgeEvents extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(PurgeEvents)
export class PurgeEventsHandler implements ICommandHandler<PurgeEvents> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly events: HostedEventRepository,
    private readonly files: FileStore,
  ) {}

  execute({ now }: PurgeEvents): Promise<void> {
    const before = {
      deleted: new Date(now.getTime() - DELETED_FOR_MS),
      began: new Date(now.getTime() - BEGAN_BEFORE_MS),
    };
    return this.work.run(async (tx) => {
      const covers = await this.events.purge(tx, before);
      // before the commit: after a crash the deletion is repeated
      await Promise.all(covers.map(({ key }) => this.files.delete(key)));
    });
  }
}
