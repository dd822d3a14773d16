import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FileStore, type Tx, UnitOfWork } from '@smachot/server-platform';
import { MessageRepository } from '../persistence/message.repository';
import { ThreadRepository } from '../persistence/thread.repository';

/** Months that a message is kept. */
const KEPT_MONTHS = 24;
const BATCH = 500;

/** Deletes messages after their retention period, and a thread with the last of them. */
export class PurgeMessages extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(PurgeMessages)
export class PurgeMessagesHandler implements ICommandHandler<PurgeMessages> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly messages: MessageRepository,
    private readonly threads: ThreadRepository,
    private readonly files: FileStore,
  ) {}

  async execute({ now }: PurgeMessages): Promise<void> {
    const until = new Date(now);
    until.setUTCMonth(until.getUTCMonth() - KEPT_MONTHS);
    for (let more = true; more;) more = await this.work.run((tx) => this.deleteBatch(tx, until));
    await this.threads.deleteEmpty(until);
  }

  /** Deletes one batch of messages. Files are deleted before the commit: after a crash the deletion is repeated. */
  private async deleteBatch(tx: Tx, until: Date): Promise<boolean> {
    const old = await this.messages.lockOlderThan(tx, until, BATCH);
    const keys = old.flatMap(({ picture }) => picture?.key ?? []);
    await Promise.all(keys.map((key) => this.files.delete(key)));
    await this.messages.delete(
      tx,
      old.map(({ id }) => id),
    );
    return old.length === BATCH;
  }
}
