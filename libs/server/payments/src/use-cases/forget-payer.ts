import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';

/**
 * Cards go once nothing is left to charge, and what is agreed with a store is still charged by its card; bills, ledger and
 * receipts stay, as the law on bookkeeping wants.
 */
export class ForgetPayer extends Command<void> {
  constructor(
    readonly userId: string,
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

  async execute({ userId, delivery }: ForgetPayer): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      await tx.query(
        `update payments.cards set nickname = null, deleted_at = coalesce(deleted_at, $2), is_default = false
         where user_id = $1 and not exists (select 1 from payments.bills where user_id = $1 and status in ('due', 'charging', 'action_required', 'failed'))`,
        [userId, this.clock.now()],
      );
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
             and not exists (select 1 from payments.bills b where b.user_id = d.user_id and b.status in ('due', 'charging', 'action_required', 'failed'))
             and not exists (select 1 from payments.order_payments p where p.user_id = d.user_id and p.card_id = d.id
               and (p.next_look_at is not null or p.state in ('open', 'challenged', 'held') or (p.state = 'failed' and p.goal = 'capture')))
           limit 500)`,
      ),
    );
  }
}
