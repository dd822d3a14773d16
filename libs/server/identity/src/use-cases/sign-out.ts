import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Actor } from '@smachot/server-platform';
import { AuditLog } from '../persistence/audit-log';
import { SessionWork } from '../services/session-work';

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
    private readonly work: SessionWork,
    private readonly audit: AuditLog,
  ) {}

  async execute({ caller, refreshToken }: SignOut): Promise<void> {
    await this.work.run(async (tx, sessions) => {
      const presented = refreshToken ? await sessions.present(tx, refreshToken) : undefined;
      const families = new Map<string, string>();
      if (presented && presented.verdict !== 'refuse') families.set(presented.familyId, presented.userId);
      if (caller.kind === 'user') families.set(caller.familyId, caller.userId);
      for (const [familyId, userId] of families) {
        await sessions.end(tx, familyId, 'signed out');
        await this.audit.note(tx, { act: 'signed_out', subjectId: userId, details: { familyId } });
      }
    });
  }
}
