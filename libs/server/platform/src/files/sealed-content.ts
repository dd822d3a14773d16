import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/**
 * A sealed file: `SMF1`, the length of the key's id, the id, a salt; then segments of 64 KiB, each AES-256-GCM with its tag. Every
 * file has a key of its own, derived from the salt and its name, so a counter is a nonce: the number of the segment, and whether it
 * is the last one. Segments that were changed, swapped, cut off or taken from another file are not opened.
 */
const MAGIC = Buffer.from('SMF1');
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const SEGMENT_BYTES = 64 * 1024;
const STORED_BYTES = SEGMENT_BYTES + TAG_BYTES;
const ALGORITHM = 'aes-256-gcm';

/** The name under which a file is stored is part of its key. */
export type SealedName = { key: Buffer; name: string };

const keyOf = ({ key, name }: SealedName, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, name, 32));

const nonceOf = (segment: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(segment, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
};

/** @param keyId of 255 characters at most */
export const sealContent = (content: Buffer, keyId: string, name: SealedName): Buffer => {
  const salt = randomBytes(SALT_BYTES);
  const key = keyOf(name, salt);
  const id = Buffer.from(keyId);
  const parts = [MAGIC, Buffer.from([id.length]), id, salt];
  const segments = Math.max(1, Math.ceil(content.length / SEGMENT_BYTES));
  for (let at = 0; at < segments; at++) {
    const cipher = createCipheriv(ALGORITHM, key, nonceOf(at, at === segments - 1));
    const segment = content.subarray(at * SEGMENT_BYTES, (at + 1) * SEGMENT_BYTES);
    parts.push(cipher.update(segment), cipher.final(), cipher.getAuthTag());
  }
  return Buffer.concat(parts);
};

/** Opens a sealed file while it is read: what it hands on is authentic, in order, and whole when it ends without an error. */
export class OpenedContent extends Transform {
  private held = Buffer.alloc(0);
  private key?: Buffer;
  private segment = 0;

  /** @param nameOf the key of a key's id; it throws for one that is gone */
  constructor(private readonly nameOf: (keyId: string) => SealedName) {
    super();
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.settle(done, () => {
      this.held = Buffer.concat([this.held, chunk]);
      this.key ??= this.readHeader();
      if (!this.key) return;
      // a full segment is the last one when nothing follows it
      while (this.held.length > STORED_BYTES) this.openSegment(STORED_BYTES, false);
    });
  }

  override _flush(done: TransformCallback): void {
    this.settle(done, () => {
      if (!this.key || this.held.length < TAG_BYTES) throw new Error('a sealed file is cut off');
      this.openSegment(this.held.length, true);
    });
  }

  private readHeader(): Buffer | undefined {
    const idAt = MAGIC.length + 1;
    if (this.held.length < idAt) return undefined;
    if (!this.held.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('a file is not sealed');
    const saltAt = idAt + this.held[MAGIC.length]!;
    if (this.held.length < saltAt + SALT_BYTES) return undefined;
    const name = this.nameOf(this.held.subarray(idAt, saltAt).toString());
    const salt = this.held.subarray(saltAt, saltAt + SALT_BYTES);
    this.held = this.held.subarray(saltAt + SALT_BYTES);
    return keyOf(name, salt);
  }

  private openSegment(bytes: number, isLast: boolean): void {
    const decipher = createDecipheriv(ALGORITHM, this.key!, nonceOf(this.segment++, isLast));
    decipher.setAuthTag(this.held.subarray(bytes - TAG_BYTES, bytes));
    const opened = decipher.update(this.held.subarray(0, bytes - TAG_BYTES));
    decipher.final();
    this.push(opened);
    this.held = this.held.subarray(bytes);
  }

  private settle(done: TransformCallback, work: () => void): void {
    try {
      work();
      done();
    } catch (error) {
      done(error as Error);
    }
  }
}
