import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { Config, type Settings } from '../config/config';
import { Secrets } from '../secrets/secrets';

const MOST_KNOWN = 10_000;
/** Stands in no JSON: there it is written as an escape. */
const MARK = '\u0001';
/** Stands for the file's address in a text that is kept, until `signedIn`. Put into JSON after it is written, not before. */
export const addressLater = (key: string): string => `${MARK}${key}${MARK}`;

/** Files under keys we make; a folder in development, S3 by configuration. Addresses are signed and expire. */
@Injectable()
export class FileStore {
  /** The cloud's own library is large: only who keeps files there loads it. */
  private readonly disk: Promise<Disk>;
  /** A page of stores has forty addresses, mostly the same ones. */
  private readonly known = new Map<string, string>();

  constructor(
    private readonly config: Config,
    private readonly secrets: Secrets,
  ) {
    this.disk = config.settings.FILES_DRIVER === 's3' ? this.s3(config.settings) : this.folder();
  }

  async put(key: string, content: Buffer, contentType: string): Promise<void> {
    await (await this.disk).put(key, content, { contentType, contentLength: content.length });
  }
  async read(key: string): Promise<Buffer> {
    return Buffer.from(await (await this.disk).getBytes(key));
  }
  async stream(key: string): Promise<Readable> {
    return (await this.disk).getStream(key);
  }
  async delete(key: string): Promise<void> {
    await (await this.disk).delete(key).catch(() => undefined);
  }

  /**
   * An address that anybody who has it may read until it expires. The expiry is rounded to a quarter of the
   * lifetime, so that the same picture keeps its address for a while and browsers may cache it.
   */
  signedUrl(key: string, lifetimeSeconds = 7 * 86_400): string {
    const step = Math.max(1, Math.floor(lifetimeSeconds / 4));
    const expires = (Math.floor(Date.now() / 1000 / step) + 5) * step;
    const name = `${key}?expires=${expires}`;
    const known = this.known.get(name);
    if (known) return known;
    const address = `/v1/files/${name}&signature=${this.signature(key, String(expires))}`;
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(name, address);
    return address;
  }
  /** A text with the addresses of the files it names by `addressLater`. */
  signedIn(text: string): string {
    const parts = text.split(MARK);
    for (let at = 1; at < parts.length; at += 2) parts[at] = this.signedUrl(parts[at]!);
    return parts.join('');
  }
  /** True for an unexpired address made by `signedUrl`. */
  mayRead(key: string, expires: string, signature: string): boolean {
    return (
      Number(expires) > Date.now() / 1000 && this.secrets.matches('file-url', `${key}\n${expires}`, signature)
    );
  }

  private signature(key: string, expires: string): string {
    return this.secrets.sign('file-url', `${key}\n${expires}`);
  }
  private folder(): Promise<Disk> {
    const driver = new FSDriver({ location: this.config.settings.FILES_DIR, visibility: 'private' });
    return Promise.resolve(new Disk(driver));
  }
  /** Refuses to boot without its keys. */
  private s3({ S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY }: Settings): Promise<Disk> {
    if (!S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY)
      throw new Error('FILES_DRIVER=s3 needs S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY');
    const options = {
      bucket: S3_BUCKET,
      region: S3_REGION ?? 'us-east-1',
      ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
      credentials: { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY },
      visibility: 'private',
      supportsACL: false,
    } as const;
    return import('flydrive/drivers/s3').then(({ S3Driver }) => new Disk(new S3Driver(options)));
  }
}

export const contentHash = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);
