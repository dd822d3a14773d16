import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { prepared } from '../../database/client';
import { Secrets } from '../../secrets/secrets';
import { networkOf, widerNetworkOf } from './network';

export type DailyLimits = { network: number; everybody: number };

/** The networks around a subscriber's together may take this many times the limit of one. */
const WIDER = 3;

const taking = (subject: string, limit: string): string =>
  `insert into platform.daily_spending as mine (subject, day, spent) ${subject}
   on conflict (subject, day) do update set spent = mine.spent + 1 where mine.spent < ${limit} returning spent`;
// the row of everybody comes last, because it is shared by all requests: a network that has used up its own never locks it
const TAKE = prepared(
  `with own as (${taking('values ($1, current_date, 1)', '$4::int')}),
   wider as (${taking('select $2, current_date, 1 from own', `$4::int * ${WIDER}`)}),
   everybody as (${taking('select $3, current_date, 1 from wider', '$5::int')})
   select exists (select from wider) as network, exists (select from everybody) as everybody`,
);

/**
 * Limits a day of what costs money and needs no account. They are counted in Postgres, so that they hold without Redis. Only
 * an HMAC of a network is stored, for two days.
 */
@Injectable()
export class DailyBudgets {
  constructor(
    private readonly source: DataSource,
    private readonly secrets: Secrets,
  ) {}

  /** Takes one from the limits of the network, of the networks around it, and then of the whole product; answers which of the two is exhausted. */
  async take(purpose: string, ip: string, limits: DailyLimits): Promise<keyof DailyLimits | undefined> {
    const network = networkOf(ip);
    const [own, wider] = [network, widerNetworkOf(network)].map(
      (one) => `${purpose}:${this.secrets.sign('daily budgets', one)}`,
    );
    const [taken] = await this.source.query<Record<keyof DailyLimits, boolean>[]>(TAKE, [
      ...[own, wider, `${purpose}:everybody`],
      ...[limits.network, limits.everybody],
    ]);
    if (!taken!.network) return 'network';
    return taken!.everybody ? undefined : 'everybody';
  }
}
