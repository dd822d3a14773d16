import { createECDH } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { request } from 'undici';
import { Config } from '../config/config';
import { serviceTest } from '../config/push-settings';
import { Logger } from '../logging/logger';
import { traced } from '../tracing/tracing';

/** A browser's subscription: the address at its push service, and the keys a message is encrypted with (RFC 8291), as base64url. */
export type PushSubscription = { endpoint: string; p256dh: string; auth: string };
export type PushMessage = {
  payload: string;
  /** At most 32 characters of base64url: the push service replaces a waiting message of the same topic. */
  topic: string;
  /** Seconds for which the push service keeps it for a device that is off. */
  ttl: number;
  urgent: boolean;
};
/**
 * accepted: the push service has it. gone: the subscription is over. later: it was not taken, or there was no answer, to be sent again
 * after so many seconds, null: the service named none. refused: sending it again would not help.
 */
export type PushOutcome =
  | { is: 'accepted' }
  | { is: 'gone' }
  | { is: 'later'; afterSeconds: number | null }
  | { is: 'refused' };

const TIMEOUT_MS = 8000;
const GONE = new Set([404, 410]);
/** Base64url of 65 and of 16 bytes. */
const PUBLIC_KEY = /^[\w-]{87}$/;
const SECRET = /^[\w-]{22}$/;

const isPublicKey = (key: string): boolean => {
  if (!PUBLIC_KEY.test(key)) return false;
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    curve.computeSecret(Buffer.from(key, 'base64url'));
    return true;
  } catch {
    return false;
  }
};

/** `Retry-After` in seconds: a number of them, or a date. */
const secondsIn = (header: string | string[] | undefined): number | null => {
  const text = String(header ?? '');
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
};

/** Sends notices to browsers by Web Push: encrypted by RFC 8291, signed by RFC 8292 with VAPID_PRIVATE_KEY. */
@Injectable()
export class PushGateway {
  private readonly isService: (address: string) => boolean;
  readonly publicKey: string | null;

  constructor(
    private readonly config: Config,
    private readonly logger: Logger,
  ) {
    this.isService = serviceTest(config.settings.PUSH_SERVICES);
    this.publicKey = config.pushKeys?.publicKey ?? null;
  }

  /** Whether it is a subscription at one of the known push services, with keys that can be used. */
  accepts({ endpoint, p256dh, auth }: PushSubscription): boolean {
    return this.isService(endpoint) && SECRET.test(auth) && isPublicKey(p256dh);
  }

  send(subscription: PushSubscription, message: PushMessage): Promise<PushOutcome> {
    return traced('push', { kind: 'client', attributes: { 'smachot.push': message.topic } }, async (span) => {
      const outcome = await this.post(subscription, message);
      span?.set({ 'smachot.outcome': outcome.is });
      return outcome;
    });
  }

  private async post(subscription: PushSubscription, message: PushMessage): Promise<PushOutcome> {
    // the list of services may have become shorter since it was stored
    if (!this.isService(subscription.endpoint)) return { is: 'gone' };
    const { host } = new URL(subscription.endpoint);
    try {
      const { endpoint, headers, body } = await this.signed(subscription, message);
      const answer = await request(endpoint, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body.dump();
      const { statusCode } = answer;
      if (statusCode >= 200 && statusCode < 300) return { is: 'accepted' };
      if (GONE.has(statusCode)) return { is: 'gone' };
      this.logger.warn(
        { http: statusCode, host, push: message.topic },
        'a push service did not take a notice',
      );
      return statusCode === 429 || statusCode >= 500
        ? { is: 'later', afterSeconds: secondsIn(answer.headers['retry-after']) }
        : { is: 'refused' };
    } catch (error) {
      this.logger.warn({ error, host, push: message.topic }, 'a push service was not reached');
      return { is: 'later', afterSeconds: null };
    }
  }

  private async signed({ endpoint, ...keys }: PushSubscription, message: PushMessage) {
    const { payload, topic, ttl, urgent } = message;
    // most processes push nothing: it is loaded with the first notice
    const { default: webPush } = await import('web-push');
    const details = webPush.generateRequestDetails({ endpoint, keys }, payload, {
      vapidDetails: { ...this.config.pushKeys!, subject: this.subject() },
      TTL: ttl,
      urgency: urgent ? 'high' : 'normal',
      topic,
      contentEncoding: 'aes128gcm',
    });
    const headers = Object.entries(details.headers).map(([name, value]): [string, string] => [
      name.toLowerCase(),
      String(value),
    ]);
    return { endpoint, headers: Object.fromEntries(headers), body: details.body };
  }

  /** Whom the push service writes to when our notices harm it. */
  private subject(): string {
    const { MAIL_FROM } = this.config.settings;
    return `mailto:${/<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
  }
}
