import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accept, refuse, type Result } from '@smachot/kernel';
import { type UserActor } from '@smachot/server-platform';
import { isWeak } from '../passwords/password-strength';
import { Passwords } from '../passwords/passwords';
import { AccountRepository } from '../persistence/account.repository';
import { AccountChanges } from '../services/account-changes';
import { PasswordPermission } from '../services/password-permission';
import { SessionWork } from '../services/session-work';
import { type Origin } from '../tokens/place';

export class ChangePassword extends Command<Result<undefined>> {
  constructor(
    readonly actor: UserActor,
    readonly currentPassword: string | undefined,
    readonly password: string,
    readonly origin: Origin,
  ) {
    super();
  }
}

/**
 * Sets the first password, or replaces one with the current password; every other session is ended, and the owner is
 * notified. A first password requires a confirmation: a stolen session alone cannot set one.
 */
@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly work: SessionWork,
    private readonly permission: PasswordPermission,
    private readonly passwords: Passwords,
    private readonly accounts: AccountRepository,
    private readonly changes: AccountChanges,
  ) {}

  async execute({ actor, currentPassword, password, origin }: ChangePassword): Promise<Result<undefined>> {
    const permitted = await this.permission.check({ actor, currentPassword, network: origin.network });
    if (!permitted.ok) return permitted;
    const notice = permitted.value.first ? 'password_added' : 'password_changed';
    return this.work.run(async (tx, sessions) => {
      const account = await this.accounts.load(tx, actor.userId);
      if (!account) return refuse('not_found');
      if (isWeak(password, account.state))
        return refuse('request.invalid', { fields: { password: 'password.weak' } });
      await this.passwords.set(tx, account.id, password);
      await sessions.endAll(tx, account.id, 'password changed', actor.familyId);
      await this.changes.record(tx, 'password_changed', account.state, notice);
      return accept();
    });
  }
}
