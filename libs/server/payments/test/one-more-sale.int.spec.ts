import { HOUR_MS, newId } from '@smachot/kernel';
import { AMOUNT, type OrderPaymentsApp, orderPaymentsApp } from './order-payments-app';

const MORE = 48_000;
const returnTo = '/me/orders';
let on: OrderPaymentsApp;
beforeAll(async () => {
  on = await orderPaymentsApp();
});
afterEach(() => on.rewind());
afterAll(() => on.close());

type First = { userId: string; paymentId: string; cardId: string };
const more = ({ userId, paymentId: cardOf }: First, paymentId = newId()) =>
  on
    .want({ want: 'charge', paymentId, userId, cardOf, amount: MORE, orderCode: '58204117', returnTo })
    .then(() => paymentId);
const loses = ({ cardId }: First) =>
  on.source.query('update payments.cards set deleted_at = now() where id = $1', [cardId]);

describe('one more sale', () => {
  it('is taken by the card of the first, once, and stands beside it', async () => {
    const first = await on.captured();
    const id = newId();
    await Promise.all([more(first, id), more(first, id)]);
    await on.settle(id);
    await more(first, id);
    expect(await on.payment(id)).toMatchObject({ goal: 'capture', state: 'captured', captured: MORE });
    expect(await on.salesOf(id)).toHaveLength(1);
    expect(await on.movesOf(id)).toEqual(['captured']);
    expect((await on.moneyOf(first.paymentId)).kept).toBe(AMOUNT);
  });
  it.each(['timeout', 'timeout_before', 'timeout_generate', 'server_error'])(
    'is taken once when the provider does not answer: %s',
    async (rule) => {
      const first = await on.captured();
      await on.misbehave(rule);
      const id = await more(first);
      await on.settle(id);
      expect(await on.moneyOf(id)).toEqual({ held: 0, kept: MORE });
      expect(await on.movesOf(id)).toEqual(['captured']);
    },
  );
  it('is refused without asking the provider when the card is gone, and taken by another', async () => {
    const first = await on.captured();
    await loses(first);
    const id = await more(first);
    expect(await on.movesOf(id)).toEqual(['refused']);
    expect(await on.salesOf(id)).toEqual([]);
    await on.capture(id, await on.card(first.userId, '375516193000090'));
    expect(await on.moneyOf(id)).toEqual({ held: 0, kept: MORE });
  });
  it('is confirmed by the owner of the card', async () => {
    const first = await on.captured();
    await on.misbehave('3ds');
    const id = await more(first);
    expect(await on.movesOf(id)).toEqual(['challenged']);
    await on.confirm(id);
    await on.settle(id);
    expect(await on.movesOf(id)).toEqual(['challenged', 'captured']);
  });
  it('is let go with whatever it took', async () => {
    const id = await more(await on.captured());
    await on.release(id);
    await on.settle(id);
    expect(await on.moneyOf(id)).toEqual({ held: 0, kept: 0 });
    expect(await on.movesOf(id)).toEqual(['captured', 'released']);
  });
  it('that is confirmed after it was let go is given back', async () => {
    const first = await on.captured();
    await on.misbehave('3ds');
    const id = await more(first);
    const { url } = (
      await on.source.query<{ url: string }[]>(
        `select authenticate_url as url from payments.ledger where payment_id = $1`,
        [id],
      )
    )[0]!;
    await on.release(id);
    await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'decision=approve',
    });
    await on.passes(2 * HOUR_MS);
    await on.settle(id);
    expect(await on.moneyOf(id)).toEqual({ held: 0, kept: 0 });
  });
  it('is not begun when its release came first', async () => {
    const first = await on.captured();
    const id = newId();
    await on.release(id, first.userId);
    await more(first, id);
    await on.settle(id);
    expect(await on.salesOf(id)).toEqual([]);
  });
});
