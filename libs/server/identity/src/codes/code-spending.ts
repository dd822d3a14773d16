import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { HOUR_SECONDS } from '@smachot/kernel';
import { Config, isLoopback, prepared, type Tx } from '@smachot/server-platform';
import { OneTimeCodes } from './one-time-codes';

/** Codes an hour that one network may ask for without using them: many people share a hall's Wi-Fi or the address of a mobile carrier. */
const NETWORK_HOURLY = 100;
/** The networks around it together may ask for this many times as many: there a subscriber may have as many networks as they like. */
const WIDER = 3;
/** The share of the hourly limit of the whole service that is kept for people who sign in where they are known. */
const KEPT_FOR_KNOWN = 1 / 5;
const NOTICES_HOURLY = 5;
/** The largest `int` of Postgres. */
const MAX_INT = 2_147_483_647;

const taking = (subject: string, limit: string): string =>
  `insert into identity.otp_spending as mine (subject, hour, spent) ${subject}
   on conflict (subject, hour) do update set spent = mine.spent + 1 where mine.spent < ${limit} returning spent`;
// the row of everybody comes last, because it is shared by all requests: it is locked only for the insert that follows
const takingFrom = (last: 'own' | 'wider', wider = ''): string =>
  prepared(
    `with own as (${taking(`values ($1, date_trunc('hour', now()), 1)`, '$2::int')}), ${wider}
   everybody as (${taking(`select 'everybody', date_trunc('hour', now()), 1 from ${last}`, '$3::int')})
   select exists (select from ${last}) as own, exists (select from everybody) as all`,
  );
const TAKE = takingFrom(
  'wider',
  `wider as (${taking(`select $4, date_trunc('hour', now()), 1 from own`, `$2::bigint * ${WIDER}`)}),`,
);
const TAKE_NOTICE = takingFrom('own');

/** `network`: as `networkOf` answers. `isKnown`: the owner of the phone is or was signed in from this network. */
export type CodeRequester = { network: string; isKnown: boolean };

/** Limits the cost of codes. They are counted in Postgres, so that emptying Redis does not raise the limits. */
@Injectable()
export class CodeSpending {
  constructor(
    private readonly config: Config,
    private readonly codes: OneTimeCodes,
  ) {}

  /** Takes one code from the hourly limits of the network, of the networks around it and of the whole service; answers which of them is exhausted. */
  async take(tx: Tx, { network, isKnown }: CodeRequester): Promise<'network' | 'everybody' | undefined> {
    const isLimited = this.config.production || !isLoopback(network);
    const limit = isLimited ? NETWORK_HOURLY : MAX_INT;
    const share = isKnown ? 1 : 1 - KEPT_FOR_KNOWN;
    const everybody = Math.ceil(this.config.settings.SMS_HOURLY_BUDGET * share);
    const own = this.codes.networkKey(network);
    const refused = await this.all(tx, TAKE, [own, limit, everybody, this.codes.widerNetworkKey(network)]);
    return refused === 'own' ? 'network' : refused;
  }

  /** Takes one SMS that notifies an owner of a change: five an hour for each account, within the hourly limit of the whole service. */
  async takeNotice(tx: Tx, userId: UserId): Promise<boolean> {
    const everybody = this.config.settings.SMS_HOURLY_BUDGET;
    return !(await this.all(tx, TAKE_NOTICE, [`notice:${userId}`, NOTICES_HOURLY, everybody]));
  }

  /** Takes one from each limit in turn, that of the whole service last; answers which is exhausted. */
  private async all(tx: Tx, take: string, given: unknown[]): Promise<'own' | 'everybody' | undefined> {
    const [spent] = await tx.query<{ own: boolean; all: boolean }>(take, given);
    if (!spent!.own) return 'own';
    return spent!.all ? undefined : 'everybody';
  }
}

export const secondsToNextHour = (now = Date.now()): number =>
  HOUR_SECONDS - (Math.floor(now / 1000) % HOUR_SECONDS);
