import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountExport } from '@smachot/server-identity';
import { OrderQueries } from './persistence/orders/order.queries';

/** The orders part of an account's data export: the terms, the timeline and the payments. */
@Injectable()
export class OrdersExport implements OnModuleInit {
  constructor(
    private readonly exports: AccountExport,
    private readonly orders: OrderQueries,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('orders', (userId) => this.orders.accountExport(userId));
  }
}
