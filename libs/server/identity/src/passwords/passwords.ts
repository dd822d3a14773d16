import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { returningRows, type Tx } from '@smachot/server-platform';
import { DataSource } from 'typeorm';

/** Argon2id as OWASP advises for servers: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const FAILURES = 10;
const LOCK_MINUTES = 15;
/** Nobody. The same statement runs for phones we do not know, so that they take as long. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class Passwords {
  private readonly nobodys = hash('nobody has this password', COST);

  constructor(private readonly source: DataSource) {}

  async has(userId: string): Promise<boolean> {
    const rows: unknown[] = await this.source.query('select 1 from identity.passwords where user_id = $1', [
      userId,
    ]);
    return rows.length > 0;
  }

  /**
   * Takes one of ten attempts in a quarter of an hour before looking, so that attempts at the same time count too; a
   * right password gives them back. Takes as long for a user who does not exist.
   */
  async isRight(userId: string | undefined, password: string): Promise<boolean> {
    const [attempt] = returningRows(
      await this.source.query<{ hash: string }[]>(
        `update identity.passwords set failed_at = now(),
           failures = case when failed_at > now() - interval '${LOCK_MINUTES} minutes' then failures + 1 else 1 end
         where user_id = $1 and (failures < ${FAILURES} or failed_at <= now() - interval '${LOCK_MINUTES} minutes')
         returning hash`,
        [userId ?? NOBODY],
      ),
    );
    const right = await verify(attempt?.hash ?? (await this.nobodys), password);
    if (!attempt || !right) return false;
    await this.source.query(
      'update identity.passwords set failures = 0, failed_at = null where user_id = $1',
      [userId],
    );
    return true;
  }

  async set(tx: Tx, userId: string, password: string): Promise<void> {
    await tx.query(
      `insert into identity.passwords (user_id, hash) values ($1, $2)
       on conflict (user_id) do update set hash = excluded.hash, changed_at = now(), failures = 0, failed_at = null`,
      [userId, await hashPassword(password)],
    );
  }
}

export const hashPassword = (password: string): Promise<string> => hash(password, COST);
