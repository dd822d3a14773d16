import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, readBankDetails } from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { BankCases } from '../services/bank-cases';
import { StoresGateway } from '../stores-gateway';

type Answer = AnswerOf<typeof readBankDetails>;

/** The bank details of a store, by its id or username, for its owners and super admins: masked. */
export class BankDetailsOf extends Query<Result<Answer>> {
  constructor(
    readonly partner: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(BankDetailsOf)
export class BankDetailsOfHandler implements IQueryHandler<BankDetailsOf> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly cases: BankCases,
  ) {}

  async execute({ partner, reader }: BankDetailsOf): Promise<Result<Answer>> {
    const store = await this.stores.seenBy(partner, reader);
    if (!store.ok) return store;
    return accept({ partnerId: store.value, bankDetails: await this.cases.ofStore(store.value) });
  }
}
