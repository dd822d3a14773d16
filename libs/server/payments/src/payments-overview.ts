import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AdminOverview } from '@smachot/server-platform';
import { DayMoneyQueries } from './persistence/day-money.queries';

/** Today's money, on the index of the admin panel. */
@Injectable()
export class PaymentsOverview implements OnModuleInit {
  constructor(
    private readonly overview: AdminOverview,
    private readonly money: DayMoneyQueries,
  ) {}

  onModuleInit(): void {
    this.overview.sumMoney((since) => this.money.since(since));
  }
}
