import { sandboxUrl } from '../../src/surroundings';
import type { ChatMessage } from '../../src/world/sandbox';

export type AcceptedMessage = ChatMessage & {
  statuses: { status: string; at: string }[];
  body: { biz_opaque_callback_data?: string };
};
export type SaleRecord = {
  saleId: string;
  /** The product's own reference. */
  transactionId: string;
  /** Agorot. */
  price: number;
  charged: number;
  refunded: number;
  status: string;
};
export type Misbehaviour = {
  service: 'whatsapp' | 'payments' | 'sms';
  rule: string;
  share?: number;
  count?: number;
  value?: number;
  to?: string[];
};

async function ask<T>(method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${sandboxUrl}/_sandbox/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`sandbox ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** All of the outside world at once, where the journeys look at one guest. */
export const outsideWorld = {
  accepted: () => ask<AcceptedMessage[]>('GET', 'whatsapp/messages'),
  sales: () => ask<SaleRecord[]>('GET', 'payments/sales'),
  async misbehave(rules: Misbehaviour[]): Promise<void> {
    for (const rule of rules) await ask('PUT', 'behaviour', rule);
  },
  async behave(rules: Misbehaviour[]): Promise<void> {
    for (const { service, rule } of rules) await ask('PUT', 'behaviour', { service, rule, share: 0 });
  },
  /** Messages it accepted so far. */
  messages: async () => (await ask<{ messages: number }>('GET', 'health')).messages,
  /** Whether everything it had to tell the product has been told. */
  async hasTold(): Promise<boolean> {
    const { statusesToCome, webhooksQueued, callbacksQueued } = await ask<Record<string, number>>(
      'GET',
      'health',
    );
    return statusesToCome === 0 && webhooksQueued === 0 && callbacksQueued === 0;
  },
};
