import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  AnswerOf,
  InputOf,
  listThreads,
  ThreadCard,
  ThreadSide,
  unreadThreads,
  UserId,
} from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { type DirectoryUser, UserDirectory } from '@smachot/server-identity';
import type { KnownStore } from '@smachot/server-stores';
import { waitsForStore } from '../domain/thread';
import { OrdersBetween } from '../orders-between';
import { type ListedThread, ThreadQueries } from '../persistence/thread.queries';
import { StoresGateway } from '../stores-gateway';
import { customerName, previewOf } from '../views/thread-view';

type Answer = AnswerOf<typeof listThreads>;
type Known = { stores: Map<string, KnownStore>; people: Map<string, DirectoryUser>; ordered: Set<string> };

/** Lists a person's own threads, or those of a store where they work; the most recently written first. */
export class ListThreads extends Query<Result<Answer>> {
  constructor(
    readonly input: InputOf<typeof listThreads>['query'],
    readonly userId: UserId,
  ) {
    super();
  }
}

const CURSOR = /^(\d{1,15})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const cursorOf = ({ lastAt, id }: ListedThread): string => `${lastAt.getTime()}~${id}`;
const afterOf = (cursor: string | undefined): [Date | null, string | null] => {
  const [, at, id] = CURSOR.exec(cursor ?? '') ?? [];
  return at && id ? [new Date(Number(at)), id] : [null, null];
};

@QueryHandler(ListThreads)
export class ListThreadsHandler implements IQueryHandler<ListThreads> {
  constructor(
    private readonly threads: ThreadQueries,
    private readonly stores: StoresGateway,
    private readonly directory: UserDirectory,
    private readonly orders: OrdersBetween,
  ) {}

  async execute({ input, userId }: ListThreads): Promise<Result<Answer>> {
    const works = input.store === undefined ? undefined : await this.stores.roleAt(input.store, userId);
    if (works === null) return refuse('not_found');
    const side: ThreadSide = works ? 'partner' : 'customer';
    const owner = { side, id: works ? works.partnerId : userId };
    const rows = await this.threads.page(owner, afterOf(input.cursor), input.limit + 1);
    const shown = rows.slice(0, input.limit);
    const known = await this.known(shown);
    return accept({
      threads: shown.map((row) => cardOf(row, side, known)),
      nextCursor: rows.length > input.limit ? cursorOf(shown.at(-1)!) : null,
    });
  }

  /** Reads the related data with one query of each kind, however many rows there are. */
  private async known(rows: ListedThread[]): Promise<Known> {
    const [stores, people, ordered] = await Promise.all([
      this.stores.known([...new Set(rows.map(({ storeId }) => storeId))]),
      this.directory.of([...new Set(rows.map(({ customerId }) => customerId))]),
      this.orders.of(rows),
    ]);
    return { stores: new Map(stores.map((store) => [store.partnerId, store])), people, ordered };
  }
}

const cardOf = (row: ListedThread, side: ThreadSide, { stores, people, ordered }: Known): ThreadCard => {
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
    waiting: waitsForStore(row),
    lastMessage: {
      by: row.lastBy,
      text: previewOf(row.text, haveOrder),
      picture: row.picture,
      at: row.lastAt.toISOString(),
    },
  };
};

/** Threads with something unread, as a customer. */
export class UnreadCounts extends Query<AnswerOf<typeof unreadThreads>> {
  constructor(readonly userId: UserId) {
    super();
  }
}

@QueryHandler(UnreadCounts)
export class UnreadCountsHandler implements IQueryHandler<UnreadCounts> {
  constructor(private readonly threads: ThreadQueries) {}

  async execute({ userId }: UnreadCounts): Promise<AnswerOf<typeof unreadThreads>> {
    return { mine: await this.threads.countUnread(userId) };
  }
}
