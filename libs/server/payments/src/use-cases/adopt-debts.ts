import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import { type Delivery, returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';

/** Somebody has opened an account with this phone. */
export class AdoptDebts extends Command<void> {
  constructor(
    readonly userId: string,
    readonly phoneKey: string,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(AdoptDebts)
export class AdoptDebtsHandler implements ICommandHandler<AdoptDebts> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, phoneKey, delivery }: AdoptDebts): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      await tx.query(
        `insert into payments.payers (user_id, phone_key, card_kept) values ($1, $2, false) on conflict (user_id) do nothing`,
        [userId, phoneKey],
      );
      await adoptDebts(tx, phoneKey, this.clock.now());
    });
  }
}

/**
 * What closed accounts of a phone still owe becomes the debt of the account that is open with it. It is not charged by itself: a
 * number changes hands, so whoever has it now decides. A bill that waits for its cardholder is adopted when that failed. Accounts of one phone take turns at the lock.
 */
export const adoptDebts = async (tx: Tx, phoneKey: string, now: Date): Promise<void> => {
  await tx.query(`select pg_advisory_xact_lock(hashtext('payments.debts'), hashtext($1))`, [phoneKey]);
  const rows = returningRows(
    await tx.query<{ user_id: string }>(
      `update payments.bills b set user_id = heir.user_id, adopted_at = $2, next_attempt_at = null
       from payments.payers closed,
         (select user_id from payments.payers where phone_key = $1 and closed_at is null order by user_id desc limit 1) heir
       where closed.phone_key = $1 and closed.closed_at is not null and b.user_id = closed.user_id
         and b.status = 'failed' returning b.user_id`,
      [phoneKey, now],
    ),
  );
  for (const userId of new Set(rows.map(({ user_id }) => user_id))) tx.hint(`user:${userId}`);
};
