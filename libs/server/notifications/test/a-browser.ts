import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushedNotice, PushSubscriptionKeys } from '@smachot/contracts';

const utf8 = (text: string): Buffer => Buffer.from(text);

/** A browser that subscribed at the stand-in's push service: it alone can read what comes for it. */
export class ABrowser {
  private readonly keys: ECDH = createECDH('prime256v1');
  private readonly secret = randomBytes(16);
  readonly device = randomBytes(9).toString('base64url');
  readonly subscription: PushSubscriptionKeys;

  constructor(private readonly pushService: string) {
    this.keys.generateKeys();
    this.subscription = {
      endpoint: `${pushService}/push/${this.device}`,
      p256dh: this.keys.getPublicKey('base64url'),
      auth: this.secret.toString('base64url'),
    };
  }

  /** What came for it, as its service worker gets it, with the header fields. */
  async received(): Promise<{ notice: PushedNotice; ttl: number; urgency: string; topic: string }[]> {
    const answer = await fetch(`${this.pushService}/_sandbox/push?device=${this.device}`);
    const messages = (await answer.json()) as { body: string; ttl: number; urgency: string; topic: string }[];
    return messages.map(({ body, ttl, urgency, topic }) => ({
      notice: JSON.parse(this.decrypt(Buffer.from(body, 'base64url'))) as PushedNotice,
      ...{ ttl, urgency, topic },
    }));
  }

  /** RFC 8291: the header holds the salt, the record size and the sender's key; one record follows. */
  private decrypt(body: Buffer): string {
    const [salt, idLength] = [body.subarray(0, 16), body[20]!];
    const senderKey = body.subarray(21, 21 + idLength);
    const record = body.subarray(21 + idLength);
    const shared = this.keys.computeSecret(senderKey);
    const info = Buffer.concat([utf8('WebPush: info\0'), this.keys.getPublicKey(), senderKey]);
    const key = Buffer.from(hkdfSync('sha256', shared, this.secret, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, utf8(`Content-Encoding: ${name}\0`), length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    // padding: a delimiter of 2, then zeros
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}
