import { newId } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { Bills } from '../src/use-cases/bills';
import { people, type PaymentsApp, paymentsApp } from './payments-app';

let app: PaymentsApp;
beforeAll(async () => {
  app = await paymentsApp();
});
afterAll(() => app.close());

type Mail = {
  id: number;
  subject: string;
  text: string;
  attachments: { filename: string; contentType: string; size: number }[];
};
const inboxOf = async (address: string): Promise<Mail[]> =>
  (await (await fetch(`${app.sandboxUrl}/_sandbox/mail?to=${encodeURIComponent(address)}`)).json()) as Mail[];
const mailMisbehaves = async (rule: string, count: number): Promise<void> => {
  const answer = await fetch(`${app.sandboxUrl}/_sandbox/behaviour`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'mail', rule, count }),
  });
  if (!answer.ok) throw new Error(await answer.text());
};

/** A host whose bill has just been charged. */
const paid = async (person: { email: string | null; emailVerified: boolean; language?: 'he' | 'en' }) => {
  const userId = newId();
  people.set(userId, { id: userId, firstName: 'נועה', lastName: 'ברק', language: 'he', ...person });
  await app.card(userId);
  const billId = await app.bill(userId, 10);
  await app.jobs.chargeDue(new Date());
  return { userId, billId };
};
const receiptOf = async (userId: string) =>
  (await app.queries.execute(new Bills(userId, { limit: 1 }))).bills[0]!.receipt!;
const address = () => `${newId()}@example.test`;

it('goes to the confirmed address once, with the PDF, whoever looks at the same moment', async () => {
  const email = address();
  const { userId } = await paid({ email, emailVerified: true });
  expect(await receiptOf(userId)).toMatchObject({ mail: 'on_its_way' });
  await Promise.all([app.jobs.mailReceipts(), app.jobs.mailReceipts(), app.jobs.mailReceipts()]);
  await app.jobs.mailReceipts();
  const { number, mail } = await receiptOf(userId);
  expect(mail).toBe('sent');
  const mails = await inboxOf(email);
  expect(mails).toMatchObject([
    {
      subject: `קבלה ${number} · שמחות`,
      attachments: [{ filename: `receipt-${number}.pdf`, contentType: 'application/pdf' }],
    },
  ]);
  expect(mails[0]!.attachments[0]!.size).toBeGreaterThan(1000);
  const file = await fetch(`${app.sandboxUrl}/phone/mail/${mails[0]!.id}/attachments/0`);
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

it('speaks the language of whoever paid', async () => {
  const email = address();
  const { userId } = await paid({ email, emailVerified: true, language: 'en' });
  await app.jobs.mailReceipts();
  const { number } = await receiptOf(userId);
  expect(await inboxOf(email)).toMatchObject([{ subject: `Receipt ${number} · Smachot` }]);
});

it.each([
  ['an address that is not confirmed', { email: 'noa@example.test', emailVerified: false }],
  ['no address', { email: null, emailVerified: false }],
])('is not mailed to %s, and the screen says so', async (_, person) => {
  const { userId } = await paid(person);
  await app.jobs.mailReceipts();
  expect(await receiptOf(userId)).toMatchObject({ mail: 'no_address' });
  expect(await inboxOf('noa@example.test')).toEqual([]);
});

it('is tried again when the mail server refuses, and called not sent in the end', async () => {
  const email = address();
  const { userId, billId } = await paid({ email, emailVerified: true });
  const later = () =>
    app.source.query('update payments.receipt_mails set due_at = now() where bill_id = $1', [billId]);
  await mailMisbehaves('refuse', 2);
  for (let again = 0; again < 2; again++) {
    await app.jobs.mailReceipts();
    expect(await receiptOf(userId)).toMatchObject({ mail: 'on_its_way' });
    await later();
  }
  await app.jobs.mailReceipts();
  expect(await receiptOf(userId)).toMatchObject({ mail: 'sent' });
  expect(await inboxOf(email)).toHaveLength(1);

  const unlucky = await paid({ email: address(), emailVerified: true });
  await mailMisbehaves('refuse', 3);
  for (let again = 0; again < 4; again++) {
    await app.jobs.mailReceipts();
    await app.source.query('update payments.receipt_mails set due_at = now() where bill_id = $1', [
      unlucky.billId,
    ]);
  }
  expect(await receiptOf(unlucky.userId)).toMatchObject({ mail: 'not_sent' });
});

it('is not sent again after a process died while sending it', async () => {
  const email = address();
  const { userId, billId } = await paid({ email, emailVerified: true });
  await app.source.query(
    `update payments.receipt_mails set state = 'intended', changed_at = now() - interval '6 minutes' where bill_id = $1`,
    [billId],
  );
  await app.jobs.mailReceipts();
  expect(await receiptOf(userId)).toMatchObject({ mail: 'not_sent' });
  expect(await inboxOf(email)).toEqual([]);
});

it('is sent later when its person could not be read, for nothing was sent yet', async () => {
  const email = address();
  const { userId, billId } = await paid({ email, emailVerified: true });
  jest.spyOn(app.get(UserDirectory), 'of').mockRejectedValueOnce(new Error('the database is away'));
  await expect(app.jobs.mailReceipts()).rejects.toThrow('the database is away');
  const row = async () =>
    (
      await app.source.query('select state, attempts from payments.receipt_mails where bill_id = $1', [
        billId,
      ])
    )[0];
  expect(await row()).toEqual({ state: 'wanted', attempts: 0 });
  await app.source.query('update payments.receipt_mails set due_at = now() where bill_id = $1', [billId]);
  await app.jobs.mailReceipts();
  expect(await receiptOf(userId)).toMatchObject({ mail: 'sent' });
  expect(await inboxOf(email)).toHaveLength(1);
});
