import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accept, refuse, type Result } from '@smachot/kernel';
import { accessTopic, forgetAnswers, PhoneKeys, type Tx, UnitOfWork } from '@smachot/server-platform';
import { OneTimeCodes } from '../codes/one-time-codes';
import { AccountHolds } from '../readers/account-holds';
import { AccountRepository } from '../persistence/account.repository';
import { AuditLog } from '../persistence/audit-log';
import { UserAuthenticator } from '../tokens/user-authenticator';

export class DeleteAccount extends Command<Result<undefined>> {
  constructor(readonly userId: string) {
    super();
  }
}

/** Erases the person here, unless a check keeps the account; the other contexts do the same on `identity.account_deleted`. */
@CommandHandler(DeleteAccount)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccount> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly holds: AccountHolds,
    private readonly codes: OneTimeCodes,
    private readonly phones: PhoneKeys,
    private readonly audit: AuditLog,
    private readonly authenticator: UserAuthenticator,
  ) {}

  async execute({ userId }: DeleteAccount): Promise<Result<undefined>> {
    const deleted = await this.work.run(async (tx) => {
      const account = await this.accounts.load(tx, userId);
      if (!account?.state.phone) return refuse('not_found');
      const held = await this.holds.of(tx, userId);
      if (held) return refuse(held);
      await this.forget(tx, userId, account.state.phone);
      account.erase(new Date(), this.phones.of(account.state.phone));
      await this.accounts.save(tx, account);
      await this.audit.note(tx, { act: 'account_deleted', subjectId: userId });
      tx.hint(accessTopic(userId));
      return accept();
    });
    this.authenticator.forget();
    return deleted;
  }

  private async forget(tx: Tx, userId: string, phone: string): Promise<void> {
    for (const table of ['passwords', 'refresh_families', 'confirmation_codes', 'security_notices'])
      await tx.query(`delete from identity.${table} where user_id = $1`, [userId]);
    await forgetAnswers(tx, userId, phone);
    // the challenges stay for their day without the phone: deleting must not be a way to more codes
    await tx.query(
      'update identity.otp_challenges set phone = null, used_at = coalesce(used_at, now()) where phone_key = $1',
      [this.codes.phoneKey(phone)],
    );
  }
}
