import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { buyerKey } from './buyer-key';
import { brandOf, maskOf, testCards } from './cards';
import type { PayMe } from './payme';
import { saleRecord } from './sale.answers';

const tokenRequest = z.strictObject({
  number: z.string().regex(/^\d{12,19}$/),
  expiry: z.string().regex(/^\d{4}$/),
});

/** `/_sandbox/payments/…` */
export function paymeControl(control: FastifyInstance, payme: PayMe): void {
  control.get('/payments/sales', async () => payme.list().map(saleRecord));
  control.get('/payments/cards', async () => testCards);

  // a buyer key without a browser, for tests of the server side; `expiry` is MMYY
  control.post('/payments/token', async (request) => {
    const { number, expiry } = tokenRequest.parse(request.body);
    const card = { mask: maskOf(number), expiry, permanent: true };
    return { token: buyerKey(payme.world.settings.PAYME_CLIENT_SECRET, card), card, brand: brandOf(number) };
  });
}
