import { Injectable } from '@nestjs/common';
import type { ThreadSide } from '@smachot/contracts';
import { accept, Clock, HOUR_MS, newId, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import type { KnownStore } from '@smachot/server-stores';
import { mayGoOn, mayWrite } from '../domain/message-limits';
import type { Thread } from '../domain/thread';
import { type MessageRow, Messages, type Said } from '../persistence/messages';
import { ThreadRepository } from '../persistence/thread.repository';
import { ThreadNews } from './thread-news';

export type Writer = { userId: string; side: ThreadSide; haveOrder: boolean };
/** `repeated`: the message was written before, under the same key. */
export type Written = { message: MessageRow; repeated: boolean };

/** Whatever one person writes is done one after the other, so that limits and keys hold. */
const ONE_AT_A_TIME = `select pg_advisory_xact_lock(hashtextextended('conversations:' || $1, 0))`;

/** Writes one message into one thread, once for its key. */
@Injectable()
export class Writing {
  constructor(
    private readonly work: UnitOfWork,
    private readonly threads: ThreadRepository,
    private readonly messages: Messages,
    private readonly news: ThreadNews,
    private readonly clock: Clock,
  ) {}

  /** Writes a message. `find`: loads the thread, or opens it. */
  async say(
    writer: Writer,
    said: Said,
    store: KnownStore,
    find: (tx: Tx, now: Date) => Promise<Result<Thread>>,
  ): Promise<Result<Written>> {
    const { crew, ...audience } = await this.news.audienceOf(store);
    const colleagues = crew.filter((userId) => userId !== writer.userId);
    return this.work.run(async (tx) => {
      const now = this.clock.now();
      await tx.query(ONE_AT_A_TIME, [writer.userId]);
      const before = await this.messages.written(tx, writer.userId, said);
      if (before?.reused) return refuse('idempotency.reused');
      if (before) return accept({ message: before, repeated: true });
      const found = await find(tx, now);
      if (!found.ok) return found;
      const message = await this.add(tx, found.value, writer, said, now);
      if (!message.ok) return message;
      this.news.emit(tx, found.value, { ...audience, crew: colleagues });
      this.news.hint(tx, found.value);
      return accept({ message: message.value, repeated: false });
    });
  }

  private async add(
    tx: Tx,
    thread: Thread,
    { userId, side, haveOrder }: Writer,
    { key, ...said }: Said,
    now: Date,
  ): Promise<Result<MessageRow>> {
    const recent = await this.messages.writtenSince(tx, userId, new Date(now.getTime() - HOUR_MS));
    const { unanswered } = thread.state;
    for (const limit of [mayWrite(side, recent), mayGoOn(side, { unanswered, haveOrder })])
      if (!limit.ok) return limit;
    const number = thread.write(side, now);
    if (!number.ok) return number;
    const message: MessageRow = {
      ...said,
      id: newId(),
      threadId: thread.state.id,
      number: number.value,
      by: side,
      authorId: userId,
      createdAt: now,
    };
    await this.threads.save(tx, thread);
    await this.messages.add(tx, message, key);
    return accept(message);
  }
}
