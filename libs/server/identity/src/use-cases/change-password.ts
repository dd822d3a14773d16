import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork, type UserActor } from '@smachot/server-platform';
import { Passwords } from '../passwords/passwords';
import { AuditLog } from '../persistence/audit-log';
import { Confirmations } from '../tokens/confirmations';
import { Sessions } from '../tokens/sessions';
import { UserAuthenticator } from '../tokens/user-authenticator';

export class ChangePassword extends Command<Result<undefined>> {
  constructor(
    readonly actor: UserActor,
    readonly currentPassword: string | undefined,
    readonly password: string,
  ) {
    super();
  }
}

/** Sets the first password, or replaces one whose owner knows it; every other place is signed out. */
@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly authenticator: UserAuthenticator,
    private readonly confirmations: Confirmations,
  ) {}

  async execute({ actor, currentPassword, password }: ChangePassword): Promise<Result<undefined>> {
    const { userId, familyId } = actor;
    if (await this.passwords.has(userId)) {
      // a field's fault, not 401: the session is good and must not be renewed because of a typing error
      if (!currentPassword)
        return refuse('request.invalid', { fields: { currentPassword: 'field.required' } });
      if (!(await this.passwords.isRight(userId, currentPassword)))
        return refuse('request.invalid', { fields: { currentPassword: 'auth.invalid_credentials' } });
    } else {
      const known = await this.confirmations.known(actor);
      // a first password from whoever holds the phone would be a way around the address
      if (known?.emailVerified && !known.confirmedAt) return refuse('auth.confirmation_required');
    }
    await this.work.run(async (tx) => {
      await this.passwords.set(tx, userId, password);
      await this.sessions.endAll(tx, userId, 'password changed', familyId);
      await this.audit.note(tx, { act: 'password_changed', subjectId: userId });
    });
    this.authenticator.forget();
    return accept();
  }
}
