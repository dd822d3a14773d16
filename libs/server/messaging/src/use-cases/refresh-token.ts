import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '@smachot/server-platform';
import { ProviderTokens } from '../gateway/provider-tokens';
import { Wake } from '../jobs/wake-senders';
import { TokenRefresh } from '../services/token-refresh';

/** Exchanges the provider's token before it expires. Real time: tokens do not follow the product's clock. */
export class RefreshToken extends Command<void> {}

@CommandHandler(RefreshToken)
export class RefreshTokenHandler implements ICommandHandler<RefreshToken> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly refresh: TokenRefresh,
    private readonly tokens: ProviderTokens,
    private readonly wake: Wake,
  ) {}

  async execute(): Promise<void> {
    const resumed = await this.work.run((tx) => this.refresh.refreshWhenDue(tx));
    await this.tokens.reread();
    if (resumed) this.wake.messagesDue();
  }
}
