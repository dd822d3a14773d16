import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { addDays, atWallTime, wallTime } from '@smachot/kernel';
import { AdminOverview, SystemReadings, type WaitingNow } from '@smachot/server-platform';
import { ExchangeRates } from './exchange/exchange-rates';
import { DayMoneyQueries } from './persistence/day-money.queries';
import { MoneyInFlightQueries } from './persistence/money-in-flight.queries';

/** Days after which estimates in other currencies are no longer near the truth. */
const RATES_HOLD = 7;

/** Today's money on the index of the admin panel, rates that grew old, and the money that is on its way. */
@Injectable()
export class PaymentsOverview implements OnModuleInit {
  constructor(
    private readonly overview: AdminOverview,
    private readonly money: DayMoneyQueries,
    private readonly readings: SystemReadings,
    private readonly inFlight: MoneyInFlightQueries,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.overview.sumMoney((since) => this.money.since(since));
    this.overview.countWaiting('stale_rates', () => this.staleRates());
    this.readings.readMoney(() => this.inFlight.now());
  }

  private async staleRates(): Promise<WaitingNow> {
    const { publishedOn } = await this.queries.execute(new ExchangeRates());
    const staleFrom = addDays(publishedOn, RATES_HOLD + 1);
    // the real day: no bank publishes by a development clock
    if (wallTime(new Date()).day < staleFrom) return { count: 0, oldest: null };
    return { count: 1, oldest: atWallTime(staleFrom, '00:00'), overdue: 1 };
  }
}
