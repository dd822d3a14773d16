import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AdminOverview, SystemReadings } from '@smachot/server-platform';
import { DayMoneyQueries } from './persistence/day-money.queries';
import { MoneyInFlightQueries } from './persistence/money-in-flight.queries';

/** Today's money on the index of the admin panel, and the money that is on its way. */
@Injectable()
export class PaymentsOverview implements OnModuleInit {
  constructor(
    private readonly overview: AdminOverview,
    private readonly money: DayMoneyQueries,
    private readonly readings: SystemReadings,
    private readonly inFlight: MoneyInFlightQueries,
  ) {}

  onModuleInit(): void {
    this.overview.sumMoney((since) => this.money.since(since));
    this.readings.readMoney(() => this.inFlight.now());
  }
}
