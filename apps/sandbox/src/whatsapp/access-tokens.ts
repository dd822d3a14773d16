import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../settings';

/** Seconds: the sixty days of an exchanged token. */
export const TOKEN_LIFE_S = 5_183_944;

/**
 * System-user tokens. The configured one never expires; exchanged ones carry their expiry and a mac, so that a token the
 * product stored still works after the sandbox was restarted. Expiry is by real time: tokens never follow the moved clock.
 */
export class AccessTokens {
  /** Checking a mac per message would cost more than the message. */
  private readonly knownGood = new Map<string, number>();
  private serial = 0;

  constructor(private readonly settings: Settings) {}

  accepts(token: string): boolean {
    if (token === this.settings.WHATSAPP_TOKEN) return true;
    return this.expiry(token) * 1000 > Date.now();
  }

  exchange(): string {
    this.serial += 1;
    const expires = Math.floor(Date.now() / 1000) + TOKEN_LIFE_S;
    const content = `${expires}Z${this.serial}Z${Date.now()}`;
    return `EAAB${content}Z${this.mac(content)}`;
  }

  /** Unix seconds; 0 for the endless token and for an unknown token. */
  expiry(token: string): number {
    const known = this.knownGood.get(token);
    if (known !== undefined) return known;
    const [, content, mac] = /^EAAB([0-9Z]+)Z([0-9A-F]{40})$/.exec(token) ?? [];
    if (!content || !mac || !timingSafeEqual(Buffer.from(mac), Buffer.from(this.mac(content)))) return 0;
    const expires = Number(content.split('Z')[0]);
    this.knownGood.set(token, expires);
    return expires;
  }

  private mac(content: string): string {
    const hex = createHmac('sha256', this.settings.WHATSAPP_APP_SECRET).update(content).digest('hex');
    return hex.slice(0, 40).toUpperCase();
  }
}
