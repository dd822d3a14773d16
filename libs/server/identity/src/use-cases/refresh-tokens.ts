import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Tokens } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { type Origin } from '../tokens/place';
import { AssignedStores } from '../readers/assigned-stores';
import { AccountRepository } from '../persistence/account.repository';
import { StolenSessions } from '../services/stolen-sessions';
import { Sessions } from '../tokens/sessions';

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
    private readonly stolen: StolenSessions,
    private readonly stores: AssignedStores,
  ) {}

  async execute({ refreshToken, origin }: RefreshTokens): Promise<Result<Tokens>> {
    const tokens = await this.work.run((tx) => this.exchange(tx, refreshToken, origin));
    return tokens ? accept(tokens) : refuse('auth.refresh_invalid');
  }

  /** Answers undefined rather than a refusal, because a refusal would roll back the revocation of a stolen family. */
  private async exchange(tx: Tx, refreshToken: string, origin: Origin): Promise<Tokens | undefined> {
    const presented = await this.sessions.present(tx, refreshToken);
    if (!presented || presented.verdict === 'refuse') return undefined;
    if (presented.verdict === 'theft') {
      await this.stolen.revoke(tx, presented);
      return undefined;
    }
    const account = await this.accounts.load(tx, presented.userId);
    if (!account?.maySignIn) return undefined;
    const user = account.view(await this.stores.of(tx, account.id));
    return this.sessions.exchange(tx, presented, user, origin);
  }
}
