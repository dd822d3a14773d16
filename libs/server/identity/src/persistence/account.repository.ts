import { Injectable } from '@nestjs/common';
import { type E164, newId } from '@smachot/kernel';
import type { UserId } from '@smachot/contracts';
import { forgetAnswers, PhoneKeys, type Tx } from '@smachot/server-platform';
import { Account } from '../domain/account';
import { AccountSchema, TermsAcceptanceSchema } from './people.schema';

@Injectable()
export class AccountRepository {
  constructor(private readonly phones: PhoneKeys) {}

  /** Locks the row: two changes of one person follow each other. */
  async load(tx: Tx, id: UserId): Promise<Account | undefined> {
    return this.one(tx, { id });
  }

  async byPhone(tx: Tx, phone: E164): Promise<Account | undefined> {
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
    const added = (made.raw as unknown[]).length > 0;
    const { phone } = account.state;
    if (added && phone)
      tx.emit('identity.account_opened', { userId: account.id, phoneKey: this.phones.of(phone) });
    return added;
  }

  /** Notes that the person accepted a version of the terms; `save` stores the newest one with the account. */
  async noteTerms(tx: Tx, userId: UserId, version: string, acceptedAt: Date): Promise<void> {
    await tx.manager.insert(TermsAcceptanceSchema, { id: newId(), userId, version, acceptedAt });
  }

  async save(tx: Tx, account: Account): Promise<void> {
    await tx.manager.update(AccountSchema, { id: account.id }, account.state);
    tx.emitFrom(account);
  }

  /** Erases the person from the account and from the tables that refer to it; `phone` in E.164 is the account's. */
  async erase(tx: Tx, account: Account, phone: E164, at: Date): Promise<void> {
    for (const table of ['passwords', 'refresh_families', 'confirmation_codes', 'security_notices'])
      await tx.query(`delete from identity.${table} where user_id = $1`, [account.id]);
    await forgetAnswers(tx, account.id, phone);
    account.erase(at, this.phones.of(phone));
    await this.save(tx, account);
  }

  private async one(tx: Tx, where: { id: UserId } | { phone: E164 }): Promise<Account | undefined> {
    const state = await tx.manager.findOne(AccountSchema, { where, lock: { mode: 'pessimistic_write' } });
    return state ? new Account({ ...state }) : undefined;
  }
}
