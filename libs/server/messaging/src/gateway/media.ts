import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@smachot/kernel';
import { FileStore, Logger } from '@smachot/server-platform';
import { DataSource } from 'typeorm';
import { FormData } from 'undici';
import { CloudConnection } from './cloud-connection';
import { OwnPicture } from './own-picture';
import { ProviderTokens } from './provider-tokens';

/** The provider forgets uploads after 30 days. */
const KEPT_DAYS = 29;
const UPLOAD_TIMEOUT_MS = 30_000;

/** Uploads a picture once and stores the provider's id of it. */
@Injectable()
export class Media {
  private readonly known = new Map<string, { id: Promise<string>; till: number }>();

  constructor(
    private readonly source: DataSource,
    private readonly files: FileStore,
    private readonly own: OwnPicture,
    private readonly connection: CloudConnection,
    private readonly tokens: ProviderTokens,
    private readonly logger: Logger,
  ) {}

  /** The provider's id of a picture. Rejects when it cannot be read or uploaded; its messages are retried later. */
  async idOf(fileKey: string | null): Promise<string> {
    const key = fileKey ?? (await this.own.key());
    const known = this.known.get(key);
    if (known && known.till > Date.now()) return known.id;
    const id = this.find(key);
    this.known.set(key, { id, till: Date.now() + HOUR_MS });
    id.catch(() => this.known.delete(key));
    if (this.known.size > 1000) this.known.delete(this.known.keys().next().value!);
    return id;
  }

  /** Forgets all uploaded pictures. The provider reports that a picture is gone, but not which: all are uploaded anew. */
  async forgetAll(): Promise<void> {
    this.known.clear();
    await this.source.query('delete from messaging.media');
    this.logger.warn({}, 'pictures at the provider forgotten');
  }

  private async find(key: string): Promise<string> {
    const rows = await this.source.query<{ media_id: string }[]>(
      'select media_id from messaging.media where file_key = $1 and expires_at > now()',
      [key],
    );
    return rows[0]?.media_id ?? this.upload(key);
  }

  private async upload(key: string): Promise<string> {
    const bytes = await this.files.read(key);
    const form = new FormData();
    form.set('messaging_product', 'whatsapp');
    form.set('type', 'image/jpeg');
    form.set('file', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'invitation.jpg');
    const { text } = await this.tokens.current();
    const answer = await this.connection.pool.request({
      path: this.connection.mediaPath,
      method: 'POST',
      headers: { authorization: `Bearer ${text}` },
      body: form,
      headersTimeout: UPLOAD_TIMEOUT_MS,
    });
    const { id } = (await answer.body.json()) as { id?: string };
    if (!id) throw new Error(`picture not taken: ${answer.statusCode}`);
    await this.source.query(
      `insert into messaging.media (file_key, media_id, expires_at) values ($1, $2, now() + interval '${KEPT_DAYS} days')
       on conflict (file_key) do update set media_id = excluded.media_id, expires_at = excluded.expires_at`,
      [key, id],
    );
    return id;
  }
}
