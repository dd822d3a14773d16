import { type OrdersApp, ordersApp } from '../orders-app';

let app: OrdersApp;
beforeAll(async () => {
  app = await ordersApp();
});
afterAll(() => app.close());

const say = (storeId: string, policies: string, until: string) =>
  app.source.query(
    `update stores.stores set kashrut_certificate = 'mehadrin', kashrut_until = $3, policies = $2,
       translations = '{"en":{"description":"","about":"","policies":"No confetti"}}' where id = $1`,
    [storeId, policies, until],
  );

it('keeps the certificate and the house rules of the day of the order, in both languages', async () => {
  const store = await app.store();
  await say(store.store.partnerId, 'בלי קונפטי', '2027-09-11');
  const customer = await app.customer();
  const orderId = await app.order(customer, store);
  await say(store.store.partnerId, 'בלי נרות', '2026-12-01');
  expect((await app.read(orderId, customer)).orderSummary).toMatchObject({
    kashrut: { certificate: 'mehadrin', badatz: null, until: '2027-09-11', checked: false },
    policies: { text: 'בלי קונפטי', language: 'he', translations: { en: 'No confetti' } },
  });
});
