import { Injectable } from '@nestjs/common';
import { Config, Secrets } from '@smachot/server-platform';
import { DataSource } from 'typeorm';

export type Token = { text: string; version: number };
const PURPOSE = 'provider-token';
const REREAD_MS = 30_000;

/**
 * The access token for sending. Version 0 is the configured one; exchanged ones are stored sealed, and the newest that is
 * not retired counts. The previous one stays usable until the newest has been accepted once.
 */
@Injectable()
export class ProviderTokens {
  private known?: Token;
  private reading?: Promise<void>;
  private readAt = 0;
  private confirmed = 0;

  constructor(
    private readonly source: DataSource,
    private readonly secrets: Secrets,
    private readonly config: Config,
  ) {}

  async current(): Promise<Token> {
    if (!this.known || Date.now() - this.readAt > REREAD_MS) await this.reread();
    return this.known!;
  }

  /** Reads the newest token; concurrent callers share one statement. */
  reread(): Promise<void> {
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async read(): Promise<void> {
    const rows = await this.source.query<{ version: number; sealed: string }[]>(
      'select version, sealed from messaging.provider_tokens where retired_at is null order by version desc limit 1',
    );
    const newest = rows[0];
    this.known = newest
      ? { version: newest.version, text: this.secrets.open(PURPOSE, newest.sealed) }
      : { version: 0, text: this.config.settings.WHATSAPP_TOKEN };
    this.readAt = Date.now();
  }

  seal(token: string): string {
    return this.secrets.seal(PURPOSE, token);
  }

  /** Confirms a token that the provider accepted: the previous ones are not needed any more. */
  async confirm({ version }: Token): Promise<void> {
    if (version <= this.confirmed) return;
    this.confirmed = version;
    await this.source.query(
      `update messaging.provider_tokens set confirmed_at = coalesce(confirmed_at, case when version = $1 then now() end),
         retired_at = case when version < $1 then coalesce(retired_at, now()) end
       where version <= $1 and (confirmed_at is null or retired_at is null)`,
      [version],
    );
  }

  /**
   * Handles a token that the provider refused. A fresh one that was never accepted is dropped, so that the previous one is
   * used again. Answers true when another token is available, also because it was exchanged concurrently.
   */
  async refused({ version }: Token): Promise<boolean> {
    if (version > this.confirmed)
      await this.source.query(
        'update messaging.provider_tokens set retired_at = now() where version = $1 and confirmed_at is null and retired_at is null',
        [version],
      );
    await this.reread();
    return this.known!.version !== version;
  }
}
