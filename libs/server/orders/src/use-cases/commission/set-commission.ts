import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, Commission, InputOf, listCommissions, setCommission } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { ReadModel, UnitOfWork } from '@smachot/server-platform';
import type { Reader } from '@smachot/server-stores';
import { StoresGateway } from '../../stores-gateway';

const VIEW = `id as "_id", store_id as "partnerId", rate as "basisPoints", valid_from as "validFrom", noted_at as "notedAt"`;
type Row = Omit<Commission, 'validFrom' | 'notedAt'> & { validFrom: Date; notedAt: Date };
const view = (row: Row): Commission => ({
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
@CommandHandler(SetCommission)
export class SetCommissionHandler implements ICommandHandler<SetCommission> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly clock: Clock,
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
      const [row] = await tx.query<Row>(
        `insert into orders.commissions (id, store_id, rate, valid_from, noted_by, noted_at)
         values ($1, $2, $3, $4, $5, clock_timestamp()) returning ${VIEW}`,
        [newId(), partnerId, basisPoints, validFrom, by.userId],
      );
      return accept(view(row!));
    });
  }
}

export class ListCommissions extends Query<AnswerOf<typeof listCommissions>> {}

@QueryHandler(ListCommissions)
export class ListCommissionsHandler implements IQueryHandler<ListCommissions> {
  constructor(private readonly read: ReadModel) {}

  async execute(): Promise<AnswerOf<typeof listCommissions>> {
    const rows = await this.read.rows<Row>(
      `select ${VIEW} from orders.commissions order by valid_from desc, noted_at desc limit 200`,
    );
    return { commissions: rows.map(view) };
  }
}
