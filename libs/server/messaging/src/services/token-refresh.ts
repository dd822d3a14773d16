import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@smachot/kernel';
import { Logger, type Tx } from '@smachot/server-platform';
import { ProviderTokens } from '../gateway/provider-tokens';
import { TokenExchange } from '../gateway/token-exchange';
import { ProviderTokenRepository } from '../persistence/provider-token.repository';
import { resumeSending } from '../persistence/sending-switch';

/** Milliseconds before its end at which a token is exchanged. */
const BEFORE_MS = 15 * DAY_MS;

/** Exchanges the provider's token when its end is near, or when it was refused. */
@Injectable()
export class TokenRefresh {
  constructor(
    private readonly stored: ProviderTokenRepository,
    private readonly tokens: ProviderTokens,
    private readonly provider: TokenExchange,
    private readonly logger: Logger,
  ) {}

  /** Answers whether sending was resumed by it. */
  async refreshWhenDue(tx: Tx): Promise<boolean> {
    if (!(await this.stored.tryLock(tx))) return false;
    const check = await this.stored.claimCheck(tx);
    if (!check) return false;
    await this.tokens.reread();
    if (!check.stopped && !(await this.endsSoon(tx))) return false;
    return this.exchange(tx, check.stopped);
  }

  private async endsSoon(tx: Tx): Promise<boolean> {
    const { text, version } = await this.tokens.current();
    const stored = await this.stored.expiryOf(tx, version);
    const at = stored === undefined ? await this.provider.expiryOf(text) : stored;
    return at !== null && at.getTime() - Date.now() < BEFORE_MS;
  }

  private async exchange(tx: Tx, stopped: boolean): Promise<boolean> {
    const { text, version } = await this.tokens.current();
    const fresh = await this.provider.exchange(text);
    if (!fresh) {
      this.logger.error({ version }, 'the token of the messaging provider was not exchanged');
      if (!stopped) tx.emit('messaging.sending_stopped', { reason: 'token_not_refreshed' });
      return false;
    }
    await this.stored.add(tx, this.tokens.seal(fresh.token), fresh.expiresAt);
    this.logger.info({ after: version }, 'the token of the messaging provider was exchanged');
    return resumeSending(tx, 'token');
  }
}
