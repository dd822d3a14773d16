import { Injectable } from '@nestjs/common';
import type { ChallengeId, UserId } from '@smachot/contracts';
import { HOUR_SECONDS } from '@smachot/kernel';
import { Config, isLoopback, type Tx } from '@smachot/server-platform';
import { OneTimeCodes } from './one-time-codes';

/** Codes an hour that one network may ask for without using them: many people share a hall's Wi-Fi or the address of a mobile carrier. */
const NETWORK_HOURLY = 100;
const NOTICES_HOURLY = 5;

/** Limits the cost of codes. They are counted in Postgres, so that emptying Redis does not raise the limits. */
@Injectable()
export class CodeSpending {
  constructor(
    private readonly config: Config,
    private readonly codes: OneTimeCodes,
  ) {}

  /** Takes one code from the hourly limits of the network and of the whole service; answers which of the two is exhausted. */
  async take(tx: Tx, network: string): Promise<'network' | 'everybody' | undefined> {
    const limited = this.config.production || !isLoopback(network);
    if (limited && !(await this.one(tx, this.codes.networkKey(network), NETWORK_HOURLY))) return 'network';
    // last, because this row is shared by all requests: it is locked only for the insert that follows
    if (!(await this.one(tx, 'everybody', this.config.settings.SMS_HOURLY_BUDGET))) return 'everybody';
    return undefined;
  }

  /** A code that was used no longer counts against the network that asked for it. */
  async giveBack(tx: Tx, challengeId: ChallengeId): Promise<void> {
    await tx.query(
      `update identity.otp_spending s set spent = s.spent - 1 from identity.otp_challenges c
       where c.id = $1 and s.subject = c.network_key and s.hour = date_trunc('hour', c.created_at) and s.spent > 0`,
      [challengeId],
    );
  }

  /** Takes one SMS that notifies an owner of a change: five an hour for each account, within the hourly limit of the whole service. */
  async takeNotice(tx: Tx, userId: UserId): Promise<boolean> {
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
