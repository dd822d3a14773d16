import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ThreadId } from '@smachot/contracts';
import { forEachAlone, UnitOfWork } from '@smachot/server-platform';
import { ThreadQueries } from '../persistence/thread.queries';
import { ThreadRepository } from '../persistence/thread.repository';
import { type Audience, ThreadNotifications } from '../services/thread-notifications';

const BATCH = 100;

/** Notifies readers who had the thread on the screen a moment before and have not read the messages that came since. */
export class RemindReaders extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(RemindReaders)
export class RemindReadersHandler implements ICommandHandler<RemindReaders> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly due: ThreadQueries,
    private readonly threads: ThreadRepository,
    private readonly notifications: ThreadNotifications,
  ) {}

  async execute({ now }: RemindReaders): Promise<void> {
    const due = await this.due.dueForNotification(now, BATCH);
    if (!due.length) return;
    const audiences = await this.notifications.audiencesOf([...new Set(due.map(({ storeId }) => storeId))]);
    await forEachAlone(
      due.filter(({ storeId }) => audiences.has(storeId)),
      ({ id }) => id,
      ({ id, storeId }) => this.notify(id, audiences.get(storeId)!, now),
    );
  }

  /** Notifies the readers of one thread. It checks again under the lock: of two workers the second finds nothing due. */
  private notify(id: ThreadId, audience: Audience, now: Date): Promise<void> {
    return this.work.run(async (tx) => {
      const thread = await this.threads.load(tx, id);
      if (!thread) return;
      thread.remind('customer', now);
      thread.remind('partner', now);
      await this.threads.save(tx, thread);
      this.notifications.emit(tx, thread, audience);
    });
  }
}
