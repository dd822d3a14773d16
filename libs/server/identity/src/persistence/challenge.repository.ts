import { Injectable } from '@nestjs/common';
import { type ChallengeId, type Language } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { prepared, returningRows, type SendingOutcome, type Tx, UnitOfWork } from '@smachot/server-platform';
import { DataSource } from 'typeorm';
import { PACE_MEMORY_SECONDS } from '../domain/code-pace';
import { CODE_LIFE_SECONDS, OneTimeCodes, TRIES } from '../codes/one-time-codes';

export type OpenChallenge = { phone: E164; phoneKey: string; language: Language; codeMac: string };

export type NewChallenge = {
  id: ChallengeId;
  code: string;
  phone: E164;
  language: Language;
  /** The caller's network in clear; its HMAC is stored. */
  network: string;
};
/** A code that was sent to a phone. `age` in seconds. */
type SentCode = { age: number; networkKey: string | null };

/**
 * `sent`: the codes sent to a phone, newest first; those that the gateway certainly refused do not count. `known`: networks where its owner is
 * signed in, or signed out by themselves.
 */
export type PhoneHistory = { sent: SentCode[]; known: Set<string | null> };

const HISTORY = prepared(
  `select (
     select coalesce(json_agg(json_build_object('networkKey', network_key,
       'age', greatest(0, extract(epoch from clock_timestamp() - created_at))::float8) order by created_at desc), '[]')
     from identity.otp_challenges
     where phone_key = $1 and created_at > clock_timestamp() - make_interval(secs => $2) and sms <> 'refused') as sent,
   array(
     select distinct f.network_key from identity.refresh_families f join identity.users u on u.id = f.user_id
     where u.phone = $3 and f.network_key is not null and (f.revoked_at is null or f.revoked_because = 'signed out')) as known`,
);

/**
 * Challenges: codes sent to phones to sign in with. Every step after the sending is one conditional UPDATE that commits before
 * anything is compared: concurrent attempts cannot share a try, and a code or ticket is spent once.
 */
@Injectable()
export class ChallengeRepository {
  constructor(
    private readonly source: DataSource,
    private readonly work: UnitOfWork,
    private readonly codes: OneTimeCodes,
  ) {}

  /** Requests for one phone are serialized, or two concurrent ones would both be within the limit. */
  async lockPhone(tx: Tx, phone: E164): Promise<void> {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [this.codes.phoneKey(phone)]);
  }

  async historyOf(tx: Tx, phone: E164): Promise<PhoneHistory> {
    const given = [this.codes.phoneKey(phone), PACE_MEMORY_SECONDS, phone];
    const [row] = await tx.query<{ sent: SentCode[]; known: string[] }>(HISTORY, given);
    return { sent: row!.sent, known: new Set(row!.known) };
  }

  async add(tx: Tx, { id, code, phone, language, network }: NewChallenge): Promise<void> {
    await tx.query(
      `insert into identity.otp_challenges (id, phone_key, phone, language, code_mac, network_key, wider_network_key, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, clock_timestamp(), clock_timestamp() + make_interval(secs => $8))`,
      [
        id,
        this.codes.phoneKey(phone),
        phone,
        language,
        this.codes.mac(code, phone, id),
        this.codes.networkKey(network),
        this.codes.widerNetworkKey(network),
        CODE_LIFE_SECONDS,
      ],
    );
  }

  /** Records what the SMS gateway answered. */
  async markSent(id: ChallengeId, outcome: SendingOutcome): Promise<void> {
    await this.work.run((tx) =>
      tx.query('update identity.otp_challenges set sms = $2 where id = $1', [id, outcome]),
    );
  }

  /** The challenges stay for their day without the phone: deleting an account must not be a way to more codes. */
  async forgetPhone(tx: Tx, phone: E164): Promise<void> {
    await tx.query(
      'update identity.otp_challenges set phone = null, used_at = coalesce(used_at, now()) where phone_key = $1',
      [this.codes.phoneKey(phone)],
    );
  }

  /** Takes one of the five tries; undefined when the challenge is unknown, expired, used or out of tries. */
  async takeTry(id: ChallengeId): Promise<OpenChallenge | undefined> {
    const rows = returningRows(
      await this.source.query<OpenChallenge[]>(
        `update identity.otp_challenges set tries = tries + 1
         where id = $1 and used_at is null and tries < ${TRIES} and expires_at > clock_timestamp()
         returning phone, phone_key as "phoneKey", language, code_mac as "codeMac"`,
        [id],
      ),
    );
    return rows[0];
  }

  /**
   * Spends the code, and with it every other open code of the phone. A code that was used no longer counts against the network
   * that asked for it, nor against the networks around it: in this order, in which they are taken, too. False when a concurrent request has spent it.
   */
  async spend(tx: Tx, id: ChallengeId, phoneKey: string): Promise<boolean> {
    const rows = await tx.query<{ id: ChallengeId }>(
      `with used as (update identity.otp_challenges set used_at = clock_timestamp(), phone = null
         where phone_key = $1 and used_at is null returning id, network_key, wider_network_key, created_at),
       given_back as (update identity.otp_spending s set spent = s.spent - 1 from used
         where used.id = $2 and s.subject = used.network_key and s.hour = date_trunc('hour', used.created_at) and s.spent > 0
         returning s.subject),
       given_back_wider as (update identity.otp_spending s set spent = s.spent - 1 from used
         where used.id = $2 and s.subject = used.wider_network_key and s.hour = date_trunc('hour', used.created_at) and s.spent > 0
           and (select count(*) from given_back) >= 0)
       select id from used`,
      [phoneKey, id],
    );
    return rows.some((row) => row.id === id);
  }

  async spendTicket(tx: Tx, id: ChallengeId): Promise<boolean> {
    const rows = returningRows(
      await tx.query<{ id: ChallengeId }>(
        `update identity.otp_challenges set ticket_spent_at = clock_timestamp()
         where id = $1 and used_at is not null and ticket_spent_at is null returning id`,
        [id],
      ),
    );
    return rows.length > 0;
  }

  /** Takes one of the five passwords a ticket allows. */
  async takePasswordTry(id: ChallengeId): Promise<boolean> {
    const rows = returningRows(
      await this.source.query<{ id: ChallengeId }[]>(
        `update identity.otp_challenges set password_tries = password_tries + 1
         where id = $1 and used_at is not null and ticket_spent_at is null and password_tries < ${TRIES} returning id`,
        [id],
      ),
    );
    return rows.length > 0;
  }
}
