import { Injectable } from '@nestjs/common';
import { type E164, nationalPhone, withoutForeignLinks } from '@smachot/kernel';
import { request } from 'undici';
import { Config } from '../config/config';
import { Logger } from '../logging/logger';
import { traced } from '../tracing/tracing';

/**
 * The outcome of one SMS. accepted: the gateway took the message. refused: it certainly did not. unknown: no answer in
 * time, it may have gone out; a caller that must not send twice treats it as sent.
 */
export type SendingOutcome = 'accepted' | 'refused' | 'unknown';

const TIMEOUT_MS = 8000;
/** The connection never stood: nothing can have been sent. */
const NOT_REACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
]);

/** Sends text messages through the 019 platform (docs.019sms.co.il): JSON in, `{ status: 0 }` is success. */
@Injectable()
export class SmsGateway {
  constructor(
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  /** Names and words of people lose their links. @param to E.164 @param id ours, echoed in the gateway's reports */
  send(to: string, text: string, id: string): Promise<SendingOutcome> {
    return traced('sms', { kind: 'client', attributes: { 'smachot.text': id } }, async (span) => {
      const outcome = await this.post(to, text, id);
      span?.set({ 'smachot.outcome': outcome });
      return outcome;
    });
  }

  private async post(to: string, text: string, id: string): Promise<SendingOutcome> {
    const { PUBLIC_URL, SMS_BASE_URL, SMS_TOKEN, SMS_USERNAME, SMS_SENDER } = this.config.settings;
    const sms = {
      user: { username: SMS_USERNAME },
      source: SMS_SENDER,
      destinations: { phone: [{ $: { id }, _: localNumber(to) }] },
      message: withoutForeignLinks(text, PUBLIC_URL),
    };
    try {
      const answer = await request(`${SMS_BASE_URL}/api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${SMS_TOKEN}` },
        body: JSON.stringify({ sms }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const said: unknown = await answer.body.json().catch(() => undefined);
      const status = (said as { status?: unknown } | undefined)?.status;
      if (answer.statusCode < 300 && Number(status) === 0 && status !== null && status !== '')
        return 'accepted';
      this.logger.warn({ http: answer.statusCode, status: String(status), sms: id }, 'sms refused');
      return 'refused';
    } catch (error) {
      const reached = !NOT_REACHED.has((error as { code?: string }).code ?? '');
      this.logger.warn({ error, sms: id }, reached ? 'sms without answer' : 'sms gateway not reached');
      return reached ? 'unknown' : 'refused';
    }
  }
}

/** 0521234567 for Israel, digits with country code for the rest. */
const localNumber = (e164: E164): string => nationalPhone(e164).replace(/\D/g, '');
