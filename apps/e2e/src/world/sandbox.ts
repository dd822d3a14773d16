import { MINUTE_MS } from '@smachot/kernel';
import { sandboxUrl } from '../surroundings';
import { isMaskOf, type TestCard } from './cards';

export type Sms = { to: string; text: string; at: string };
export type Mail = { subject: string; text: string };
type Button = { type: string; index: string; parameters: { type: string; payload?: string }[] };
type Section = { rows: { id: string; title: string }[] };
export type ChatMessage = {
  wamid: string;
  to: string;
  type: string;
  at: string;
  statuses: { status: string; at: string }[];
  body: {
    biz_opaque_callback_data?: string;
    text?: { body: string };
    template?: { name: string; components?: Button[] };
    interactive?: {
      type: string;
      body: { text: string };
      action: { sections?: Section[]; buttons?: { reply: { id: string; title: string } }[] };
    };
  };
};
export type Sale = {
  saleId: string;
  /** The product's own reference. */
  transactionId: string;
  type: string;
  /** Agorot, as are `charged` and `refunded`. */
  price: number;
  status: string;
  charged: number;
  refunded: number;
  buyer?: { mask: string };
};

/** Calls the sandbox's control API; POST when there is a body and no method is given. */
export async function askSandbox<T>(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<T> {
  const answer = await fetch(`${sandboxUrl}/_sandbox/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`sandbox ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Of whatever a journey or a fault test waits for: no slow hour reaches it. */
export const LONGEST_WAIT_MS = 15 * MINUTE_MS;

/** Polls until there is a result; the outside world takes its time. */
export async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${what}: not within ${LONGEST_WAIT_MS / MINUTE_MS} minutes`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

export type Measured = { service: 'product' | 'web'; event: Record<string, unknown> };

/** The outside world, as the sandbox simulates it. Phones are E.164. */
export const outside = {
  /** The events both analytics services received, oldest first. */
  measured: () => askSandbox<Measured[]>('analytics'),
  smsTo: (phone: string) => askSandbox<Sms[]>(`sms?to=${encodeURIComponent(phone)}`),
  mailsTo: (address: string) => askSandbox<Mail[]>(`mail?to=${encodeURIComponent(address)}`),
  chatOf: (phone: string) => askSandbox<ChatMessage[]>(`whatsapp/messages?to=${encodeURIComponent(phone)}`),
  /** Sales paid with this card, oldest first; the check made when it was saved is none. */
  async salesOn(card: TestCard): Promise<Sale[]> {
    const sales = await askSandbox<Sale[]>('payments/sales');
    return sales.filter(({ buyer, type }) => type !== 'token' && buyer && isMaskOf(buyer.mask, card));
  },
  cardToken: (number: string, expiry: string) =>
    askSandbox<{ token: string; card: { mask: string; expiry: string }; brand: string }>('payments/token', {
      number,
      expiry,
    }),
  reply: (phone: string, answer: { wamid?: string; payload?: string; listId?: string; text?: string }) =>
    askSandbox('whatsapp/reply', { to: phone, ...answer }),

  /** The next payments by card, as many as `count`, fail or require a challenge by this rule. */
  nextPayments: (rule: '3ds', count = 1) =>
    askSandbox('behaviour', { service: 'payments', rule, count }, 'PUT'),

  /** Codes sent to this phone, oldest first; other messages (for example about a new order) are left out. */
  async codesTo(phone: string): Promise<string[]> {
    return (await outside.smsTo(phone)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
  },
  /** The newest code, once there are `count` of them. */
  codeFor: (phone: string, count = 1): Promise<string> =>
    until(`code for ${phone}`, async () => {
      const codes = await outside.codesTo(phone);
      return codes.length >= count ? codes.at(-1) : undefined;
    }),
};
