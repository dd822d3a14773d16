import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { ExchangeRates as Rates } from '@smachot/contracts';
import { accept, refuse, type Result, wallTime } from '@smachot/kernel';
import { ActLog, UnitOfWork } from '@smachot/server-platform';
import { ExchangeRateRepository } from '../persistence/exchange-rate.repository';

export class ExchangeRates extends Query<Rates> {}

/** Rates of the newest day. */
@QueryHandler(ExchangeRates)
export class ExchangeRatesHandler implements IQueryHandler<ExchangeRates> {
  constructor(private readonly rates: ExchangeRateRepository) {}

  execute(): Promise<Rates> {
    return this.rates.newest();
  }
}

export class SetExchangeRates extends Command<Result<Rates>> {
  constructor(readonly rates: Rates) {
    super();
  }
}

/** Adds or corrects the rates of a day. */
@CommandHandler(SetExchangeRates)
export class SetExchangeRatesHandler implements ICommandHandler<SetExchangeRates> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rates: ExchangeRateRepository,
    private readonly acts: ActLog,
  ) {}

  execute({ rates }: SetExchangeRates): Promise<Result<Rates>> {
    return this.work.run(async (tx) => {
      // the real day: no bank publishes by a development clock
      if (rates.publishedOn > wallTime(new Date()).day)
        return refuse('request.invalid', { fields: { publishedOn: 'date.invalid' } });
      const before = await this.rates.ofDay(tx, rates.publishedOn);
      await this.rates.save(tx, rates);
      await this.acts.changed(tx, { subject: { kind: 'exchange_rates', id: null }, before, after: rates });
      return accept(rates);
    });
  }
}
