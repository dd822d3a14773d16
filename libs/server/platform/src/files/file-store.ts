import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { DAY_SECONDS } from '@smachot/kernel';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { Config, type Settings } from '../config/config';
import { filesOf } from '../images/variants';
import { Secrets } from '../secrets/secrets';

/** Seconds. */
const WEEK = 7 * DAY_SECONDS;
const expiryOf = (lifetimeSeconds: number): number => {
  const step = Math.max(1, Math.floor(lifetimeSeconds / 4));
  return (Math.floor(Date.now() / 1000 / step) + 5) * step;
};
const MAX_KNOWN = 10_000;
/** A character that JSON never contains unescaped. */
const MARK = '\u0001';
/** A placeholder for the file's address in a stored text, until `signedIn`. It is inserted into JSON after serialization, not before. */
export const addressLater = (key: string): string => `${MARK}${key}${MARK}`;

/** Whether a storage error says that there is no such file; flydrive wraps the error of the driver. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === 'ENOENT' || error.code === 'NoSuchKey')) || isMissing(error.cause));

/** Files under keys we make; a folder in development, S3 by configuration. Addresses are signed and expire. */
@Injectable()
export class FileStore {
  private readonly log = new Logger('FileStore');
  /** The library of the cloud is large: only processes that store files there load it. */
  private readonly disk: Promise<Disk>;
  /** A page of stores has forty addresses, mostly the same ones. */
  private known = { expires: 0, addresses: new Map<string, string>() };

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
  /** Opens a file. Rejects when it does not exist: a folder reports that only when it is read. */
  async stream(key: string): Promise<Readable> {
    const stream = await (await this.disk).getStream(key);
    await once(stream, 'readable');
    return stream;
  }
  /** Deletes a file; of a picture every size. One that is missing is deleted already; any other failure is logged, and the file stays. */
  async delete(key: string): Promise<void> {
    const disk = await this.disk;
    await Promise.all(
      filesOf(key).map((each) =>
        disk.delete(each).catch((error: unknown) => {
          if (!isMissing(error)) this.log.error(`could not delete ${each}: ${String(error)}`);
        }),
      ),
    );
  }

  /**
   * An address with which any holder may read the file until it expires. The expiry is rounded to a quarter of the
   * lifetime, so that the same picture keeps its address for a while and browsers may cache it.
   */
  signedUrl(key: string, lifetimeSeconds = WEEK): string {
    const expires = expiryOf(lifetimeSeconds);
    return lifetimeSeconds === WEEK ? this.knownUntil(expires, key) : this.address(key, expires);
  }
  /** Renews the signature of our own file address; any other address stays as it is. */
  renewed(address: string): string {
    const key = /^\/v1\/files\/([^?]+)\?expires=\d+&signature=/.exec(address)?.[1];
    return key === undefined ? address : this.signedUrl(key);
  }
  /** A text in which the placeholders of `addressLater` are replaced by signed addresses. */
  signedIn(text: string): string {
    const parts = text.split(MARK);
    const expires = expiryOf(WEEK);
    for (let at = 1; at < parts.length; at += 2) parts[at] = this.knownUntil(expires, parts[at]!);
    return parts.join('');
  }
  /** True for an unexpired address made by `signedUrl`. */
  mayRead(key: string, expires: string, signature: string): boolean {
    return (
      Number(expires) > Date.now() / 1000 && this.secrets.matches('file-url', `${key}\n${expires}`, signature)
    );
  }

  private knownUntil(expires: number, key: string): string {
    if (this.known.expires !== expires || this.known.addresses.size >= MAX_KNOWN)
      this.known = { expires, addresses: new Map() };
    const known = this.known.addresses.get(key);
    if (known) return known;
    // a copy: a slice of a page's text would keep the whole text in memory
    const own = Buffer.from(key).toString();
    const address = this.address(own, expires);
    this.known.addresses.set(own, address);
    return address;
  }
  private address(key: string, expires: number): string {
    return `/v1/files/${key}?expires=${expires}&signature=${this.signature(key, String(expires))}`;
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
