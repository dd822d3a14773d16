import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork, type UserActor } from '@smachot/server-platform';
import { type Origin } from '../tokens/place';
import { isWeak } from '../passwords/password-strength';
import { Passwords } from '../passwords/passwords';
import { AccountRepository } from '../persistence/account.repository';
import { AuditLog } from '../persistence/audit-log';
import { SecurityNotices } from '../persistence/security-notices';
import { Confirmations } from '../tokens/confirmations';
import { Sessions } from '../tokens/sessions';
import { UserAuthenticator } from '../tokens/user-authenticator';

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
    private readonly work: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly accounts: AccountRepository,
    private readonly audit: AuditLog,
    private readonly notices: SecurityNotices,
    private readonly authenticator: UserAuthenticator,
    private readonly confirmations: Confirmations,
  ) {}

  async execute(asked: ChangePassword): Promise<Result<undefined>> {
    const { actor, password } = asked;
    const first = !(await this.passwords.has(actor.userId));
    const may = await this.mayChange(asked, first);
    if (!may.ok) return may;
    const changed = await this.work.run(async (tx) => {
      const account = await this.accounts.load(tx, actor.userId);
      if (!account) return refuse('not_found');
      if (isWeak(password, account.state))
        return refuse('request.invalid', { fields: { password: 'password.weak' } });
      await this.passwords.set(tx, account.id, password);
      await this.sessions.endAll(tx, account.id, 'password changed', actor.familyId);
      await this.audit.note(tx, { act: 'password_changed', subjectId: account.id });
      await this.notices.add(tx, account.state, first ? 'password_added' : 'password_changed');
      return accept();
    });
    this.authenticator.forget();
    return changed;
  }

  private async mayChange(
    { actor, currentPassword, origin }: ChangePassword,
    first: boolean,
  ): Promise<Result<undefined>> {
    if (first)
      return (await this.confirmations.isConfirmed(actor)) ? accept() : refuse('auth.confirmation_required');
    // a field error, not 401: the session is valid and must not be renewed because of a typing error
    if (!currentPassword) return refuse('request.invalid', { fields: { currentPassword: 'field.required' } });
    return (await this.passwords.isRight(actor.userId, currentPassword, origin.network))
      ? accept()
      : refuse('request.invalid', { fields: { currentPassword: 'auth.invalid_credentials' } });
  }
}
