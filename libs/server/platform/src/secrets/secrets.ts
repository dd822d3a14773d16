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

/** The id of the sealing key that is derived from SECRET_KEY. */
const FIRST_KEY = 'v1';
const SEALED = /^([a-z][a-z0-9]*)\.(.+)$/;

/**
 * Encrypts and signs with a key for each purpose, derived from a master secret, so that no key opens another purpose's data.
 * Signatures are made with SECRET_KEY. Texts are sealed with the first of SEALING_KEYS, and opened with the one they name.
 */
@Injectable()
export class Secrets {
  private readonly keys = new Map<string, Buffer>();
  /** Master secrets for sealing by their ids. */
  private readonly masters: Map<string, string>;
  /** The id of the key that new texts are sealed with; it stands before the first dot of a sealed text. */
  readonly sealingKey: string;

  constructor(config: Config) {
    this.masters = new Map([...config.sealingKeys, [FIRST_KEY, config.settings.SECRET_KEY]]);
    this.sealingKey = config.sealingKeys[0]?.[0] ?? FIRST_KEY;
  }

  /** HMAC-SHA256, hex. For suppression lists, one-time codes, signed addresses, payloads of buttons. */
  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.key(FIRST_KEY, purpose)).update(text).digest('hex');
  }
  /** Constant-time check of `sign`. */
  matches(purpose: string, text: string, signature: string): boolean {
    return sameText(this.sign(purpose, text), signature);
  }
  /** AES-256-GCM; answer: the id of the key, a dot, and base64url of nonce, tag and text. */
  seal(purpose: string, text: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key(this.sealingKey, purpose), nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${this.sealingKey}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }
  /** Throws when the text was not sealed with this purpose, or its key is gone. */
  open(purpose: string, sealed: string): string {
    const [, keyId = FIRST_KEY, text = sealed] = SEALED.exec(sealed) ?? [];
    const bytes = Buffer.from(text, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.key(keyId, purpose), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
  }

  /** The key of a purpose for content that is not a text; of the sealing key in use, or of the one that stored content names. */
  sealingKeyFor(purpose: string, id = this.sealingKey): Buffer {
    return this.key(id, `${purpose} content`);
  }

  private key(id: string, purpose: string): Buffer {
    const name = `${id}.${purpose}`;
    const known = this.keys.get(name);
    if (known) return known;
    const master = this.masters.get(id);
    if (master === undefined) throw new Error(`there is no sealing key ${id}`);
    const key = Buffer.from(hkdfSync('sha256', master, 'smachot', purpose, 32));
    this.keys.set(name, key);
    return key;
  }
}

export const sameText = (a: string, b: string): boolean => {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
};
