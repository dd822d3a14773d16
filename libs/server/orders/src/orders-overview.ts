import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AdminOverview } from '@smachot/server-platform';
import { ManualRefundQueries } from './persistence/refunds/manual-refund.queries';

/** The refunds that wait for a second admin, on the index of the admin panel. */
@Injectable()
export class OrdersOverview implements OnModuleInit {
  constructor(
    private readonly overview: AdminOverview,
    private readonly refunds: ManualRefundQueries,
  ) {}

  onModuleInit(): void {
    this.overview.countWaiting('manual_refunds', () => this.refunds.waiting());
  }
}
