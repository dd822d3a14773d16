import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type User } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { DataSource } from 'typeorm';
import { Account } from '../domain/account';
import { AccountSchema } from '../store/people.schema';

export class MyAccount extends Query<Result<User>> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(MyAccount)
export class MyAccountHandler implements IQueryHandler<MyAccount> {
  constructor(private readonly source: DataSource) {}

  async execute({ userId }: MyAccount): Promise<Result<User>> {
    const state = await this.source.manager.findOneBy(AccountSchema, { id: userId });
    return state ? accept(new Account(state).view()) : refuse('not_found');
  }
}
