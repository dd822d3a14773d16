import { newId } from '@smachot/kernel';
import { SendConfirmations } from '../../src/use-cases/confirmations/send-confirmations';
import { type OrdersApp, ordersApp, type Store } from '../orders-app';

let app: OrdersApp;
let store: Store;
beforeAll(async () => {
  app = await ordersApp();
  store = await app.store({ dailyCapacity: 100 });
});
afterAll(() => app.close());

type Mail = { id: number; subject: string; text: string; attachments: { filename: string }[] };
const inboxOf = async (address: string): Promise<Mail[]> =>
  (await (
    await fetch(`${app.sandbox.url}/_sandbox/mail?to=${encodeURIComponent(address)}`)
  ).json()) as Mail[];
const send = () => app.commands.execute(new SendConfirmations());
const mailOf = async (orderId: string, as: string) => (await app.read(orderId, as)).payment.mail;

/** A customer with this address, whose order has just been approved and paid. */
const paid = async ({ verified = true, language = 'he' } = {}) => {
  const customer = await app.customer();
  const email = `${newId()}@example.test`;
  await app.source.query(
    'update identity.users set email = $2, email_verified_at = $3, language = $4 where id = $1',
    [customer, email, verified ? new Date() : null, language],
  );
  const orderId = await app.order(customer, store);
  await app.taken(app.move(orderId, store.owner, 'approve'));
  await app.jobs.drain();
  return { customer, email, orderId, code: (await app.read(orderId, customer)).code };
};
const askAgain = (orderId: string, as: string) =>
  app.call<{ mail: string; code: string }>('POST', `/v1/orders/${orderId}/receipt/mail`, { as });

it('of a payment goes to the confirmed address once, with the PDF, whoever looks at the same moment', async () => {
  const { customer, email, orderId, code } = await paid();
  expect(await mailOf(orderId, customer)).toBe('on_its_way');
  expect(await mailOf(orderId, store.owner)).toBeNull();
  await Promise.all([send(), send(), send()]);
  await send();
  expect(await mailOf(orderId, customer)).toBe('sent');
  const mails = await inboxOf(email);
  expect(mails).toMatchObject([
    { subject: `אישור תשלום להזמנה ${code} · שמחות`, attachments: [{ filename: `order-${code}.pdf` }] },
  ]);
  expect(mails[0]!.text).toContain('6,500 ₪');
  expect(mails[0]!.text).toContain(`https://app.smachot.example/me/orders/${orderId}`);
  const file = await fetch(`${app.sandbox.url}/phone/mail/${mails[0]!.id}/attachments/0`);
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

it('of a refund goes too, in the language of the customer', async () => {
  const { email, orderId, code } = await paid({ language: 'en' });
  await send();
  await app.taken(app.move(orderId, store.owner, 'cancel', { expectedRefund: 6_500, reason: '' }));
  await app.jobs.drain();
  await send();
  const mails = await inboxOf(email);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    `Payment confirmation for order ${code} · Smachot`,
    `Refund for order ${code} · Smachot`,
  ]);
  const refund = mails.find(({ subject }) => subject.startsWith('Refund'))!;
  expect(refund.text).toContain('₪6,500 was refunded');
  const file = await fetch(`${app.sandbox.url}/phone/mail/${refund.id}/attachments/0`);
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toContain('/Lang (en)');
});

it('is not sent to an address that is not confirmed, and the screen says so', async () => {
  const { customer, email, orderId } = await paid({ verified: false });
  await send();
  expect(await mailOf(orderId, customer)).toBe('no_address');
  const refused = await askAgain(orderId, customer);
  expect([refused.status, refused.body.code]).toEqual([409, 'mail.no_address']);
  expect(await inboxOf(email)).toEqual([]);
});

it('is not sent again after a process died while sending it', async () => {
  const { customer, email, orderId } = await paid();
  await app.source.query(
    `update orders.confirmation_mails set state = 'intended', changed_at = now() - interval '6 minutes' where order_id = $1`,
    [orderId],
  );
  await send();
  expect(await mailOf(orderId, customer)).toBe('not_sent');
  expect(await inboxOf(email)).toEqual([]);
});

it('comes once more when the customer asks, three times a day, however fast they ask', async () => {
  const { customer, email, orderId } = await paid();
  await send();
  for (let round = 1; round <= 3; round++) {
    const asked = await Promise.all([askAgain(orderId, customer), askAgain(orderId, customer)]);
    expect(asked.map(({ status, body }) => [status, body.mail])).toEqual([
      [200, 'on_its_way'],
      [200, 'on_its_way'],
    ]);
    await send();
    expect(await inboxOf(email)).toHaveLength(1 + round);
  }
  const refused = await askAgain(orderId, customer);
  expect([refused.status, refused.body.code]).toEqual([429, 'mail.too_many']);
  await send();
  expect(await inboxOf(email)).toHaveLength(4);
});

it('is for nobody to ask but the customer, and for nothing that was not paid', async () => {
  const { orderId } = await paid();
  for (const as of [store.owner, await app.customer()])
    expect((await askAgain(orderId, as)).status).toBe(404);
  const customer = await app.customer();
  const unpaid = await app.order(customer, store);
  expect((await askAgain(unpaid, customer)).status).toBe(404);
});
