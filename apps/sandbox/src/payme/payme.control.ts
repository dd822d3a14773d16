import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { buyerKey } from './buyer-key';
import { brandOf, maskOf, testCards } from './cards';
import type { PayMe } from './payme';
import type { Sale } from './sale';
import { saleRecord } from './sale.answers';

const tokenRequest = z.strictObject({
  number: z.string().regex(/^\d{12,19}$/),
  expiry: z.string().regex(/^\d{4}$/),
});

const chargeback = z.strictObject({ saleId: z.string(), amount: z.int().positive().optional() });
const reversal = z.strictObject({ saleId: z.string() });
/** How the provider's list is to differ from what the product was told. */
const difference = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('invent'), price: z.int().min(500).default(5000) }),
  z.strictObject({ act: z.literal('double'), saleId: z.string() }),
  z.strictObject({ act: z.literal('forget'), saleId: z.string() }),
  z.strictObject({
    act: z.literal('change'),
    saleId: z.string(),
    status: z.enum(['completed', 'authorized', 'failed', 'refunded', 'voided']).optional(),
    price: z.int().min(500).optional(),
    refunded: z.int().min(0).optional(),
  }),
]);

function differ(payme: PayMe, wanted: z.infer<typeof difference>): Sale | undefined {
  if (wanted.act === 'invent') return payme.invent(undefined, wanted.price);
  const sale = payme.find(wanted.saleId);
  if (wanted.act === 'double') return payme.invent(sale, sale.order.price);
  if (wanted.act === 'forget') payme.forget(sale.id);
  else {
    const { status, price, refunded } = wanted;
    const changes = Object.entries({ status, price, refunded }).filter(([, value]) => value !== undefined);
    sale.tamper(Object.fromEntries(changes), payme.world.clock.now());
  }
  return wanted.act === 'forget' ? undefined : sale;
}

/** `/_sandbox/payments/…` */
export function paymeControl(control: FastifyInstance, payme: PayMe): void {
  control.get('/payments/sales', async () => payme.list().map(saleRecord));
  control.get('/payments/cards', async () => testCards);

  // the cardholder goes to the card company; in the end it decides, and only for the seller the product is notified
  control.post('/payments/chargebacks', async (request) => {
    const { saleId, amount } = chargeback.parse(request.body);
    return saleRecord(payme.chargeBack(saleId, amount));
  });
  control.post('/payments/chargebacks/reverse', async (request) =>
    saleRecord(payme.reverseChargeback(reversal.parse(request.body).saleId)),
  );
  // the provider's list of sales is made to differ, for tests of a reconciliation
  control.post('/payments/differences', async (request) => {
    const sale = differ(payme, difference.parse(request.body));
    return sale ? saleRecord(sale) : {};
  });

  // a buyer key without a browser, for tests of the server side; `expiry` is MMYY
  control.post('/payments/token', async (request) => {
    const { number, expiry } = tokenRequest.parse(request.body);
    const card = { mask: maskOf(number), expiry, permanent: true };
    return { token: buyerKey(payme.world.settings.PAYME_CLIENT_SECRET, card), card, brand: brandOf(number) };
  });
}
