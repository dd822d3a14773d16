import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type OwnAccount, type UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { AccountQueries } from '../persistence/account.queries';

export class MyAccount extends Query<Result<OwnAccount>> {
  constructor(readonly userId: UserId) {
    super();
  }
}

@QueryHandler(MyAccount)
export class MyAccountHandler implements IQueryHandler<MyAccount> {
  constructor(private readonly accounts: AccountQueries) {}

  async execute({ userId }: MyAccount): Promise<Result<OwnAccount>> {
    const user = await this.accounts.ownView(userId);
    return user ? accept(user) : refuse('not_found');
  }
}
