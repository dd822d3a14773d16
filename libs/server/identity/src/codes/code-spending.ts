import { Injectable } from '@nestjs/common';
import { HOUR_SECONDS } from '@smachot/kernel';
import { Config, type Tx } from '@smachot/server-platform';
import { OneTimeCodes } from './one-time-codes';

/** Codes an hour one network may ask for: many people share an address of a mobile carrier. */
const NETWORK_HOURLY = 100;
const NOTICES_HOURLY = 5;

/** What codes may cost: counted in Postgres, so that emptying Redis does not give anybody more of them. */
@Injectable()
export class CodeSpending {
  constructor(
    private readonly config: Config,
    private readonly codes: OneTimeCodes,
  ) {}

  /** Takes one code from the hour of the network and of everybody; answers which of the two has run out. */
  async take(tx: Tx, network: string): Promise<'network' | 'everybody' | undefined> {
    if (!(await this.one(tx, this.codes.networkKey(network), NETWORK_HOURLY))) return 'network';
    // last, because this row is everybody's: it is locked only for the insert that follows
    if (!(await this.one(tx, 'everybody', this.config.settings.SMS_HOURLY_BUDGET))) return 'everybody';
    return undefined;
  }

  /** An SMS that tells an owner of a change: five an hour for each account, within the hour of everybody. */
  async takeNotice(tx: Tx, userId: string): Promise<boolean> {
    return (
      (await this.one(tx, `notice:${userId}`, NOTICES_HOURLY)) &&
      (await this.one(tx, 'everybody', this.config.settings.SMS_HOURLY_BUDGET))
    );
  }

  private async one(tx: Tx, subject: string, limit: number): Promise<boolean> {
    const spent = await tx.query(
      `insert into identity.otp_spending as mine (subject, hour, spent) values ($1, date_trunc('hour', now()), 1)
       on conflict (subject, hour) do update set spent = mine.spent + 1 where mine.spent < $2
       returning spent`,
      [subject, limit],
    );
    return spent.length > 0;
  }
}

export const secondsToNextHour = (now = Date.now()): number =>
  HOUR_SECONDS - (Math.floor(now / 1000) % HOUR_SECONDS);
