import { createHmac } from 'node:crypto';
import { baseUrl } from '../../src/surroundings';
import { LONGEST_WAIT_MS } from '../../src/world/sandbox';
import type { Update } from './story';

/** The sandbox's defaults, which the product shares. */
const APP_SECRET = 'demo_app_secret';
const NUMBER = '1099';

/** One webhook body with these updates, in their order. */
export const webhookOf = (updates: readonly Update[]): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: 'WABA1', changes: updates.map(changeOf) }],
  });

const changeOf = ({ kind, json }: Update) => ({
  field: 'messages',
  value: {
    messaging_product: 'whatsapp',
    metadata: { phone_number_id: NUMBER },
    ...(kind === 'messages' ? { contacts: [{ wa_id: json.from, profile: { name: 'Guest' } }] } : {}),
    [kind]: [json],
  },
});

/** Posts a body as the provider does: signed, and again until it is answered with 200. */
export async function deliver(body: string): Promise<void> {
  const signature = `sha256=${createHmac('sha256', APP_SECRET).update(body).digest('hex')}`;
  for (const end = Date.now() + LONGEST_WAIT_MS; ;) {
    const answer = await fetch(`${baseUrl}/webhooks/whatsapp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
      body,
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.status === 200) return;
    if (Date.now() > end) throw new Error(`a webhook is not taken: ${answer?.status ?? 'no answer'}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
