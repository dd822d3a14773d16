import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { OrderId, StoreId, ThreadId, UserId } from '@smachot/contracts';
import { ThreadBetween } from '@smachot/server-conversations';
import {
  type CustomerByOrders,
  type CustomerFigures,
  type CustomerOrderRow,
  CustomersOfOrders,
  FiguresOfCustomers,
  OrdersOfCustomer,
} from '@smachot/server-orders';
import {
  CrewRoleOf,
  type KnownStore,
  KnownStores,
  type Reader,
  type SeenStore,
  StoreSeenBy,
  type WorksAt,
} from '@smachot/server-stores';

/** Queries of this context to its neighbours. Never inside a transaction: each query takes a connection of its own. */
@Injectable()
export class Neighbours {
  constructor(private readonly queries: QueryBus) {}

  /** A store as its crew, or a super admin, may see it; null for everybody else. */
  seenBy(store: string, reader: Reader): Promise<SeenStore | null> {
    return this.queries.execute(new StoreSeenBy(store, reader));
  }
  roleAt(store: string, userId: UserId): Promise<WorksAt | null> {
    return this.queries.execute(new CrewRoleOf(store, userId));
  }
  stores(storeIds: StoreId[]): Promise<KnownStore[]> {
    return this.queries.execute(new KnownStores(storeIds));
  }
  customersOf(orderIds: readonly OrderId[]): Promise<CustomerByOrders[]> {
    return this.queries.execute(new CustomersOfOrders(orderIds));
  }
  figuresOf(storeId: StoreId, customerIds: readonly UserId[]): Promise<Map<string, CustomerFigures>> {
    return this.queries.execute(new FiguresOfCustomers(storeId, customerIds));
  }
  ordersOf(storeId: StoreId, customerId: UserId, limit: number): Promise<CustomerOrderRow[]> {
    return this.queries.execute(new OrdersOfCustomer(storeId, customerId, limit));
  }
  threadBetween(storeId: StoreId, customerId: UserId): Promise<ThreadId | null> {
    return this.queries.execute(new ThreadBetween({ storeId, customerId }));
  }
}
