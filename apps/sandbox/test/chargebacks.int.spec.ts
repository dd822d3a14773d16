import { eventually } from './a-product';
import { ASandbox } from './a-sandbox';
import { paymeSignature } from '../src/payme/signature';

let world: ASandbox;
beforeAll(async () => {
  world = await ASandbox.running();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const keyed = { payme_client_key: 'pk_demo_7F3A' };
type Item = { sale_payme_id: string; sale_status: string; sale_price_after_refund: number };

const generate = async (): Promise<string> => {
  const { body: made } = await world.call('POST', '/_sandbox/payments/token', {
    number: '5326105300985846',
    expiry: '1230',
  });
  const { body } = await world.payme('generate-sale', {
    sale_price: 125_000,
    currency: 'ILS',
    product_name: 'הזמנה 10482',
    transaction_id: 'ord_10482_p1',
    sale_callback_url: `${world.product.url}/hooks/payme`,
    buyer_key: made.token,
  });
  return String(body.payme_sale_id);
};
const list = async (more: object = {}): Promise<{ count: number; items: Item[] }> => {
  const { body } = await world.payme('get-sales', { ...keyed, ...more });
  return { count: Number(body.items_count), items: body.items as Item[] };
};
const itemOf = async (sale: string) => (await list({ sale_payme_id: sale })).items[0];
const dispute = (saleId: string, amount?: number) =>
  world.call('POST', '/_sandbox/payments/chargebacks', { saleId, ...(amount && { amount }) });

it('a disputed sale is shown and announced as the provider does, and so is its end', async () => {
  const sale = await generate();
  await dispute(sale);
  expect(await itemOf(sale)).toMatchObject({ sale_status: 'chargeback', sale_price_after_refund: 0 });
  const { body: refused } = await world.payme('refund-sale', { ...keyed, payme_sale_id: sale });
  expect(refused).toMatchObject({ status_code: 1, status_error_code: 305 });
  await world.call('POST', '/_sandbox/payments/chargebacks/reverse', { saleId: sale });
  expect(await itemOf(sale)).toMatchObject({ sale_status: 'completed', sale_price_after_refund: 125_000 });
  await eventually(() => world.product.callbacks().length === 3);
  const forms = world.product.callbacks();
  expect(forms.map((form) => form['notify_type']).toSorted()).toEqual([
    'sale-chargeback',
    'sale-chargeback-refund',
    'sale-complete',
  ]);
  for (const form of forms)
    expect(form['payme_signature']).toBe(
      paymeSignature('pk_demo_7F3A', 'ps_demo_51C9', form['payme_transaction_id']!, sale),
    );
});

it('a part can be disputed, and the rest be refunded', async () => {
  const sale = await generate();
  await dispute(sale, 25_000);
  expect(await itemOf(sale)).toMatchObject({
    sale_status: 'partial-chargeback',
    sale_price_after_refund: 100_000,
  });
  await world.payme('refund-sale', { ...keyed, payme_sale_id: sale, sale_refund_amount: 100_000 });
  expect(await itemOf(sale)).toMatchObject({ sale_status: 'chargeback', sale_price_after_refund: 0 });
});

it('lists the sales of days, page by page', async () => {
  const made = [await generate(), await generate(), await generate()];
  const [year, month, day] = new Date()
    .toLocaleDateString('sv-SE', { timeZone: 'Asia/Jerusalem' })
    .split('-');
  const days = { sale_created_min: `${day}/${month}/${year}`, sale_created_max: `${day}/${month}/${year}` };
  const pages = [
    await list({ ...days, page: 1, page_size: 2 }),
    await list({ ...days, page: 2, page_size: 2 }),
  ];
  expect(pages.map(({ count }) => count)).toEqual([3, 3]);
  expect(pages.flatMap(({ items }) => items.map((item) => item.sale_payme_id))).toEqual(made);
  expect(await list({ sale_created_max: '01/01/2020' })).toEqual({ count: 0, items: [] });
});

it('the list can be made to differ from what the product knows', async () => {
  const sale = await generate();
  const differ = (wanted: object) => world.call('POST', '/_sandbox/payments/differences', wanted);
  await differ({ act: 'change', saleId: sale, price: 1000 });
  expect(await itemOf(sale)).toMatchObject({ sale_price: 1000, sale_price_after_refund: 1000 });
  await differ({ act: 'double', saleId: sale });
  await differ({ act: 'invent' });
  expect((await list()).count).toBe(3);
  await differ({ act: 'forget', saleId: sale });
  expect(await itemOf(sale)).toBeUndefined();
});
