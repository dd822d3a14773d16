import { Injectable } from '@nestjs/common';
import type { E164 } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { type Account } from '../domain/account';
import { Passwords } from '../passwords/passwords';
import { AccountRepository } from '../persistence/account.repository';
import { AuditLog } from '../persistence/audit-log';

export type Credentials = { phone: E164; password: string; network: string };

/** Checks phone and password; every refusal takes as long and is written to the audit log. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly passwords: Passwords,
    private readonly audit: AuditLog,
  ) {}

  /** The account; undefined when phone or password is wrong, or the account may not sign in this way. */
  async check(
    { phone, password, network }: Credentials,
    isAllowed: (account: Account) => boolean,
  ): Promise<Account | undefined> {
    const found = await this.work.run((tx) => this.accounts.byPhone(tx, phone));
    const candidate = found?.maySignIn && isAllowed(found) ? found : undefined;
    if ((await this.passwords.isRight(candidate?.id, password, network)) && candidate) return candidate;
    // one statement for every phone: the time of the audit entry must not distinguish known phones from unknown ones
    await this.audit.refused({ act: 'password_refused', phone, network });
    return undefined;
  }
}
