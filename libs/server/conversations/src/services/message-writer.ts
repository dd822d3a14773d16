import { Injectable } from '@nestjs/common';
import type { ThreadSide, UserId } from '@smachot/contracts';
import { accept, Clock, DAY_MS, HOUR_MS, newId, refuse, type Result, wallTime } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import type { KnownStore } from '@smachot/server-stores';
import { mayContinue, mayOpen, mayWrite } from '../domain/message-limits';
import { Thread } from '../domain/thread';
import type { MessageRow } from '../persistence/conversations.schema';
import { MessageRepository, type NewMessage } from '../persistence/message.repository';
import { ThreadRepository } from '../persistence/thread.repository';
import type { Parties, WritableThread } from './thread-parties';
import { ThreadNotifications } from './thread-notifications';

export type Writer = { userId: UserId; side: ThreadSide; haveOrder: boolean };
/** `repeated`: the message was written before, under the same key. */
export type WrittenMessage = { message: MessageRow; repeated: boolean };
type FindThread = (tx: Tx, now: Date) => Promise<Result<Thread>>;

/** Writes one message into one thread, once for its key. */
@Injectable()
export class MessageWriter {
  constructor(
    private readonly work: UnitOfWork,
    private readonly threads: ThreadRepository,
    private readonly messages: MessageRepository,
    private readonly notifications: ThreadNotifications,
    private readonly clock: Clock,
  ) {}

  /** The message that was written under this key before. */
  async findRepeated(
    userId: UserId,
    message: Pick<NewMessage, 'key' | 'text'>,
  ): Promise<Result<WrittenMessage | undefined>> {
    return this.work.run((tx) => this.repeated(tx, userId, message));
  }

  write(
    { row, side, store, haveOrder }: WritableThread,
    userId: UserId,
    message: NewMessage,
  ): Promise<Result<WrittenMessage>> {
    return this.writeInto({ userId, side, haveOrder }, message, store, async (tx) => {
      const thread = await this.threads.load(tx, row.id);
      return thread ? accept(thread) : refuse('not_found');
    });
  }

  /** Writes into the thread of the two parties and opens it if there is none. */
  writeBetween(
    parties: Parties,
    { userId, haveOrder }: Pick<Writer, 'userId' | 'haveOrder'>,
    message: NewMessage,
  ): Promise<Result<WrittenMessage>> {
    const writer = { userId, side: parties.side, haveOrder };
    return this.writeInto(writer, message, parties.store, (tx, now) => this.findOrOpen(tx, parties, now));
  }

  private async writeInto(
    writer: Writer,
    message: NewMessage,
    store: KnownStore,
    find: FindThread,
  ): Promise<Result<WrittenMessage>> {
    const { crew, ...audience } = await this.notifications.audienceOf(store);
    const colleagues = crew.filter((userId) => userId !== writer.userId);
    return this.work.run(async (tx) => {
      const now = this.clock.now();
      await this.messages.lockAuthor(tx, writer.userId);
      const before = await this.repeated(tx, writer.userId, message);
      if (!before.ok) return before;
      if (before.value) return accept(before.value);
      const found = await find(tx, now);
      if (!found.ok) return found;
      const written = await this.add(tx, found.value, writer, message, now);
      if (!written.ok) return written;
      this.notifications.emit(tx, found.value, { ...audience, crew: colleagues });
      this.notifications.hint(tx, found.value);
      return accept({ message: written.value, repeated: false });
    });
  }

  private async repeated(
    tx: Tx,
    userId: UserId,
    message: Pick<NewMessage, 'key' | 'text'>,
  ): Promise<Result<WrittenMessage | undefined>> {
    const found = await this.messages.findRepeated(tx, userId, message);
    if (!found) return accept(undefined);
    const { reused, ...row } = found;
    return reused ? refuse('idempotency.reused') : accept({ message: row, repeated: true });
  }

  private async findOrOpen(
    tx: Tx,
    { customerId, storeId, side, byOrder }: Parties,
    now: Date,
  ): Promise<Result<Thread>> {
    const found = await this.threads.findBetween(tx, { customerId, storeId });
    if (found) return accept(found);
    if (!byOrder) {
      const since = new Date(now.getTime() - DAY_MS);
      const may = mayOpen(await this.threads.countOpenedSince(tx, customerId, since));
      if (!may.ok) return may;
    }
    const opened = Thread.open({ id: newId(), customerId, storeId, openedBy: side }, now);
    const thread = await this.threads.open(tx, opened);
    if (thread.state.id === opened.state.id)
      tx.emit('conversations.opened', {
        ...{ threadId: thread.state.id, storeId, customerId },
        at: now.toISOString(),
      });
    return accept(thread);
  }

  private async add(
    tx: Tx,
    thread: Thread,
    { userId, side, haveOrder }: Writer,
    { key, ...content }: NewMessage,
    now: Date,
  ): Promise<Result<MessageRow>> {
    const recent = await this.messages.countWrittenSince(tx, userId, new Date(now.getTime() - HOUR_MS));
    const { unanswered } = thread.state;
    for (const limit of [mayWrite(side, recent), mayContinue(side, { unanswered, haveOrder })])
      if (!limit.ok) return limit;
    const number = thread.write(side, now);
    if (!number.ok) return number;
    const message: MessageRow = {
      ...content,
      id: newId(),
      threadId: thread.state.id,
      number: number.value,
      by: side,
      authorId: userId,
      createdAt: now,
    };
    await this.threads.save(tx, thread);
    await this.messages.add(tx, message, key);
    tellAnswer(tx, thread, message);
    return accept(message);
  }
}

/** Tells how long the customer waited, when the message is the store's answer. */
const tellAnswer = (tx: Tx, { answeredAfter, state }: Thread, { id, createdAt }: MessageRow): void => {
  if (answeredAfter === undefined) return;
  const day = wallTime(createdAt).day;
  tx.emit('conversations.answered', { messageId: id, storeId: state.storeId, day, minutes: answeredAfter });
};
