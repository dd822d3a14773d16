import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  AnswerOf,
  InputOf,
  listThreads,
  ThreadCard,
  ThreadSide,
  unreadThreads,
} from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { type DirectoryUser, UserDirectory } from '@smachot/server-identity';
import { ReadModel } from '@smachot/server-platform';
import type { KnownStore } from '@smachot/server-stores';
import { OrdersBetween } from '../orders-between';
import { threadSelection } from '../persistence/thread.repository';
import type { ThreadRow } from '../persistence/threads.schema';
import { StoresGateway } from '../stores-gateway';
import { customerName, previewOf } from '../views/thread-view';

type Answer = AnswerOf<typeof listThreads>;
type Row = ThreadRow & { text: string; picture: boolean };
type Known = { stores: Map<string, KnownStore>; people: Map<string, DirectoryUser>; ordered: Set<string> };

/** Lists a person's own threads, or those of a store where they work; the most recently written first. */
export class ListThreads extends Query<Result<Answer>> {
  constructor(
    readonly asked: InputOf<typeof listThreads>['query'],
    readonly userId: string,
  ) {
    super();
  }
}

const CURSOR = /^(\d{1,15})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const cursorOf = ({ lastAt, id }: Row): string => `${lastAt.getTime()}~${id}`;
const afterOf = (cursor: string | undefined): [Date | null, string | null] => {
  const [, at, id] = CURSOR.exec(cursor ?? '') ?? [];
  return at && id ? [new Date(Number(at)), id] : [null, null];
};

@QueryHandler(ListThreads)
export class ListThreadsHandler implements IQueryHandler<ListThreads> {
  constructor(
    private readonly read: ReadModel,
    private readonly stores: StoresGateway,
    private readonly directory: UserDirectory,
    private readonly orders: OrdersBetween,
  ) {}

  async execute({ asked, userId }: ListThreads): Promise<Result<Answer>> {
    const works = asked.store === undefined ? undefined : await this.stores.roleAt(asked.store, userId);
    if (works === null) return refuse('not_found');
    const side: ThreadSide = works ? 'partner' : 'customer';
    const [column, id] = works ? ['store_id', works.partnerId] : ['customer_id', userId];
    const [rows, [counted]] = await Promise.all([
      this.read.rows<Row>(
        `select ${threadSelection}, m.text, m.picture is not null as picture
         from conversations.threads t join conversations.messages m on m.thread_id = t.id and m.number = t.last_number
         where t.${column} = $1 and ($2::timestamptz is null or (t.last_at, t.id) < ($2, $3::uuid))
         order by t.last_at desc, t.id desc limit $4`,
        [id, ...afterOf(asked.cursor), asked.limit + 1],
      ),
      this.read.rows<{ count: number }>(
        `select count(*)::int as count from conversations.threads t where t.${column} = $1 and t.${side}_unread > 0`,
        [id],
      ),
    ]);
    const shown = rows.slice(0, asked.limit);
    const known = await this.known(shown);
    return accept({
      threads: shown.map((row) => cardOf(row, side, known)),
      unread: counted!.count,
      nextCursor: rows.length > asked.limit ? cursorOf(shown.at(-1)!) : null,
    });
  }

  /** Reads the related data with one query of each kind, however many rows there are. */
  private async known(rows: Row[]): Promise<Known> {
    const [stores, people, ordered] = await Promise.all([
      this.stores.known([...new Set(rows.map(({ storeId }) => storeId))]),
      this.directory.of([...new Set(rows.map(({ customerId }) => customerId))]),
      this.orders.of(rows),
    ]);
    return { stores: new Map(stores.map((store) => [store.partnerId, store])), people, ordered };
  }
}

const cardOf = (row: Row, side: ThreadSide, { stores, people, ordered }: Known): ThreadCard => {
  const store = stores.get(row.storeId);
  const haveOrder = ordered.has(OrdersBetween.key(row));
  return {
    _id: row.id,
    side,
    status: row.status,
    partnerUsername: store?.partnerUsername ?? '',
    name:
      side === 'customer' ? (store?.businessName ?? '') : customerName(people.get(row.customerId), haveOrder),
    unread: side === 'customer' ? row.customerUnread : row.partnerUnread,
    waiting: row.lastBy !== side,
    lastMessage: {
      by: row.lastBy,
      text: previewOf(row.text, haveOrder),
      picture: row.picture,
      at: row.lastAt.toISOString(),
    },
  };
};

/** Threads with something unread, as a customer and at each store. */
export class UnreadCounts extends Query<AnswerOf<typeof unreadThreads>> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(UnreadCounts)
export class UnreadCountsHandler implements IQueryHandler<UnreadCounts> {
  constructor(
    private readonly read: ReadModel,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ userId }: UnreadCounts): Promise<AnswerOf<typeof unreadThreads>> {
    const stores = await this.stores.of(userId);
    const [row] = await this.read.rows<{ mine: number; stores: Record<string, number> }>(
      `select (select count(*)::int from conversations.threads where customer_id = $1 and customer_unread > 0) as mine,
         (select coalesce(jsonb_object_agg(store_id, count), '{}') from (
            select store_id, count(*)::int as count from conversations.threads
            where store_id = any($2::uuid[]) and partner_unread > 0 group by store_id) s) as stores`,
      [userId, stores.map(({ partnerId }) => partnerId)],
    );
    return {
      mine: row!.mine,
      stores: stores.map(({ partnerId, partnerUsername }) => ({
        partnerUsername,
        unread: row!.stores[partnerId] ?? 0,
      })),
    };
  }
}

/** The number of a store's threads that its crew has not read, for other contexts that show pending work. */
export class UnreadOfStore extends Query<number> {
  constructor(readonly storeId: string) {
    super();
  }
}

@QueryHandler(UnreadOfStore)
export class UnreadOfStoreHandler implements IQueryHandler<UnreadOfStore> {
  constructor(private readonly read: ReadModel) {}

  async execute({ storeId }: UnreadOfStore): Promise<number> {
    const row = await this.read.one<{ count: number }>(
      'select count(*)::int as count from conversations.threads where store_id = $1 and partner_unread > 0',
      [storeId],
    );
    return row!.count;
  }
}
