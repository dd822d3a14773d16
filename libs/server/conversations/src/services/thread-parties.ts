import { Injectable } from '@nestjs/common';
import type { OrderId, ThreadId, ThreadSide, UserId } from '@smachot/contracts';
import { accept, isId, refuse, type Result } from '@smachot/kernel';
import { type DirectoryUser, UserDirectory } from '@smachot/server-identity';
import type { KnownStore } from '@smachot/server-stores';
import { obstacleOf } from '../domain/thread';
import { OrdersBetween, type Pair } from '../orders-between';
import type { ThreadRow } from '../persistence/conversations.schema';
import { ThreadQueries } from '../persistence/thread.queries';
import { StoresGateway } from '../stores-gateway';

/** A customer and a store, and the caller's side. */
export type Parties = Pair & { side: ThreadSide; store: KnownStore; byOrder: boolean };
export type ThreadAccess = { row: ThreadRow; side: ThreadSide };
/** A thread that can be written in. */
export type WritableThread = ThreadAccess & {
  store: KnownStore;
  haveOrder: boolean;
  people: Map<string, DirectoryUser>;
};

/** Resolves the two sides of a thread; for all other callers the thread does not exist. */
@Injectable()
export class ThreadParties {
  constructor(
    private readonly threads: ThreadQueries,
    private readonly stores: StoresGateway,
    private readonly orders: OrdersBetween,
    private readonly directory: UserDirectory,
  ) {}

  async of(threadId: ThreadId, userId: UserId): Promise<ThreadAccess | undefined> {
    if (!isId(threadId)) return undefined;
    const row = await this.threads.find(threadId);
    if (!row) return undefined;
    if (row.customerId === userId) return { row, side: 'customer' };
    return (await this.stores.roleAt(row.storeId, userId)) ? { row, side: 'partner' } : undefined;
  }

  /** The thread and its parties, if the caller may write in it. The write itself checks the thread again under its lock. */
  async writable(threadId: ThreadId, userId: UserId): Promise<Result<WritableThread>> {
    const access = await this.of(threadId, userId);
    if (!access) return refuse('not_found');
    const { row } = access;
    const [[store], people, haveOrder] = await Promise.all([
      this.stores.known([row.storeId]),
      this.directory.of([row.customerId, userId]),
      this.haveOrder(row),
    ]);
    const about = { storeOpen: store?.closed === false, customerKnown: people.has(row.customerId) };
    const obstacle = obstacleOf(row.status, about);
    if (store && !obstacle) return accept({ ...access, store, people, haveOrder });
    return refuse(obstacle === 'store_closed' ? 'thread.store_closed' : 'thread.not_open');
  }

  /** The parties of an existing or future thread. */
  async between(
    { store, order }: { store?: string | undefined; order?: string | undefined },
    userId: UserId,
  ): Promise<Result<Parties>> {
    return order === undefined ? this.asCustomer(store ?? '', userId) : this.ofOrder(order, userId);
  }

  threadOf(pair: Pair): Promise<string | null> {
    return this.threads.idBetween(pair);
  }

  async haveOrder(pair: Pair): Promise<boolean> {
    return (await this.orders.of([pair])).has(OrdersBetween.key(pair));
  }

  private async asCustomer(name: string, userId: UserId): Promise<Result<Parties>> {
    const [store] = await this.stores.known([name]);
    if (!store || store.closed) return refuse('not_found');
    const pair = { customerId: userId, storeId: store.partnerId };
    if (await this.stores.roleAt(store.partnerId, userId)) return refuse('thread.own_store');
    // a hidden store is visible only to customers with a thread or an order
    if (!store.isPublic && !(await this.threadOf(pair)) && !(await this.haveOrder(pair)))
      return refuse('not_found');
    return accept({ ...pair, side: 'customer', store, byOrder: false });
  }

  private async ofOrder(orderId: OrderId, userId: UserId): Promise<Result<Parties>> {
    const pair = await this.orders.sidesOf(orderId);
    const side = pair && (await this.sideIn(pair, userId));
    const [store] = side ? await this.stores.known([pair.storeId]) : [];
    if (!pair || !side || !store || store.closed) return refuse('not_found');
    return accept({ ...pair, side, store, byOrder: true });
  }

  private async sideIn({ customerId, storeId }: Pair, userId: UserId): Promise<ThreadSide | undefined> {
    if (customerId === userId) return 'customer';
    return (await this.stores.roleAt(storeId, userId)) ? 'partner' : undefined;
  }
}
