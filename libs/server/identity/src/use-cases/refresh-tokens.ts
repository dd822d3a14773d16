import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Tokens } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { Logger, type Tx, UnitOfWork } from '@smachot/server-platform';
import { type Origin } from '../tokens/place';
import { AssignedStores } from '../readers/assigned-stores';
import { AccountRepository } from '../persistence/account.repository';
import { AuditLog } from '../persistence/audit-log';
import { type Brought, Sessions } from '../tokens/sessions';

export class RefreshTokens extends Command<Result<Tokens>> {
  constructor(
    readonly refreshToken: string,
    readonly origin: Origin,
  ) {
    super();
  }
}

@CommandHandler(RefreshTokens)
export class RefreshTokensHandler implements ICommandHandler<RefreshTokens> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sessions: Sessions,
    private readonly accounts: AccountRepository,
    private readonly audit: AuditLog,
    private readonly logger: Logger,
    private readonly stores: AssignedStores,
  ) {}

  async execute({ refreshToken, origin }: RefreshTokens): Promise<Result<Tokens>> {
    const tokens = await this.work.run((tx) => this.exchange(tx, refreshToken, origin));
    return tokens ? accept(tokens) : refuse('auth.refresh_invalid');
  }

  /** Answers undefined rather than a refusal, because a refusal would roll back the revocation of a stolen family. */
  private async exchange(tx: Tx, refreshToken: string, origin: Origin): Promise<Tokens | undefined> {
    const brought = await this.sessions.bring(tx, refreshToken);
    if (!brought || brought.verdict === 'refuse') return undefined;
    if (brought.verdict === 'theft') {
      await this.revokeStolen(tx, brought);
      return undefined;
    }
    const account = await this.accounts.load(tx, brought.userId);
    if (!account?.mayEnter) return undefined;
    return this.sessions.exchange(tx, brought, account.view(await this.stores.of(tx, account.id)), origin);
  }

  private async revokeStolen(tx: Tx, { familyId, userId }: Brought): Promise<void> {
    await this.sessions.end(tx, familyId, 'refresh token used twice');
    await this.audit.note(tx, { act: 'refresh_token_stolen', subjectId: userId, details: { familyId } });
    this.logger.warn({ family: familyId }, 'a refresh token came twice; its family is revoked');
  }
}
