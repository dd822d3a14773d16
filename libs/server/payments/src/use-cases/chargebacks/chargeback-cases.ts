import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  AnswerOf,
  ChargebackId,
  ChargebackRecord,
  InputOf,
  listChargebackCases,
} from '@smachot/contracts';
import { accept, cursorId, refuse, type Result } from '@smachot/kernel';
import { ChargebackQueries } from '../../persistence/chargebacks/chargeback.queries';
import { answersOf, chargebackCase, stepView } from '../../views/chargeback-view';

type Answer = AnswerOf<typeof listChargebackCases>;

/** The admins' list of chargebacks, with the announcements that could not be read. */
export class ChargebackCases extends Query<Answer> {
  constructor(readonly filter: InputOf<typeof listChargebackCases>['query']) {
    super();
  }
}

@QueryHandler(ChargebackCases)
export class ChargebackCasesHandler implements IQueryHandler<ChargebackCases> {
  constructor(private readonly queries: ChargebackQueries) {}

  async execute({ filter: { status, cursor, limit } }: ChargebackCases): Promise<Answer> {
    const [rows, unread] = await Promise.all([
      this.queries.cases(status ?? null, cursorId(cursor), limit + 1),
      this.queries.unread(),
    ]);
    const chargebacks = rows.slice(0, limit).map(chargebackCase);
    return {
      chargebacks,
      unread: unread.map((one) => ({ ...one, heardAt: one.heardAt.toISOString() })),
      nextCursor: rows.length > limit ? chargebacks.at(-1)!._id : null,
    };
  }
}

/** One chargeback with the evidence of both sides, for an admin. */
export class ChargebackRecordOf extends Query<Result<ChargebackRecord>> {
  constructor(readonly id: ChargebackId) {
    super();
  }
}

@QueryHandler(ChargebackRecordOf)
export class ChargebackRecordOfHandler implements IQueryHandler<ChargebackRecordOf> {
  constructor(private readonly queries: ChargebackQueries) {}

  async execute({ id }: ChargebackRecordOf): Promise<Result<ChargebackRecord>> {
    const row = await this.queries.oneCase(id);
    if (!row) return refuse('not_found');
    const [answers, history] = await Promise.all([this.queries.answers([id]), this.queries.history(id)]);
    return accept({
      ...chargebackCase(row),
      customerAnswers: answersOf(answers, row, 'customer'),
      businessAnswers: answersOf(answers, row, 'business'),
      history: history.map(stepView),
    });
  }
}
