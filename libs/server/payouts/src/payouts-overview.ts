import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AdminOverview } from '@smachot/server-platform';
import { PayoutQueries } from './persistence/payout.queries';

/** The returned payouts that were not paid since, on the index of the admin panel. */
@Injectable()
export class PayoutsOverview implements OnModuleInit {
  constructor(
    private readonly overview: AdminOverview,
    private readonly payouts: PayoutQueries,
  ) {}

  onModuleInit(): void {
    this.overview.countWaiting('failed_payouts', () => this.payouts.unpaidReturns());
  }
}
