import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, usualCommission } from '@smachot/contracts';
import { CommissionQueries } from '../../persistence/commission/commission.queries';

/** The commission rate of a business that joins today. */
export class UsualCommission extends Query<AnswerOf<typeof usualCommission>> {}

@QueryHandler(UsualCommission)
export class UsualCommissionHandler implements IQueryHandler<UsualCommission> {
  constructor(private readonly commissions: CommissionQueries) {}

  async execute(): Promise<AnswerOf<typeof usualCommission>> {
    return { percent: (await this.commissions.usualRate()) / 100 };
  }
}
