import { Injectable } from '@nestjs/common';
import type { StoreId, ThreadId, ThreadSide, UserId } from '@smachot/contracts';
import { hasCome, ReadModel, type StoreWaits, storeWaits } from '@smachot/server-platform';
import type { Pair } from '../orders-between';
import type { ThreadRow } from './conversations.schema';
import { threadSelection } from './thread.repository';

/** A thread with the beginning of a list entry: its last message. */
export type ListedThread = ThreadRow & { text: string; picture: boolean };
/** The threads of one customer or of one store: `id` is theirs. */
export type ThreadOwner = { side: ThreadSide; id: string };

const OWNER_COLUMN = { customer: 'customer_id', partner: 'store_id' } as const;

/** As `waitsForStore` says it of a thread. */
const WAITS = `t.status = 'open' and t.unanswered > 0 and t.last_number > t.settled_number`;

/** Condition of a tick: a reader of a thread is notified. */
export const READER_DUE = ['customer_tell_at', 'partner_tell_at']
  .map((moment) => hasCome(moment, 'conversations.threads'))
  .join(' or ');

/** Reads threads for screens, ticks and other contexts. */
@Injectable()
export class ThreadQueries {
  constructor(private readonly read: ReadModel) {}

  find(id: ThreadId): Promise<ThreadRow | undefined> {
    return this.read.one<ThreadRow>(
      `select ${threadSelection} from conversations.threads t where t.id = $1`,
      [id],
    );
  }

  async idBetween({ customerId, storeId }: Pair): Promise<ThreadId | null> {
    const row = await this.read.one<{ id: ThreadId }>(
      'select id from conversations.threads where store_id = $1 and customer_id = $2',
      [storeId, customerId],
    );
    return row?.id ?? null;
  }

  /** The most recently written first. `after`: the moment and id of the last thread of the previous page. */
  page(
    { side, id }: ThreadOwner,
    after: [Date | null, string | null],
    limit: number,
  ): Promise<ListedThread[]> {
    return this.read.rows<ListedThread>(
      `select ${threadSelection}, m.text, m.picture is not null as picture
       from conversations.threads t join conversations.messages m on m.thread_id = t.id and m.number = t.last_number
       where t.${OWNER_COLUMN[side]} = $1 and ($2::timestamptz is null or (t.last_at, t.id) < ($2, $3::uuid))
       order by t.last_at desc, t.id desc limit $4`,
      [id, ...after, limit],
    );
  }

  /** Number of threads with a message that this customer has not read. */
  async countUnread(customerId: UserId): Promise<number> {
    const row = await this.read.one<{ count: number }>(
      'select count(*)::int as count from conversations.threads where customer_id = $1 and customer_unread > 0',
      [customerId],
    );
    return row!.count;
  }

  /** Number of threads that wait for this store. */
  async countWaiting(storeId: StoreId): Promise<number> {
    const row = await this.read.one<{ count: number }>(
      `select count(*)::int as count from conversations.threads t where t.store_id = $1 and ${WAITS}`,
      [storeId],
    );
    return row!.count;
  }

  /** What waits for many stores: each thread since the first message that nobody answered. */
  waits(storeIds: readonly StoreId[], at: Date): Promise<StoreWaits[]> {
    return this.read.rows<StoreWaits>(
      storeWaits(
        `select t.store_id, t.unanswered_since as since from conversations.threads t
         where t.store_id = any($1::uuid[]) and ${WAITS}`,
      ),
      [storeIds, at],
    );
  }

  /** Threads with a side that is to be notified by now. */
  dueForNotification(now: Date, limit: number): Promise<{ id: ThreadId; storeId: StoreId }[]> {
    return this.read.rows(
      `select id, store_id as "storeId" from conversations.threads where customer_tell_at <= $1
       union select id, store_id from conversations.threads where partner_tell_at <= $1 limit $2`,
      [now, limit],
    );
  }
}
