import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { AdminOrder, AdminOrderFilter } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import { type ListedOrder, OrderPage } from '@smachot/server-orders';
import { type ListPage, type ListPosition, periodOf, readSearch } from '@smachot/server-platform';
import type { RowList } from './row-list';

const orderView = (order: ListedOrder): AdminOrder => ({
  ...order,
  createdAt: order.createdAt.toISOString(),
  startsAt: order.startsAt.toISOString(),
  customerPhone: order.customerPhone || null,
  address: order.address ?? '',
  price: toShekels(order.price),
  captured: toShekels(order.captured),
  refunded: toShekels(order.refunded),
});

/** Orders of all stores: one statement a page. */
@Injectable()
export class OrdersList implements RowList<AdminOrderFilter, AdminOrder> {
  constructor(private readonly queries: QueryBus) {}

  async page(
    { q, since, until, ...filter }: AdminOrderFilter,
    position: ListPosition,
  ): Promise<ListPage<AdminOrder>> {
    const { rows, ...end } = await this.queries.execute(
      new OrderPage({ ...filter, words: readSearch(q), ...periodOf({ since, until }) }, position),
    );
    return { rows: rows.map(orderView), ...end };
  }
}
