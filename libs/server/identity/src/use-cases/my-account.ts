import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type User } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { DataSource } from 'typeorm';
import { Account } from '../domain/account';
import { AssignedStores } from '../readers/assigned-stores';
import { AccountSchema } from '../persistence/people.schema';

export class MyAccount extends Query<Result<User>> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(MyAccount)
export class MyAccountHandler implements IQueryHandler<MyAccount> {
  constructor(
    private readonly source: DataSource,
    private readonly stores: AssignedStores,
  ) {}

  async execute({ userId }: MyAccount): Promise<Result<User>> {
    const state = await this.source.manager.findOneBy(AccountSchema, { id: userId });
    if (!state) return refuse('not_found');
    return accept(new Account(state).view(await this.stores.of(this.source, userId)));
  }
}
