import { Injectable } from '@nestjs/common';
import { type Language } from '@smachot/contracts';
import { returningRows, type Tx } from '@smachot/server-platform';
import { DataSource } from 'typeorm';
import { TRIES } from './one-time-codes';

export type OpenChallenge = { phone: string; phoneKey: string; language: Language; codeMac: string };

/**
 * The state of a challenge after its code was sent. Every step is one conditional UPDATE that commits before anything is
 * compared: concurrent attempts cannot share a try, and a code or ticket is spent once.
 */
@Injectable()
export class Challenges {
  constructor(private readonly source: DataSource) {}

  /** Takes one of the five tries; undefined when the challenge is unknown, expired, used or out of tries. */
  async takeTry(id: string): Promise<OpenChallenge | undefined> {
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

  /** Spends the code, and with it every other open code of the phone. False when a concurrent request has spent it. */
  async spend(tx: Tx, id: string, phoneKey: string): Promise<boolean> {
    const rows = returningRows(
      await tx.query<{ id: string }>(
        `update identity.otp_challenges set used_at = clock_timestamp(), phone = null where phone_key = $1 and used_at is null returning id`,
        [phoneKey],
      ),
    );
    return rows.some((row) => row.id === id);
  }

  async spendTicket(tx: Tx, id: string): Promise<boolean> {
    const rows = returningRows(
      await tx.query<{ id: string }>(
        `update identity.otp_challenges set ticket_spent_at = clock_timestamp()
         where id = $1 and used_at is not null and ticket_spent_at is null returning id`,
        [id],
      ),
    );
    return rows.length > 0;
  }

  /** Takes one of the five passwords a ticket allows. */
  async takePasswordTry(id: string): Promise<boolean> {
    const rows = returningRows(
      await this.source.query<{ id: string }[]>(
        `update identity.otp_challenges set password_tries = password_tries + 1
         where id = $1 and used_at is not null and ticket_spent_at is null and password_tries < ${TRIES} returning id`,
        [id],
      ),
    );
    return rows.length > 0;
  }
}
