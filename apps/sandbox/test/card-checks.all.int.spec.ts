import { ASandbox, seller } from './a-sandbox';

let world: ASandbox;
beforeAll(async () => {
  world = await ASandbox.running();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const tokenOf = async (number: string): Promise<string> => {
  const { body } = await world.call('POST', '/_sandbox/payments/token', { number, expiry: '1230' });
  return String(body.token);
};

/** A sale of type token, paid with this buyer key; answers the sale's id and the answer. */
const check = async (buyerKey: string) => {
  const { body: generated } = await world.payme('generate-sale', {
    sale_price: 500,
    currency: 'ILS',
    product_name: 'card check',
    transaction_id: 'card_1',
    sale_type: 'token',
  });
  const sale = String(generated.payme_sale_id);
  const { body } = await world.call('POST', '/payme/api/pay-sale', {
    seller_payme_id: seller,
    payme_sale_id: sale,
    sale_price: '500',
    buyer_key: buyerKey,
  });
  return { sale, body };
};

it('confirms a card without taking anything, by a sale of type token', async () => {
  const { sale, body } = await check(await tokenOf('5326105300985846'));
  expect(body).toMatchObject({ status_code: 0, buyer_card_mask: '532610******5846' });
  const read = await world.payme('get-sales', { payme_client_key: 'pk_demo_7F3A', sale_payme_id: sale });
  expect(read.body.items).toMatchObject([
    {
      sale_type: 'token',
      sale_status: 'completed',
      sale_price_after_refund: 0,
      sale_buyer_details: { buyer_card_mask: '532610******5846', buyer_card_expiry: '1230' },
    },
  ]);
  const sales = await world.read<{ saleId: string; charged: number }[]>('/_sandbox/payments/sales');
  expect(sales).toMatchObject([{ saleId: sale, charged: 0 }]);
});

it.each([
  ['a token nobody was given', () => Promise.resolve('BUYER264-AAAAAAAA-BBBBBBBB-CCCCCCCC'), 253],
  ['a blocked card', () => tokenOf('4000000000000051'), 1],
  ['a card its company declines', () => tokenOf('4000000000000002'), 4],
])('refuses to confirm %s', async (_, buyerKey, code) => {
  const { body } = await check(await buyerKey());
  expect(body).toMatchObject({ status_code: 1, status_error_code: code });
});

it('confirms a card that has no money, since none is asked for', async () => {
  const { body } = await check(await tokenOf('4000000000000036'));
  expect(body).toMatchObject({ status_code: 0 });
});
