import { Inject, Optional } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { BillableEventsPort } from '../billable-events-port';
import { adoptDebts } from './adopt-debts';

/**
 * The account is closed. The card that pays stays until nothing is left to charge (`ReleaseKeptCards`), and what is agreed with a store
 * is still charged by its card; bills, ledger and receipts stay, as the law on bookkeeping wants.
 */
export class ForgetPayer extends Command<void> {
  constructor(
    readonly userId: string,
    /** Missing in what was emitted before debts belonged to phones. */
    readonly phoneKey: string | undefined,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ForgetPayer)
export class ForgetPayerHandler implements ICommandHandler<ForgetPayer> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, phoneKey, delivery }: ForgetPayer): Promise<void> {
    const now = this.clock.now();
    await this.work.runOnce(delivery, async (tx) => {
      await tx.query(
        `insert into payments.payers (user_id, phone_key, closed_at, card_kept) values ($1, $2, $3, true)
         on conflict (user_id) do update set phone_key = coalesce(excluded.phone_key, payers.phone_key), closed_at = excluded.closed_at, card_kept = true`,
        [userId, phoneKey ?? null, now],
      );
      await tx.query(
        `update payments.cards set nickname = null, next_check_at = null,
           deleted_at = case when is_default and status = 'confirmed' then deleted_at else coalesce(deleted_at, $2) end
         where user_id = $1`,
        [userId, now],
      );
      if (phoneKey) await adoptDebts(tx, phoneKey, now);
    });
  }
}

/** Bills of a closed account that its card may still pay; a failed one is tried while there are attempts left. */
const STILL_CHARGED = `b.status in ('due', 'charging', 'action_required') or (b.status = 'failed' and b.next_attempt_at is not null)`;
const BATCH = 200;

/** Cards of closed accounts, once everything is billed and charged, or given up on. */
export class ReleaseKeptCards extends Command<void> {}

@CommandHandler(ReleaseKeptCards)
export class ReleaseKeptCardsHandler implements ICommandHandler<ReleaseKeptCards> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    @Optional() @Inject(BillableEventsPort) private readonly billable?: BillableEventsPort,
  ) {}

  async execute(): Promise<void> {
    const { billable } = this;
    // nobody knows what is unbilled: then every card stays
    if (!billable) return;
    await this.work.run(async (tx) => {
      const closed = await tx.query<{ user_id: string }>(
        `select p.user_id from payments.payers p where p.card_kept
           and not exists (select 1 from payments.bills b where b.user_id = p.user_id and (${STILL_CHARGED}))
         order by p.closed_at limit ${BATCH} for update of p skip locked`,
      );
      // asked after the bills were looked at: what is unbilled becomes a bill, never the other way
      const waiting = await billable.waiting(closed.map(({ user_id }) => user_id));
      const done = closed.map(({ user_id }) => user_id).filter((userId) => !waiting.has(userId));
      if (!done.length) return;
      await tx.query(
        `update payments.cards set deleted_at = coalesce(deleted_at, $2), is_default = false where user_id = any($1)`,
        [done, this.clock.now()],
      );
      await tx.query('update payments.payers set card_kept = false where user_id = any($1)', [done]);
    });
  }
}

/** The tokens of cards that were deleted, once nothing that is still open names them. */
export class WipeCards extends Command<void> {}

@CommandHandler(WipeCards)
export class WipeCardsHandler implements ICommandHandler<WipeCards> {
  constructor(private readonly work: UnitOfWork) {}

  async execute(): Promise<void> {
    await this.work.run((tx) =>
      tx.query(
        `update payments.cards c set sealed_token = '' where id in (
           select d.id from payments.cards d where d.deleted_at is not null and d.sealed_token <> ''
             and not exists (select 1 from payments.bills b where b.user_id = d.user_id and (${STILL_CHARGED}))
             and not exists (select 1 from payments.order_payments p where p.user_id = d.user_id and p.card_id = d.id
               and (p.next_look_at is not null or p.state in ('open', 'challenged', 'held') or (p.state = 'failed' and p.goal = 'capture')))
           limit 500)`,
      ),
    );
  }
}
