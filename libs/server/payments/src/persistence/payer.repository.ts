import { Injectable } from '@nestjs/common';
import type { PaymentId, UserId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { returningRows, type Tx } from '@smachot/server-platform';
import { CHARGEABLE, IN_CHARGE } from '../domain/bill';
import { oneOf } from './lifecycle-sql';

/** Condition for bills of a closed account that its card may still pay; a failed one is retried while attempts are left. */
export const STILL_CHARGED = `${oneOf('b.status', IN_CHARGE)} or (b.status = 'failed' and b.next_attempt_at is not null)`;
const BATCH = 200;

/** Repository of accounts as debtors: a phone's key outlives the account that was opened with it. */
@Injectable()
export class PayerRepository {
  constructor(private readonly clock: Clock) {}

  async open(tx: Tx, userId: UserId, phoneKey: string): Promise<void> {
    await tx.query(
      `insert into payments.payers (user_id, phone_key, card_kept) values ($1, $2, false) on conflict (user_id) do nothing`,
      [userId, phoneKey],
    );
  }

  /**
   * Closes an account. Its paying card, and the cards of the payments `agreed`, stay until nothing is left to charge; the others are deleted,
   * and card nicknames are erased.
   */
  async close(
    tx: Tx,
    userId: UserId,
    { phoneKey, agreed }: { phoneKey: string | undefined; agreed: PaymentId[] },
  ): Promise<void> {
    const now = this.clock.now();
    await tx.query(
      `insert into payments.payers (user_id, phone_key, closed_at, card_kept) values ($1, $2, $3, true)
       on conflict (user_id) do update set phone_key = coalesce(excluded.phone_key, payers.phone_key), closed_at = excluded.closed_at, card_kept = true`,
      [userId, phoneKey ?? null, now],
    );
    await tx.query(
      `update payments.cards set nickname = null, next_check_at = null,
         deleted_at = case when is_default and status = 'confirmed'
           or id in (select card_id from payments.order_payments where id = any($3::uuid[])) then deleted_at else coalesce(deleted_at, $2) end
       where user_id = $1`,
      [userId, now, agreed],
    );
  }

  /**
   * Moves the debts of closed accounts of a phone to the account that is open with it. They are not charged automatically: phone numbers
   * change hands, so the present owner decides. A bill that waits for its cardholder is adopted after that failed. Accounts of one phone
   * take turns at the lock.
   */
  async adoptDebts(tx: Tx, phoneKey: string): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('payments.debts'), hashtext($1))`, [phoneKey]);
    const rows = returningRows(
      await tx.query<{ user_id: UserId }>(
        `update payments.bills b set user_id = heir.user_id, adopted_at = $2, next_attempt_at = null
         from payments.payers closed,
           (select user_id from payments.payers where phone_key = $1 and closed_at is null order by user_id desc limit 1) heir
         where closed.phone_key = $1 and closed.closed_at is not null and b.user_id = closed.user_id
           and b.status = 'failed' returning b.user_id`,
        [phoneKey, this.clock.now()],
      ),
    );
    for (const userId of new Set(rows.map(({ user_id }) => user_id))) tx.hint(`user:${userId}`);
  }

  /** Phone key of a closed account; null when the account is open or its phone is unknown. */
  async closedPhoneKey(tx: Tx, userId: UserId): Promise<string | null> {
    const [closed] = await tx.query<{ phone_key: string | null }>(
      'select phone_key from payments.payers where user_id = $1 and closed_at is not null',
      [userId],
    );
    return closed?.phone_key ?? null;
  }

  /** Whether an account has a bill that is not settled. */
  async owes(tx: Pick<Tx, 'query'>, userId: UserId): Promise<boolean> {
    const open = await tx.query(
      `select 1 from payments.bills where user_id = $1 and ${oneOf('status', CHARGEABLE)} limit 1`,
      [userId],
    );
    return open.length > 0;
  }

  /** Closed accounts that keep a card with no bill left to pay; their rows stay locked. */
  async paidUp(tx: Tx): Promise<string[]> {
    const closed = await tx.query<{ user_id: UserId }>(
      `select p.user_id from payments.payers p where p.card_kept
         and not exists (select 1 from payments.bills b where b.user_id = p.user_id and (${STILL_CHARGED}))
       order by p.closed_at limit ${BATCH} for update of p skip locked`,
    );
    return closed.map(({ user_id }) => user_id);
  }

  async releaseCards(tx: Tx, userIds: UserId[]): Promise<void> {
    await tx.query(
      `update payments.cards set deleted_at = coalesce(deleted_at, $2), is_default = false where user_id = any($1)`,
      [userIds, this.clock.now()],
    );
    await tx.query('update payments.payers set card_kept = false where user_id = any($1)', [userIds]);
  }
}
