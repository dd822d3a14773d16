import { HOUR_MS, newId } from '@smachot/kernel';
import { AMOUNT, type OrderPaymentsApp, orderPaymentsApp } from './order-payments-app';

const MORE = 48_000;
const returnTo = '/me/orders';
let app: OrderPaymentsApp;
beforeAll(async () => {
  app = await orderPaymentsApp();
});
afterEach(() => app.rewind());
afterAll(() => app.close());

type First = { userId: string; paymentId: string; cardId: string };
const more = ({ userId, paymentId: cardOf }: First, paymentId = newId()) =>
  app
    .want({ want: 'charge', paymentId, userId, cardOf, amount: MORE, orderCode: '58204117', returnTo })
    .then(() => paymentId);
const loses = ({ cardId }: First) =>
  app.source.query('update payments.cards set deleted_at = now() where id = $1', [cardId]);

describe('one more sale', () => {
  it('is taken by the card of the first, once, and stands beside it', async () => {
    const first = await app.captured();
    const id = newId();
    await Promise.all([more(first, id), more(first, id)]);
    await app.settle(id);
    await more(first, id);
    expect(await app.payment(id)).toMatchObject({ goal: 'capture', state: 'captured', captured: MORE });
    expect(await app.salesOf(id)).toHaveLength(1);
    expect(await app.movesOf(id)).toEqual(['captured']);
    expect((await app.moneyOf(first.paymentId)).kept).toBe(AMOUNT);
  });
  it.each(['timeout', 'timeout_before', 'timeout_generate', 'server_error'])(
    'is taken once when the provider does not answer: %s',
    async (rule) => {
      const first = await app.captured();
      await app.misbehave(rule);
      const id = await more(first);
      await app.settle(id);
      expect(await app.moneyOf(id)).toEqual({ held: 0, kept: MORE });
      expect(await app.movesOf(id)).toEqual(['captured']);
    },
  );
  it('is refused without asking the provider when the card is gone, and taken by another', async () => {
    const first = await app.captured();
    await loses(first);
    const id = await more(first);
    expect(await app.movesOf(id)).toEqual(['refused']);
    expect(await app.salesOf(id)).toEqual([]);
    await app.capture(id, await app.card(first.userId, '375516193000090'));
    expect(await app.moneyOf(id)).toEqual({ held: 0, kept: MORE });
  });
  it('is confirmed by the owner of the card', async () => {
    const first = await app.captured();
    await app.misbehave('3ds');
    const id = await more(first);
    expect(await app.movesOf(id)).toEqual(['challenged']);
    await app.confirm(id);
    await app.settle(id);
    expect(await app.movesOf(id)).toEqual(['challenged', 'captured']);
  });
  it('is let go with whatever it took', async () => {
    const id = await more(await app.captured());
    await app.release(id);
    await app.settle(id);
    expect(await app.moneyOf(id)).toEqual({ held: 0, kept: 0 });
    expect(await app.movesOf(id)).toEqual(['captured', 'released']);
  });
  it('that is confirmed after it was let go is given back', async () => {
    const first = await app.captured();
    await app.misbehave('3ds');
    const id = await more(first);
    const { url } = (
      await app.source.query<{ url: string }[]>(
        `select authenticate_url as url from payments.ledger where payment_id = $1`,
        [id],
      )
    )[0]!;
    await app.release(id);
    await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'decision=approve',
    });
    await app.passes(2 * HOUR_MS);
    await app.settle(id);
    expect(await app.moneyOf(id)).toEqual({ held: 0, kept: 0 });
  });
  it('is not begun when its release came first', async () => {
    const first = await app.captured();
    const id = newId();
    await app.release(id, first.userId);
    await more(first, id);
    await app.settle(id);
    expect(await app.salesOf(id)).toEqual([]);
  });
});
