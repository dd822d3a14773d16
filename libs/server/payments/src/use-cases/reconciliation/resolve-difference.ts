import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DifferenceId, ReconciliationDifference, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { ActLog, UnitOfWork } from '@smachot/server-platform';
import { DifferenceRepository } from '../../persistence/reconciliation/difference.repository';
import { ReconciliationQueries } from '../../persistence/reconciliation/reconciliation.queries';
import { differenceView } from '../../views/reconciliation-view';

/** An admin's explanation of a difference. It moves no money. */
export class ResolveDifference extends Command<Result<ReconciliationDifference>> {
  constructor(
    readonly id: DifferenceId,
    readonly adminId: UserId,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(ResolveDifference)
export class ResolveDifferenceHandler implements ICommandHandler<ResolveDifference> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly differences: DifferenceRepository,
    private readonly queries: ReconciliationQueries,
    private readonly clock: Clock,
    private readonly acts: ActLog,
  ) {}

  async execute({ id, adminId, reason }: ResolveDifference): Promise<Result<ReconciliationDifference>> {
    const by = { adminId, reason, at: this.clock.now() };
    const isResolved = await this.work.run(async (tx) => {
      const resolved = await this.differences.resolve(tx, id, by);
      const subject = { kind: 'reconciliation_difference', id };
      if (resolved)
        await this.acts.changed(tx, { subject, before: { how: null }, after: { how: 'by_admin' } });
      return resolved;
    });
    const row = await this.queries.one(id);
    if (!row) return refuse('not_found');
    return isResolved ? accept(differenceView(row)) : refuse('difference.resolved');
  }
}
