import type { Settings } from '../src/settings';
import { startSandbox, type Sandbox } from '../src/start';
import { AProduct } from './a-product';

export const seller = 'MPL2611-AAAABBBB-CCCCDDDD-EEEEFFFF';

export interface Answer {
  status: number;
  body: Record<string, unknown> & { error?: { code: number; error_data?: { details: string } } };
}

/** A running sandbox with a product listening to it, and the calls its tests make. */
export class ASandbox {
  private constructor(
    readonly sandbox: Sandbox,
    readonly product: AProduct,
  ) {}

  static async running(settings: Partial<Settings> = {}): Promise<ASandbox> {
    const product = await AProduct.listening();
    const sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl: product.url, settings });
    return new ASandbox(sandbox, product);
  }

  async close(): Promise<void> {
    await this.sandbox.close();
    await this.product.stop();
  }

  async reset(): Promise<void> {
    await this.call('POST', '/_sandbox/reset');
    this.product.received.length = 0;
    this.product.answerWith = 200;
  }

  async call(
    method: string,
    path: string,
    content?: unknown,
    headers: Record<string, string> = {},
    // hundreds are sent together, also on a busy machine
    timeoutMs = 30_000,
  ): Promise<Answer> {
    const answer = await fetch(this.sandbox.url + path, {
      method,
      headers: { ...(content === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(content === undefined ? {} : { body: JSON.stringify(content) }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as Answer['body']) : { text },
    };
  }

  async read<T>(path: string): Promise<T> {
    const { body } = await this.call('GET', path);
    return body as T;
  }

  send(message: unknown, token = 'sandbox-token', timeoutMs?: number): Promise<Answer> {
    const authorization = `Bearer ${token}`;
    return this.call('POST', '/whatsapp/v25.0/1099/messages', message, { authorization }, timeoutMs);
  }

  sendDayOf(phones: string[]): Promise<Answer[]> {
    return Promise.all(phones.map((phone) => this.send(dayOfMessage(phone))));
  }

  behave(service: string, rule: string, more: object = {}): Promise<Answer> {
    return this.call('PUT', '/_sandbox/behaviour', { service, rule, ...more });
  }

  payme(name: string, content: object): Promise<Answer> {
    return this.call('POST', `/payme/api/${name}`, { seller_payme_id: seller, ...content });
  }
}

const texts = (values: string[]) => ({
  type: 'body',
  parameters: values.map((text) => ({ type: 'text', text })),
});

/** Phones of as many people. */
export const numbers = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `97253${String(1_000_000 + at)}`);

/** A day-of template: no picture, no buttons. */
export const dayOfMessage = (to: string, data = `day:${to}`) => ({
  messaging_product: 'whatsapp',
  to,
  type: 'template',
  biz_opaque_callback_data: data,
  template: {
    name: 'rsvp_day_of',
    language: { code: 'he', policy: 'deterministic' },
    components: [texts(['דנה', 'נועה ואיתי', 'יום ה׳, 17 בדצמבר, 19:30', 'גן האלה'])],
  },
});

export const invitation = (to: string) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to,
  type: 'template',
  biz_opaque_callback_data: `invite:${to}`,
  template: {
    name: 'rsvp_invite_wedding',
    language: { code: 'he' },
    components: [
      { type: 'header', parameters: [{ type: 'image', image: { id: '889900112233' } }] },
      texts(['ליאור ונטע', 'נועה ואיתי', 'יום ה׳, 17 בדצמבר, 19:30', 'גן האלה, שדה ורבורג']),
      ...['yes', 'no', 'maybe'].map((answer, index) => ({
        type: 'button',
        sub_type: 'quick_reply',
        index: String(index),
        parameters: [{ type: 'payload', payload: `v1|r1|attending|${answer}|sig` }],
      })),
    ],
  },
});

export const textMessage = (to: string, body = 'תודה!') => ({
  messaging_product: 'whatsapp',
  to,
  type: 'text',
  text: { body },
});
