import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '@smachot/server-platform';
import { ManualRefundRepository } from '../../persistence/refunds/manual-refund.repository';

/** Ends requests for refunds that no second admin decided in time. */
export class ExpireManualRefunds extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(ExpireManualRefunds)
export class ExpireManualRefundsHandler implements ICommandHandler<ExpireManualRefunds> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly refunds: ManualRefundRepository,
  ) {}

  async execute({ now }: ExpireManualRefunds): Promise<void> {
    await this.work.run((tx) => this.refunds.expire(tx, now));
  }
}
