import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, listBanks, listBranches } from '@smachot/contracts';
import { allBanks, BANKS_AS_OF, branchesOf } from '../banks/bank-list';

export class Banks extends Query<AnswerOf<typeof listBanks>> {}

@QueryHandler(Banks)
export class BanksHandler implements IQueryHandler<Banks> {
  execute(): Promise<AnswerOf<typeof listBanks>> {
    return Promise.resolve({ asOf: BANKS_AS_OF, banks: allBanks() });
  }
}

export class BranchesOf extends Query<AnswerOf<typeof listBranches>> {
  constructor(readonly bankNumber: string) {
    super();
  }
}

@QueryHandler(BranchesOf)
export class BranchesOfHandler implements IQueryHandler<BranchesOf> {
  execute({ bankNumber }: BranchesOf): Promise<AnswerOf<typeof listBranches>> {
    return Promise.resolve({ asOf: BANKS_AS_OF, branches: branchesOf(bankNumber) });
  }
}
