import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, Commission, InputOf, listCommissions, setCommission } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { ActLog, UnitOfWork } from '@smachot/server-platform';
import type { Reader } from '@smachot/server-stores';
import { CommissionQueries } from '../../persistence/commission/commission.queries';
import { CommissionRepository, type CommissionRow } from '../../persistence/commission/commission.repository';
import { StoresGateway } from '../../stores-gateway';

const MOST_LISTED = 200;

const view = (row: CommissionRow): Commission => ({
  ...row,
  validFrom: row.validFrom.toISOString(),
  notedAt: row.notedAt.toISOString(),
});

export class SetCommission extends Command<Result<Commission>> {
  constructor(
    readonly asked: InputOf<typeof setCommission>['body'],
    readonly by: Reader,
  ) {
    super();
  }
}

/** Adds a rate; existing rates never change, and a new one does not apply to the past. */
const audited = ({ _id, basisPoints, validFrom }: CommissionRow) => ({
  ...{ rateId: _id, basisPoints },
  validFrom: validFrom.toISOString(),
});

@CommandHandler(SetCommission)
export class SetCommissionHandler implements ICommandHandler<SetCommission> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly commissions: CommissionRepository,
    private readonly clock: Clock,
    private readonly acts: ActLog,
  ) {}

  async execute({ asked, by }: SetCommission): Promise<Result<Commission>> {
    const { partnerId, basisPoints } = asked;
    const now = this.clock.now();
    const validFrom = asked.validFrom ? new Date(asked.validFrom) : now;
    if (validFrom < now) return refuse('request.invalid', { fields: { validFrom: 'date.invalid' } });
    if (partnerId === null && basisPoints === null)
      return refuse('request.invalid', { fields: { basisPoints: 'field.required' } });
    if (partnerId !== null && !(await this.stores.seenBy(partnerId, by))) return refuse('not_found');
    return this.work.run(async (tx) => {
      const before = await this.commissions.replaced(tx, partnerId, validFrom);
      const row = await this.commissions.add(tx, { partnerId, basisPoints, validFrom, notedBy: by.userId });
      await this.acts.changed(tx, {
        subject: { kind: 'commission', id: partnerId },
        before: before ? audited(before) : null,
        after: audited(row),
      });
      return accept(view(row));
    });
  }
}

export class ListCommissions extends Query<AnswerOf<typeof listCommissions>> {}

@QueryHandler(ListCommissions)
export class ListCommissionsHandler implements IQueryHandler<ListCommissions> {
  constructor(private readonly commissions: CommissionQueries) {}

  async execute(): Promise<AnswerOf<typeof listCommissions>> {
    const rows = await this.commissions.newest(MOST_LISTED);
    return { commissions: rows.map(view) };
  }
}
