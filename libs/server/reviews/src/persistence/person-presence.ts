import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';

/** Keeps what a person sends apart from their erasure: it is either erased with the rest, or refused. */
@Injectable()
export class PersonPresence {
  /** The person is not erased until the transaction ends; false: that has happened already. */
  async hold(tx: Tx, userId: UserId): Promise<boolean> {
    await tx.query(`select pg_advisory_xact_lock_shared(hashtext('reviews.person'), hashtext($1))`, [userId]);
    const erased = await tx.query('select 1 from reviews.erased_people where user_id = $1', [userId]);
    return erased.length === 0;
  }

  /** Waits for what the person is sending, and lets nothing follow. A day later no request of theirs is left. */
  async end(tx: Tx, userId: UserId, now: Date): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('reviews.person'), hashtext($1))`, [userId]);
    await tx.query('delete from reviews.erased_people where erased_at < $1', [
      new Date(now.getTime() - DAY_MS),
    ]);
    await tx.query(
      'insert into reviews.erased_people (user_id, erased_at) values ($1, $2) on conflict (user_id) do nothing',
      [userId, now],
    );
  }
}
