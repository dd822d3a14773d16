import { HOUR_MS } from '@smachot/kernel';
import { eventually } from './a-product';
import { ASandbox, seller, type Answer } from './a-sandbox';
import { paymeSignature } from '../src/payme/signature';

let world: ASandbox;
beforeAll(async () => {
  world = await ASandbox.running();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const keyed = { payme_client_key: 'pk_demo_7F3A' };
const good = '5326105300985846';

async function generate(more: object = {}): Promise<string> {
  const { body } = await world.payme('generate-sale', {
    sale_price: 125_000,
    currency: 'ILS',
    product_name: 'הזמנה 10482',
    transaction_id: 'ord_10482_p1',
    sale_type: 'sale',
    installments: '1',
    sale_callback_url: `${world.product.url}/hooks/payme`,
    ...more,
  });
  return String(body.payme_sale_id);
}

async function token(number = good): Promise<string> {
  const { body } = await world.call('POST', '/_sandbox/payments/token', { number, expiry: '1230' });
  return String(body.token);
}

const pay = async (sale: string, more: object = {}, timeoutMs?: number): Promise<Answer> =>
  world.call(
    'POST',
    '/payme/api/pay-sale',
    { seller_payme_id: seller, payme_sale_id: sale, sale_price: '125000', buyer_key: await token(), ...more },
    {},
    timeoutMs,
  );

const itemOf = async (sale: string) => {
  const { body } = await world.payme('get-sales', { ...keyed, sale_payme_id: sale });
  return (body.items as Record<string, unknown>[])[0]!;
};

const authorized = async () => {
  const sale = await generate({ sale_type: 'authorize' });
  await pay(sale);
  return sale;
};

describe('a sale in two steps', () => {
  it('is generated, then paid by token', async () => {
    const sale = await generate();
    expect(sale).toMatch(/^SALE\d{4}(-[0-9A-Z]{8}){3}$/);
    const { body } = await pay(sale);
    expect(body).toMatchObject({
      status_code: 0,
      sale_status: 'completed',
      price: 125_000,
      transaction_id: 'ord_10482_p1',
      buyer_card_mask: '532610******5846',
      payme_signature: paymeSignature(
        'pk_demo_7F3A',
        'ps_demo_51C9',
        String(body.payme_transaction_id),
        sale,
      ),
    });
    expect(await itemOf(sale)).toMatchObject({
      sale_payme_id: sale,
      sale_status: 'completed',
      sale_vat: '0.18',
    });
  });

  it('refuses a second payment with 305', async () => {
    const sale = await generate();
    await pay(sale);
    const { status, body } = await pay(sale);
    expect(status).toBe(500);
    expect(body).toMatchObject({
      status_code: 1,
      status_error_code: 305,
      status_additional_info: 'completed',
    });
    const sales = await world.read<{ history: object[] }[]>('/_sandbox/payments/sales');
    expect(sales[0]!.history).toHaveLength(2);
  });

  it.each([
    [{ sale_price: 499 }, 352],
    [{ sale_price: 12.5 }, 352],
    [{ sale_price: '1250' }, 352],
    [{ seller_payme_id: 'MPL-other' }, 251],
    [{ sale_callback_url: 'nonsense' }, 21],
  ])('refuses %j', async (more, code) => {
    const order = { sale_price: 500, currency: 'ILS', product_name: 'x', transaction_id: 't', ...more };
    const { body } = await world.payme('generate-sale', order);
    expect(body).toMatchObject({ status_code: 1, status_error_code: code });
  });

  it('must be paid at its own price', async () => {
    const sale = await generate();
    expect((await pay(sale, { sale_price: '100000' })).body.status_code).toBe(1);
    expect(await itemOf(sale)).toMatchObject({ sale_status: 'initial' });
  });

  it('calls back once, signed, with our reference', async () => {
    const sale = await generate();
    await pay(sale);
    const callback = await eventually(() => world.product.callbacks()[0]);
    expect(callback).toMatchObject({
      notify_type: 'sale-complete',
      status_code: '0',
      payme_sale_id: sale,
      price: '125000',
      transaction_id: 'ord_10482_p1',
      payme_signature: paymeSignature('pk_demo_7F3A', 'ps_demo_51C9', callback.payme_transaction_id!, sale),
    });
  });

  it('calls back again while it is not answered with 200', async () => {
    world.product.answerWith = 503;
    await pay(await generate());
    await eventually(() => world.product.callbacks().length === 2);
    world.product.answerWith = 200;
    await eventually(() => world.product.callbacks().length === 3);
  });
});

describe('a hold', () => {
  it('is captured once, partly if asked', async () => {
    const sale = await authorized();
    const { body } = await world.payme('capture-sale', {
      ...keyed,
      payme_sale_id: sale,
      sale_price: 100_000,
    });
    expect(body).toMatchObject({ status_code: 0, sale_status: 'completed' });
    const again = await world.payme('capture-sale', { ...keyed, payme_sale_id: sale });
    expect(again.body.status_error_code).toBe(305);
    const tooMuch = await world.payme('refund-sale', {
      ...keyed,
      payme_sale_id: sale,
      sale_refund_amount: 100_001,
    });
    expect(tooMuch.body.status_code).toBe(1);
  });

  it('is gone after 168 hours', async () => {
    const sale = await authorized();
    await world.call('PUT', '/_sandbox/clock', { offsetMs: 169 * HOUR_MS });
    const { body } = await world.payme('capture-sale', { ...keyed, payme_sale_id: sale });
    await world.call('PUT', '/_sandbox/clock', { offsetMs: 0 });
    expect(body).toMatchObject({ status_error_code: 305, status_additional_info: 'voided' });
  });

  it('is let go by a refund', async () => {
    const sale = await authorized();
    const { body } = await world.payme('refund-sale', { ...keyed, payme_sale_id: sale });
    expect(body).toMatchObject({ status_code: 0, sale_status: 'voided' });
  });

  it('needs the client key', async () => {
    const sale = await authorized();
    const { body } = await world.payme('capture-sale', { payme_client_key: 'wrong', payme_sale_id: sale });
    expect(body.status_code).toBe(1);
  });
});

describe('refunds', () => {
  it('may be partial, each of at least 5 ILS, up to the total', async () => {
    const sale = await generate();
    await pay(sale);
    const refund = async (amount?: number) =>
      (await world.payme('refund-sale', { ...keyed, payme_sale_id: sale, sale_refund_amount: amount })).body;
    expect(await refund(499)).toMatchObject({ status_code: 1 });
    expect(await refund(25_000)).toMatchObject({ status_code: 0, sale_status: 'partial-refund' });
    expect(await refund(100_001)).toMatchObject({ status_code: 1 });
    expect(await refund()).toMatchObject({ status_code: 0, sale_status: 'refunded' });
    expect(await refund()).toMatchObject({ status_error_code: 305 });
  });
});

describe('misbehaviour', () => {
  it('charges without answering; get-sales tells the truth', async () => {
    await world.behave('payme', 'timeout', { count: 1 });
    const sale = await generate();
    await expect(pay(sale, {}, 1_000)).rejects.toThrow();
    expect(await itemOf(sale)).toMatchObject({ sale_status: 'completed' });
  });

  it('neither charges nor answers', async () => {
    await world.behave('payments', 'timeout_before', { count: 1 });
    const sale = await generate();
    await expect(pay(sale, {}, 1_000)).rejects.toThrow();
    expect(await itemOf(sale)).toMatchObject({ sale_status: 'initial' });
  });

  it('declines, by rule or by the card that always is', async () => {
    await world.behave('payments', 'decline', { count: 1 });
    const sale = await generate();
    expect((await pay(sale)).body).toMatchObject({ status_code: 1, status_error_code: 4 });
    expect(await itemOf(sale)).toMatchObject({ sale_status: 'failed', sale_error_code: 4 });
    const { body } = await pay(await generate(), { buyer_key: await token('4000000000000036') });
    expect(body.status_code).toBe(1);
    await eventually(
      () => world.product.callbacks().filter((one) => one.notify_type === 'sale-failure').length === 2,
    );
  });

  it('repeats its callback', async () => {
    await world.behave('payments', 'repeated_callback');
    await pay(await generate());
    await eventually(() => world.product.callbacks().length === 3);
  });

  it('challenges by 3-D Secure; the buyer approves and is sent back', async () => {
    await world.behave('payments', '3ds', { count: 1 });
    const sale = await generate({ sale_return_url: `${world.product.url}/back?a=1` });
    const { body } = await pay(sale);
    expect(body).toMatchObject({ status_code: 5, redirect_url: `${world.sandbox.url}/payme/3ds/${sale}` });
    expect(await itemOf(sale)).toMatchObject({ sale_status: 'initial' });
    const page = await fetch(String(body.redirect_url));
    expect(await page.text()).toContain('1,250.00');
    const decided = await fetch(String(body.redirect_url), {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
      redirect: 'manual',
    });
    expect(decided.headers.get('location')).toMatch(/\/back\?a=1&payme_status=success/);
    expect(await itemOf(sale)).toMatchObject({ sale_status: 'completed', sale_is_3ds: true });
  });

  it('fails the sale when the buyer refuses the challenge', async () => {
    await world.behave('payments', '3ds', { count: 1 });
    const sale = await generate();
    const { body } = await pay(sale);
    await fetch(String(body.redirect_url), {
      method: 'POST',
      body: new URLSearchParams({ decision: 'refuse' }),
      redirect: 'manual',
    });
    expect(await itemOf(sale)).toMatchObject({ sale_status: 'failed' });
  });
});
