import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type {
  decideManualRefund,
  InputOf,
  ManualRefund as View,
  ManualRefundId,
  UserId,
} from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ManualRefundQueries } from '../../persistence/refunds/manual-refund.queries';
import { ManualRefundRepository } from '../../persistence/refunds/manual-refund.repository';
import { ManualRefundViews } from '../../services/manual-refund-views';
import { ManualRefunding } from '../../services/manual-refunding';
import { RefundDecisions } from '../../services/refund-decisions';

type Decision = InputOf<typeof decideManualRefund>['body'];

/** The second admin's decision about a refund; of two at once the other is refused. */
export class DecideManualRefund extends Command<Result<View>> {
  constructor(
    readonly refundId: ManualRefundId,
    readonly decision: Decision,
    readonly adminId: UserId,
  ) {
    super();
  }
}

@CommandHandler(DecideManualRefund)
export class DecideManualRefundHandler implements ICommandHandler<DecideManualRefund> {
  constructor(
    private readonly refunding: ManualRefunding,
    private readonly refunds: ManualRefundRepository,
    private readonly reads: ManualRefundQueries,
    private readonly views: ManualRefundViews,
    private readonly decisions: RefundDecisions,
  ) {}

  async execute({ refundId, decision, adminId }: DecideManualRefund): Promise<Result<View>> {
    const known = await this.reads.find(refundId);
    if (!known) return refuse('not_found');
    const decided = await this.refunding.run(known.orderId, async (tx, locked) => {
      const refund = await this.refunds.load(tx, refundId);
      if (!refund) return refuse('not_found');
      const done = await this.decisions.apply(tx, refund, locked, { ...decision, adminId });
      return done.ok ? accept(refund) : done;
    });
    if (!decided.ok) return decided;
    const [view] = await this.views.of([decided.value.state], adminId);
    return accept(view!);
  }
}
