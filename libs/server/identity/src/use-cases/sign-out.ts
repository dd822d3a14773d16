import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Actor, UnitOfWork } from '@smachot/server-platform';
import { AuditLog } from '../persistence/audit-log';
import { Sessions } from '../tokens/sessions';
import { UserAuthenticator } from '../tokens/user-authenticator';

/** Signs out by the refresh token, by the bearer's family, or both; a caller with neither is signed out already. */
export class SignOut extends Command<void> {
  constructor(
    readonly caller: Actor,
    readonly refreshToken: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly authenticator: UserAuthenticator,
  ) {}

  async execute({ caller, refreshToken }: SignOut): Promise<void> {
    await this.work.run(async (tx) => {
      const brought = refreshToken ? await this.sessions.bring(tx, refreshToken) : undefined;
      const families = new Map<string, string>();
      if (brought && brought.verdict !== 'refuse') families.set(brought.familyId, brought.userId);
      if (caller.kind === 'user') families.set(caller.familyId, caller.userId);
      for (const [familyId, userId] of families) {
        await this.sessions.end(tx, familyId, 'signed out');
        await this.audit.note(tx, { act: 'signed_out', subjectId: userId, details: { familyId } });
      }
    });
    this.authenticator.forget();
  }
}
