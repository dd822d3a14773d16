import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Days for which an upload is used: the provider forgets uploads after 30 days. */
const USABLE_DAYS = 29;

/** Repository of pictures uploaded to the provider; each statement commits by itself. */
@Injectable()
export class MediaRepository {
  constructor(private readonly source: DataSource) {}

  /** The provider's id of an uploaded picture; undefined when it has to be uploaded. */
  async find(fileKey: string): Promise<string | undefined> {
    const rows = await this.source.query<{ media_id: string }[]>(
      'select media_id from messaging.media where file_key = $1 and expires_at > now()',
      [fileKey],
    );
    return rows[0]?.media_id;
  }

  async save(fileKey: string, mediaId: string): Promise<void> {
    await this.source.query(
      `insert into messaging.media (file_key, media_id, expires_at) values ($1, $2, now() + interval '${USABLE_DAYS} days')
       on conflict (file_key) do update set media_id = excluded.media_id, expires_at = excluded.expires_at`,
      [fileKey, mediaId],
    );
  }

  async deleteAll(): Promise<void> {
    await this.source.query('delete from messaging.media');
  }
}
