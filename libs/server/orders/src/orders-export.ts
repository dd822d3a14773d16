import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountExport } from '@smachot/server-identity';
import { ReadModel } from '@smachot/server-platform';

/** The orders part of an account's data export: the terms, the timeline and the payments. */
@Injectable()
export class OrdersExport implements OnModuleInit {
  constructor(
    private readonly exports: AccountExport,
    private readonly read: ReadModel,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('orders', (userId) =>
      this.read.rows(
        `select code, status, payment_status as "paymentStatus", price::float8 / 100 as price, captured::float8 / 100 as captured,
           refunded::float8 / 100 as refunded, owed::float8 / 100 as owed, summary, starts_at as "startsAt", ends_at as "endsAt",
           created_at as "createdAt", timeline
         from orders.orders where user_id = $1 order by id`,
        [userId],
      ),
    );
  }
}
