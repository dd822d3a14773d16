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
import { ReadModel, UnitOfWork } from '@smachot/server-platform';

export class ExchangeRates extends Query<Rates> {}

/** Rates of the newest day. */
@QueryHandler(ExchangeRates)
export class ExchangeRatesHandler implements IQueryHandler<ExchangeRates> {
  constructor(private readonly read: ReadModel) {}

  async execute(): Promise<Rates> {
    const rates = await this.read.one<Rates>(
      `select published_on::text as "publishedOn", source, eur::float8 as "EUR", usd::float8 as "USD"
       from payments.exchange_rates order by published_on desc limit 1`,
    );
    if (!rates) throw new Error('a migration brings the first exchange rates');
    return rates;
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
  constructor(private readonly work: UnitOfWork) {}

  execute({ rates }: SetExchangeRates): Promise<Result<Rates>> {
    return this.work.run(async (tx) => {
      // the real day: no bank publishes by a development clock
      if (rates.publishedOn > wallTime(new Date()).day)
        return refuse('request.invalid', { fields: { publishedOn: 'date.invalid' } });
      await tx.query(
        `insert into payments.exchange_rates (published_on, source, eur, usd, noted_at) values ($1, $2, $3, $4, now())
         on conflict (published_on) do update set source = $2, eur = $3, usd = $4, noted_at = now()`,
        [rates.publishedOn, rates.source, rates.EUR, rates.USD],
      );
      return accept(rates);
    });
  }
}
