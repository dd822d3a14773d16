import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DAY_MS } from '@smachot/kernel';
import { Config, Logger, returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import { CloudConnection } from '../gateway/cloud-connection';
import { ProviderTokens } from '../gateway/provider-tokens';
import { Wake } from '../jobs/wake-senders';
import { resumeSending } from '../sender/sending-switch';

/** Exchanges the provider's token before it expires. Real time: tokens do not follow the product's clock. */
export class RefreshToken extends Command<void> {}

const BEFORE_MS = 15 * DAY_MS;
const TIMEOUT_MS = 10_000;

type Exchange = { access_token?: string; expires_in?: number };
type Inspection = { data?: { is_valid?: boolean; expires_at?: number } };

@CommandHandler(RefreshToken)
export class RefreshTokenHandler implements ICommandHandler<RefreshToken> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly connection: CloudConnection,
    private readonly tokens: ProviderTokens,
    private readonly config: Config,
    private readonly logger: Logger,
    private readonly wake: Wake,
  ) {}

  async execute(): Promise<void> {
    const resumed = await this.work.run(async (tx) => {
      const [lock] = await tx.query<{ mine: boolean }>('select pg_try_advisory_xact_lock(724012) as mine');
      if (!lock!.mine) return false;
      const asked = await this.isTime(tx);
      if (!asked) return false;
      await this.tokens.reread();
      if (!asked.stopped && !(await this.endsSoon(tx))) return false;
      return this.exchange(tx, asked.stopped);
    });
    await this.tokens.reread();
    if (resumed) this.wake.messagesDue();
  }

  /** Whether a refresh is due: once a day over all workers; once a minute while the token is refused. */
  private async isTime(tx: Tx): Promise<{ stopped: boolean } | undefined> {
    const rows = await tx.query<{ stopped: boolean }>(
      `update messaging.sending set token_checked_at = now() where id = 1 and (token_checked_at is null
         or token_checked_at < now() - case when stopped and stopped_by = 'token' then interval '1 minute' else interval '23 hours' end)
       returning stopped and stopped_by = 'token' as stopped`,
    );
    return returningRows(rows)[0];
  }

  private async endsSoon(tx: Tx): Promise<boolean> {
    const { version } = await this.tokens.current();
    const rows = await tx.query<{ at: Date | null }>(
      'select expires_at as at from messaging.provider_tokens where version = $1',
      [version],
    );
    const at = rows.length ? rows[0]!.at : await this.inspect();
    return at !== null && at.getTime() - Date.now() < BEFORE_MS;
  }

  /** When the configured token ends; null: never. */
  private async inspect(): Promise<Date | null> {
    const { text } = await this.tokens.current();
    const { WHATSAPP_APP_ID, WHATSAPP_APP_SECRET } = this.config.settings;
    const { data } = await this.get<Inspection>('/debug_token', {
      input_token: text,
      access_token: `${WHATSAPP_APP_ID}|${WHATSAPP_APP_SECRET}`,
    });
    return data?.expires_at ? new Date(data.expires_at * 1000) : null;
  }

  private async exchange(tx: Tx, stopped: boolean): Promise<boolean> {
    const { text, version } = await this.tokens.current();
    const { WHATSAPP_APP_ID, WHATSAPP_APP_SECRET } = this.config.settings;
    const fresh = await this.get<Exchange>('/oauth/access_token', {
      grant_type: 'fb_exchange_token',
      client_id: WHATSAPP_APP_ID,
      client_secret: WHATSAPP_APP_SECRET,
      fb_exchange_token: text,
    }).catch((): Exchange => ({}));
    if (!fresh.access_token) {
      this.logger.error({ version }, 'the token of the messaging provider was not exchanged');
      if (!stopped) tx.emit('messaging.sending_stopped', { reason: 'token_not_refreshed' });
      return false;
    }
    await tx.query(
      'insert into messaging.provider_tokens (version, sealed, expires_at) values ((select coalesce(max(version), 0) + 1 from messaging.provider_tokens), $1, $2)',
      [
        this.tokens.seal(fresh.access_token),
        fresh.expires_in ? new Date(Date.now() + fresh.expires_in * 1000) : null,
      ],
    );
    this.logger.info({ after: version }, 'the token of the messaging provider was exchanged');
    return resumeSending(tx, 'token');
  }

  private async get<T>(path: string, query: Record<string, string>): Promise<T> {
    const answer = await this.connection.pool.request({
      path: this.connection.underVersion(this.config.settings.WHATSAPP_VERSION, path),
      query,
      method: 'GET',
      headersTimeout: TIMEOUT_MS,
    });
    return (await answer.body.json()) as T;
  }
}
