import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import { Config } from '../config/config';
import { Secrets } from '../secrets/secrets';

/** Files under keys we make; a folder in development, S3 by configuration. Addresses are signed and expire. */
@Injectable()
export class FileStore {
  readonly disk: Disk;

  constructor(
    private readonly config: Config,
    private readonly secrets: Secrets,
  ) {
    this.disk = new Disk(config.settings.FILES_DRIVER === 's3' ? this.s3() : this.folder());
  }

  put(key: string, content: Buffer, contentType: string): Promise<void> {
    return this.disk.put(key, content, { contentType, contentLength: content.length });
  }
  async read(key: string): Promise<Buffer> {
    return Buffer.from(await this.disk.getBytes(key));
  }
  stream(key: string): Promise<Readable> {
    return this.disk.getStream(key);
  }
  async delete(key: string): Promise<void> {
    await this.disk.delete(key).catch(() => undefined);
  }

  /**
   * An address that anybody who has it may read until it expires. The expiry is rounded to a quarter of the
   * lifetime, so that the same picture keeps its address for a while and browsers may cache it.
   */
  signedUrl(key: string, lifetimeSeconds = 7 * 86_400): string {
    const step = Math.max(1, Math.floor(lifetimeSeconds / 4));
    const expires = (Math.floor(Date.now() / 1000 / step) + 5) * step;
    return `/v1/files/${key}?expires=${expires}&signature=${this.signature(key, String(expires))}`;
  }
  /** True for an unexpired address made by `signedUrl`. */
  mayRead(key: string, expires: string, signature: string): boolean {
    return Number(expires) > Date.now() / 1000 && this.secrets.matches('file-url', `${key}\n${expires}`, signature);
  }

  private signature(key: string, expires: string): string {
    return this.secrets.sign('file-url', `${key}\n${expires}`);
  }
  private folder(): FSDriver {
    return new FSDriver({ location: this.config.settings.FILES_DIR, visibility: 'private' });
  }
  private s3(): S3Driver {
    const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY } = this.config.settings;
    if (!S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) throw new Error('FILES_DRIVER=s3 needs S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY');
    return new S3Driver({
      bucket: S3_BUCKET,
      region: S3_REGION ?? 'us-east-1',
      ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
      credentials: { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY },
      visibility: 'private',
      supportsACL: false,
    });
  }
}

export const contentHash = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 32);
