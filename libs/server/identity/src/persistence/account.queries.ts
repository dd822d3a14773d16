import { Injectable } from '@nestjs/common';
import type { OwnAccount, UserId } from '@smachot/contracts';
import { DataSource } from 'typeorm';
import { Account } from '../domain/account';
import { AssignedStores } from '../readers/assigned-stores';
import { AccountSchema } from './people.schema';

/** Reads accounts as screens show them. */
@Injectable()
export class AccountQueries {
  constructor(
    private readonly source: DataSource,
    private readonly stores: AssignedStores,
  ) {}

  async ownView(userId: UserId): Promise<OwnAccount | undefined> {
    const account = await this.find(userId);
    return account?.ownView(await this.stores.of(this.source, userId));
  }

  async find(userId: UserId): Promise<Account | undefined> {
    const state = await this.source.manager.findOneBy(AccountSchema, { id: userId });
    return state ? new Account(state) : undefined;
  }
}
