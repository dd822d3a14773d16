import { Injectable } from '@nestjs/common';
import { type Tx } from '@smachot/server-platform';
import { Account } from '../domain/account';
import { AccountSchema } from './people.schema';

@Injectable()
export class AccountRepository {
  /** Locks the row: two changes of one person follow each other. */
  async load(tx: Tx, id: string): Promise<Account | undefined> {
    return this.one(tx, { id });
  }

  async byPhone(tx: Tx, phone: string): Promise<Account | undefined> {
    return this.one(tx, { phone });
  }

  /** Adds the account. False when a concurrent sign-up has taken the phone. */
  async add(tx: Tx, account: Account): Promise<boolean> {
    const made = await tx.manager
      .createQueryBuilder()
      .insert()
      .into(AccountSchema)
      .values(account.state)
      .orIgnore()
      .returning('id')
      .execute();
    tx.emitFrom(account);
    return (made.raw as unknown[]).length > 0;
  }

  async save(tx: Tx, account: Account): Promise<void> {
    await tx.manager.update(AccountSchema, { id: account.id }, account.state);
    tx.emitFrom(account);
  }

  private async one(tx: Tx, where: { id: string } | { phone: string }): Promise<Account | undefined> {
    const state = await tx.manager.findOne(AccountSchema, { where, lock: { mode: 'pessimistic_write' } });
    return state ? new Account({ ...state }) : undefined;
  }
}
