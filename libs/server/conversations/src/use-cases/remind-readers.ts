import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Logger, ReadModel, UnitOfWork } from '@smachot/server-platform';
import { ThreadRepository } from '../persistence/thread.repository';
import { type Audience, ThreadNews } from '../services/thread-news';
import { StoresGateway } from '../stores-gateway';

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
    private readonly read: ReadModel,
    private readonly threads: ThreadRepository,
    private readonly stores: StoresGateway,
    private readonly news: ThreadNews,
    private readonly logger: Logger,
  ) {}

  async execute({ now }: RemindReaders): Promise<void> {
    const due = await this.read.rows<{ id: string; storeId: string }>(
      `select id, store_id as "storeId" from conversations.threads where customer_tell_at <= $1
       union select id, store_id from conversations.threads where partner_tell_at <= $1 limit ${BATCH}`,
      [now],
    );
    if (!due.length) return;
    const ids = [...new Set(due.map(({ storeId }) => storeId))];
    const [crews, stores] = await Promise.all([this.stores.crews(ids), this.stores.known(ids)]);
    for (const { id, storeId } of due) {
      const store = stores.find(({ partnerId }) => partnerId === storeId);
      if (!store) continue;
      // a failed notification does not block the others
      await this.one(id, { crew: crews.get(storeId) ?? [], store }, now).catch((error: unknown) =>
        this.logger.error({ thread: id, error }, 'nobody was told of a message'),
      );
    }
  }

  /** Notifies the readers of one thread. It checks again under the lock: of two workers the second finds nothing due. */
  private one(id: string, audience: Audience, now: Date): Promise<void> {
    return this.work.run(async (tx) => {
      const thread = await this.threads.load(tx, id);
      if (!thread) return;
      thread.remind('customer', now);
      thread.remind('partner', now);
      await this.threads.save(tx, thread);
      this.news.emit(tx, thread, audience);
    });
  }
}
