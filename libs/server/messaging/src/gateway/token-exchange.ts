import { Injectable } from '@nestjs/common';
import { Config } from '@smachot/server-platform';
import { CloudConnection } from './cloud-connection';

const TIMEOUT_MS = 10_000;

type Exchange = { access_token?: string; expires_in?: number };
type Inspection = { data?: { is_valid?: boolean; expires_at?: number } };

/** The provider's calls about access tokens. */
@Injectable()
export class TokenExchange {
  constructor(
    private readonly connection: CloudConnection,
    private readonly config: Config,
  ) {}

  /** When a token ends; null: never. */
  async expiryOf(token: string): Promise<Date | null> {
    const { WHATSAPP_APP_ID, WHATSAPP_APP_SECRET } = this.config.settings;
    const { data } = await this.get<Inspection>('/debug_token', {
      input_token: token,
      access_token: `${WHATSAPP_APP_ID}|${WHATSAPP_APP_SECRET}`,
    });
    return data?.expires_at ? new Date(data.expires_at * 1000) : null;
  }

  /** A fresh token for this one; undefined when the provider refuses or does not answer. */
  async exchange(token: string): Promise<{ token: string; expiresAt: Date | null } | undefined> {
    const { WHATSAPP_APP_ID, WHATSAPP_APP_SECRET } = this.config.settings;
    const { access_token, expires_in } = await this.get<Exchange>('/oauth/access_token', {
      grant_type: 'fb_exchange_token',
      client_id: WHATSAPP_APP_ID,
      client_secret: WHATSAPP_APP_SECRET,
      fb_exchange_token: token,
    }).catch((): Exchange => ({}));
    if (!access_token) return undefined;
    return { token: access_token, expiresAt: expires_in ? new Date(Date.now() + expires_in * 1000) : null };
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
