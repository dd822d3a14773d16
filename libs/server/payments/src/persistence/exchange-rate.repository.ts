import { Injectable } from '@nestjs/common';
import type { ExchangeRates } from '@smachot/contracts';
import { ReadModel, type Tx } from '@smachot/server-platform';

const VIEW = `published_on::text as "publishedOn", source, eur::float8 as "EUR", usd::float8 as "USD"`;

/** Repository of exchange rates, one row for each day on which they were published. */
@Injectable()
export class ExchangeRateRepository {
  constructor(private readonly read: ReadModel) {}

  /** Rates of the newest day. */
  async newest(): Promise<ExchangeRates> {
    const rates = await this.read.one<ExchangeRates>(
      `select ${VIEW} from payments.exchange_rates order by published_on desc limit 1`,
    );
    if (!rates) throw new Error('a migration brings the first exchange rates');
    return rates;
  }

  /** Rates of one day, locked until the transaction ends; null: none were published on it. */
  async ofDay(tx: Tx, day: string): Promise<ExchangeRates | null> {
    const [rates] = await tx.query<ExchangeRates>(
      `select ${VIEW} from payments.exchange_rates where published_on = $1 for update`,
      [day],
    );
    return rates ?? null;
  }

  /** Adds or corrects the rates of a day. */
  async save(tx: Tx, rates: ExchangeRates): Promise<void> {
    await tx.query(
      `insert into payments.exchange_rates (published_on, source, eur, usd, noted_at) values ($1, $2, $3, $4, now())
         on conflict (published_on) do update set source = $2, eur = $3, usd = $4, noted_at = now()`,
      [rates.publishedOn, rates.source, rates.EUR, rates.USD],
    );
  }
}
