import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { type Tx } from '@smachot/server-platform';
import { DataSource } from 'typeorm';
import { OneTimeCodes } from '../codes/one-time-codes';

/** Argon2id as OWASP advises for servers: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const LOCK_MINUTES = 15;
/** Wrong passwords a network may try at one account. */
const OF_NETWORK = 10;
/** The same for all networks together that the owner has never signed in from: many machines are no more guesses than a few. */
const OF_STRANGERS = 50;
const STRANGERS = 'strangers';
/** An id that no user has. The same statement runs for unknown phones, so that they take as long. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const RECENT = `a.failed_at > now() - interval '${LOCK_MINUTES} minutes'`;

@Injectable()
export class Passwords {
  private readonly nobodys = hash('nobody has this password', COST);

  constructor(
    private readonly source: DataSource,
    private readonly codes: OneTimeCodes,
  ) {}

  async has(userId: UserId): Promise<boolean> {
    const rows: unknown[] = await this.source.query('select 1 from identity.passwords where user_id = $1', [
      userId,
    ]);
    return rows.length > 0;
  }

  /**
   * Takes one of the network's attempts before comparing, so that concurrent attempts count too; a correct password gives
   * it back. Failures from unknown networks lock the account for unknown networks only: a network the owner is known at has
   * attempts of its own. Takes as long for a user who does not exist.
   */
  async isRight(userId: UserId | undefined, password: string, network: string): Promise<boolean> {
    const id = userId ?? NOBODY;
    const networkKey = this.codes.networkKey(network);
    const [stored] = await this.source.query<{ hash: string; known: boolean }[]>(
      `select p.hash, exists (select 1 from identity.refresh_families f where f.user_id = p.user_id and f.network_key = $2
           and (f.revoked_at is null or f.revoked_because = 'signed out')) as known
       from identity.passwords p where p.user_id = $1`,
      [id, networkKey],
    );
    const taken =
      (await this.take(id, networkKey, OF_NETWORK)) &&
      (stored?.known === true || (await this.take(id, STRANGERS, OF_STRANGERS)));
    const right = await verify(stored?.hash ?? (await this.nobodys), password);
    if (!stored || !taken || !right) return false;
    await this.giveBack(id, networkKey);
    return true;
  }

  private async take(userId: UserId, key: string, limit: number): Promise<boolean> {
    const taken: unknown[] = await this.source.query(
      `insert into identity.password_attempts as a (user_id, network_key, failures, failed_at)
       select p.user_id, $2, 1, now() from identity.passwords p where p.user_id = $1
       on conflict (user_id, network_key) do update set failed_at = now(),
         failures = case when ${RECENT} then a.failures + 1 else 1 end
       where a.failures < $3 or not ${RECENT} returning user_id`,
      [userId, key, limit],
    );
    return taken.length > 0;
  }

  private async giveBack(userId: UserId, networkKey: string): Promise<void> {
    await this.source.query(
      `update identity.password_attempts set failures = case when network_key = $2 then 0 else greatest(0, failures - 1) end
       where user_id = $1 and network_key = any(array[$2, '${STRANGERS}'])`,
      [userId, networkKey],
    );
  }

  async set(tx: Tx, userId: UserId, password: string): Promise<void> {
    await tx.query(
      `insert into identity.passwords (user_id, hash) values ($1, $2)
       on conflict (user_id) do update set hash = excluded.hash, changed_at = now()`,
      [userId, await hashPassword(password)],
    );
  }
}

export const hashPassword = (password: string): Promise<string> => hash(password, COST);
