import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config';

/** Encrypts and signs with a key for each purpose, derived from the one master secret, so that no key opens another purpose's data. */
@Injectable()
export class Secrets {
  private readonly keys = new Map<string, Buffer>();
  constructor(private readonly config: Config) {}

  /** HMAC-SHA256, hex. For suppression lists, one-time codes, signed addresses, payloads of buttons. */
  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.key(purpose)).update(text).digest('hex');
  }
  /** Constant-time check of `sign`. */
  matches(purpose: string, text: string, signature: string): boolean {
    return sameText(this.sign(purpose, text), signature);
  }
  /** AES-256-GCM; answer: `v1.` and base64url of nonce, tag and text. */
  seal(purpose: string, text: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key(purpose), nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }
  /** Throws when the text was not sealed with this purpose and key. */
  open(purpose: string, sealed: string): string {
    const bytes = Buffer.from(sealed.replace(/^v1\./, ''), 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.key(purpose), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
  }

  private key(purpose: string): Buffer {
    const known = this.keys.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', this.config.settings.SECRET_KEY, 'smachot', purpose, 32));
    this.keys.set(purpose, key);
    return key;
  }
}

export const sameText = (a: string, b: string): boolean => {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
};
