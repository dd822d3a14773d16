import { Injectable } from '@nestjs/common';
import type { StoreId, ThreadId, ThreadSide, UserId } from '@smachot/contracts';
import {
  assignments,
  columnList,
  columnsOf,
  selection,
  toRow,
  type Tx,
  UnitOfWork,
} from '@smachot/server-platform';
import { Thread, type ThreadState } from '../domain/thread';
import { type ThreadRow, ThreadSchema } from './conversations.schema';

const columns = columnsOf(ThreadSchema);
const COLUMN_LIST = columnList(columns);
export const threadSelection = selection(columns, 't');

const fromRow = (row: ThreadRow): ThreadState => {
  const { customerUnread, customerSeenAt, customerNotified, customerNotifyAt, ...rest } = row;
  const { partnerUnread, partnerSeenAt, partnerNotified, partnerNotifyAt, ...state } = rest;
  return {
    ...state,
    customer: {
      unread: customerUnread,
      seenAt: customerSeenAt,
      notified: customerNotified,
      notifyAt: customerNotifyAt,
    },
    partner: {
      unread: partnerUnread,
      seenAt: partnerSeenAt,
      notified: partnerNotified,
      notifyAt: partnerNotifyAt,
    },
  };
};
const asRow = ({ customer, partner, ...state }: ThreadState): ThreadRow => ({
  ...state,
  customerUnread: customer.unread,
  customerSeenAt: customer.seenAt,
  customerNotified: customer.notified,
  customerNotifyAt: customer.notifyAt,
  partnerUnread: partner.unread,
  partnerSeenAt: partner.seenAt,
  partnerNotified: partner.notified,
  partnerNotifyAt: partner.notifyAt,
});

type Sides = Pick<ThreadState, 'storeId' | 'customerId'>;

/** Repository of threads. A loaded thread stays locked: its messages are numbered one after the other. */
@Injectable()
export class ThreadRepository {
  constructor(private readonly work: UnitOfWork) {}

  load(tx: Tx, id: ThreadId): Promise<Thread | undefined> {
    return this.first(tx, 't.id = $1', [id]);
  }

  findBetween(tx: Tx, { storeId, customerId }: Sides): Promise<Thread | undefined> {
    return this.first(tx, 't.store_id = $1 and t.customer_id = $2', [storeId, customerId]);
  }

  /** Adds a thread. When the other side opens one at once, this waits at the unique index and answers the thread of the first. */
  async open(tx: Tx, thread: Thread): Promise<Thread> {
    const { id, storeId, customerId, openedBy, createdAt } = thread.state;
    await tx.query(
      `insert into conversations.threads (id, store_id, customer_id, opened_by, status, last_by, created_at, last_at)
       values ($1, $2, $3, $4, 'open', $4, $5, $5) on conflict (store_id, customer_id) do nothing`,
      [id, storeId, customerId, openedBy, createdAt],
    );
    return (await this.findBetween(tx, thread.state)) ?? thread;
  }

  async save(tx: Tx, { state }: Thread): Promise<void> {
    await tx.query(
      `insert into conversations.threads (${COLUMN_LIST}) select ${COLUMN_LIST} from json_populate_record(null::conversations.threads, $1)
       on conflict (id) do update set ${assignments(columns, ['id'], 'excluded')}`,
      [JSON.stringify(toRow(columns, asRow(state)))],
    );
  }

  /** Number of threads that a customer opened after `since`. */
  async countOpenedSince(tx: Tx, customerId: UserId, since: Date): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from conversations.threads
       where customer_id = $1 and opened_by = 'customer' and created_at > $2`,
      [customerId, since],
    );
    return row!.count;
  }

  /** Number of messages after `upTo` that the other side wrote. */
  async countUnread(tx: Tx, threadId: ThreadId, side: ThreadSide, upTo: number): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::int as count from conversations.messages where thread_id = $1 and by <> $2 and number > $3',
      [threadId, side, upTo],
    );
    return row!.count;
  }

  /** Deletes the threads of a customer and those of the given stores, with their messages and reports. */
  async deleteOf(tx: Tx, customerId: UserId, storeIds: StoreId[]): Promise<void> {
    await tx.query(
      'delete from conversations.threads t where t.customer_id = $1 or t.store_id = any($2::uuid[])',
      [customerId, storeIds],
    );
  }

  /** Deletes threads that have no message left; commits by itself. */
  async deleteEmpty(lastBefore: Date): Promise<void> {
    await this.work.alone(
      `delete from conversations.threads where last_at < $1
         and not exists (select from conversations.messages m where m.thread_id = threads.id)`,
      [lastBefore],
    );
  }

  private async first(tx: Tx, where: string, parameters: unknown[]): Promise<Thread | undefined> {
    const [row] = await tx.query<ThreadRow>(
      `select ${threadSelection} from conversations.threads t where ${where} for update`,
      parameters,
    );
    return row && new Thread(fromRow(row));
  }
}
