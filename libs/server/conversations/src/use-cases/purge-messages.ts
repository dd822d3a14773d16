import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FileStore, type StoredImage, type Tx, UnitOfWork } from '@smachot/server-platform';

/** Months that a message is kept. */
export const KEPT_MONTHS = 24;
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
    private readonly files: FileStore,
  ) {}

  async execute({ now }: PurgeMessages): Promise<void> {
    const until = new Date(now);
    until.setUTCMonth(until.getUTCMonth() - KEPT_MONTHS);
    for (let more = true; more;) more = await this.work.run((tx) => this.some(tx, until));
    await this.work.alone(
      `delete from conversations.threads where last_at < $1
         and not exists (select from conversations.messages m where m.thread_id = threads.id)`,
      [until],
    );
  }

  /** Deletes one batch of messages. Files are deleted before the commit: after a crash the deletion is repeated. */
  private async some(tx: Tx, until: Date): Promise<boolean> {
    const old = await tx.query<{ id: string; picture: StoredImage | null }>(
      `select id, picture from conversations.messages where created_at < $1 order by created_at limit ${BATCH}
       for update skip locked`,
      [until],
    );
    const keys = old.flatMap(({ picture }) => picture?.key ?? []);
    await Promise.all(keys.map((key) => this.files.delete(key)));
    await tx.query('delete from conversations.messages where id = any($1::uuid[])', [
      old.map(({ id }) => id),
    ]);
    return old.length === BATCH;
  }
}
