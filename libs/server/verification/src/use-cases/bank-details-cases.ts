import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  type AnswerOf,
  type BankDetailsId,
  type BankDetailsRecord,
  BankVerificationStatus,
  type InputOf,
  type listBankDetails,
} from '@smachot/contracts';
import { Clock, cursorId, type Result } from '@smachot/kernel';
import { BankDetailsQueries } from '../persistence/bank-details.queries';
import { BankCases } from '../services/bank-cases';

type Answer = AnswerOf<typeof listBankDetails>;
type Filter = InputOf<typeof listBankDetails>['query'];

/** The admins' queue of bank details, the longest waiting first. */
export class BankDetailsCases extends Query<Answer> {
  constructor(readonly filter: Filter) {
    super();
  }
}

const statusesOf = ({ is_verified, verification_status }: Filter): BankVerificationStatus[] =>
  BankVerificationStatus.options.filter(
    (status) =>
      (is_verified === undefined || (status === 'verified') === (is_verified === 'true')) &&
      (verification_status === undefined || status === verification_status),
  );

@QueryHandler(BankDetailsCases)
export class BankDetailsCasesHandler implements IQueryHandler<BankDetailsCases> {
  constructor(
    private readonly cases: BankCases,
    private readonly queries: BankDetailsQueries,
    private readonly clock: Clock,
  ) {}

  async execute({ filter }: BankDetailsCases): Promise<Answer> {
    const { limit, cursor } = filter;
    const [rows, counts] = await Promise.all([
      this.cases.list({ statuses: statusesOf(filter), after: cursorId(cursor), limit: limit + 1 }),
      this.queries.waiting(this.clock.now()),
    ]);
    const bankDetails = rows.slice(0, limit);
    return { bankDetails, ...counts, nextCursor: rows.length > limit ? bankDetails.at(-1)!.id : null };
  }
}

/** One case with the whole account number, for the admin who compares it with the document. */
export class BankDetailsRecordOf extends Query<Result<BankDetailsRecord>> {
  constructor(readonly id: BankDetailsId) {
    super();
  }
}

@QueryHandler(BankDetailsRecordOf)
export class BankDetailsRecordOfHandler implements IQueryHandler<BankDetailsRecordOf> {
  constructor(private readonly cases: BankCases) {}

  execute({ id }: BankDetailsRecordOf): Promise<Result<BankDetailsRecord>> {
    return this.cases.record(id);
  }
}
