import { askSandbox, type ChatMessage, type Sale } from '../../src/world/sandbox';

export type Misbehaviour = {
  service: 'whatsapp' | 'payments' | 'sms';
  rule: string;
  share?: number;
  count?: number;
  value?: number;
  to?: string[];
};

/** All of the outside world at once, where the journeys look at one guest. */
export const outsideWorld = {
  accepted: () => askSandbox<ChatMessage[]>('whatsapp/messages'),
  sales: () => askSandbox<Sale[]>('payments/sales'),
  async misbehave(rules: Misbehaviour[]): Promise<void> {
    for (const rule of rules) await askSandbox('behaviour', rule, 'PUT');
  },
  async behave(rules: Misbehaviour[]): Promise<void> {
    for (const { service, rule } of rules) await askSandbox('behaviour', { service, rule, share: 0 }, 'PUT');
  },
  /** Messages it accepted so far. */
  messages: async () => (await askSandbox<{ messages: number }>('health')).messages,
  /** Whether the outside world has delivered all its webhooks and callbacks. */
  async hasReported(): Promise<boolean> {
    const { statusesToCome, webhooksQueued, callbacksQueued } =
      await askSandbox<Record<string, number>>('health');
    return statusesToCome === 0 && webhooksQueued === 0 && callbacksQueued === 0;
  },
};
