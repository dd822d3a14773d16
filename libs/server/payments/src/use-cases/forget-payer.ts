import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';

/** Cards go once nothing is left to charge; bills and receipts stay, as the law on bookkeeping wants. */
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
        `update payments.cards set nickname = null, deleted_at = coalesce(deleted_at, $2), is_default = false, sealed_token = ''
         where user_id = $1 and not exists (select 1 from payments.bills where user_id = $1 and status in ('due', 'charging', 'action_required', 'failed'))`,
        [userId, this.clock.now()],
      );
    });
  }
}
