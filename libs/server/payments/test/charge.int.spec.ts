import { DAY_MS, MINUTE_MS, newId } from '@smachot/kernel';
import { BillingStanding } from '../src';
import { PaymeGateway } from '../src/provider/payme.gateway';
import { ReceiptPdf } from '../src/receipts/receipt-pdf';
import { Bills } from '../src/use-cases/bills';
import { DeleteCard } from '../src/use-cases/change-card';
import { ChargeBill } from '../src/use-cases/charge-bill';
import { OpenBill } from '../src/use-cases/open-bill';
import { type PaymentsApp, paymentsApp, people, unbilled } from './payments-app';

let app: PaymentsApp;
beforeAll(async () => {
  app = await paymentsApp();
});
afterAll(() => app.close());

const billRow = async (billId: string): Promise<{ status: string; attempts: number }> => {
  const rows: { status: string; attempts: number }[] = await app.source.query(
    'select status, attempts from payments.bills where id = $1',
    [billId],
  );
  return rows[0]!;
};
const statusOf = async (billId: string): Promise<string> => (await billRow(billId)).status;
const salesOf = async (billId: string) => {
  const entries: { sale_id: string }[] = await app.source.query(
    'select sale_id from payments.ledger where bill_id = $1',
    [billId],
  );
  const ids = new Set(entries.map((entry) => entry.sale_id));
  return (await app.sales()).filter((sale) => ids.has(sale.saleId));
};
const expireLease = (billId: string) =>
  app.source.query('update payments.bills set claimed_until = null where id = $1', [billId]);

it('has the schema its entities describe', async () => {
  const { upQueries } = await app.source.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

describe('one bill per event', () => {
  it('is charged once, with a receipt that adds up', async () => {
    const userId = newId();
    await app.card(userId);
    const billId = await app.bill(userId, 42);
    await Promise.all([
      app.jobs.chargeDue(new Date()),
      app.jobs.chargeDue(new Date()),
      app.jobs.chargeDue(new Date()),
    ]);
    const { bills } = await app.queries.execute(new Bills(userId, { limit: 10 }));
    expect(bills).toMatchObject([
      { _id: billId, responses: 42, amount: 42, charged: 42, vat: 6.41, status: 'settled' },
    ]);
    expect(await salesOf(billId)).toHaveLength(1);
    const receipt = await app.get(ReceiptPdf).of(userId, billId);
    expect(receipt?.pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await app.get(ReceiptPdf).of(newId(), billId)).toBeUndefined();
  });

  it('has a receipt in the language its payer had then, whatever it becomes', async () => {
    const userId = newId();
    people.set(userId, { id: userId, language: 'ru', firstName: 'Анна', lastName: 'Левин', email: null });
    await app.card(userId);
    const billId = await app.bill(userId, 42);
    await app.jobs.chargeDue(new Date());
    const languageOf = async () =>
      // of the document; its lines in Hebrew have their own
      /\/Type \/Catalog[^>]*\/Lang \((\w+)\)/.exec(
        (await app.get(ReceiptPdf).of(userId, billId))!.pdf.toString('latin1'),
      )?.[1];
    expect(await languageOf()).toBe('ru');
    people.set(userId, { ...people.get(userId), language: 'ar' });
    expect(await languageOf()).toBe('ru');
  });

  it('stays one when the event is delivered again', async () => {
    const userId = newId();
    const billId = await app.bill(userId, 10);
    await app.bill(userId, 10, billId);
    const rows = await app.source.query('select id from payments.bills where user_id = $1', [userId]);
    expect(rows).toHaveLength(1);
  });

  it('carries sums under five shekels into the next bill', async () => {
    const userId = newId();
    await app.card(userId);
    const small = await app.bill(userId, 3);
    expect(await statusOf(small)).toBe('carried');
    expect((await app.get(BillingStanding).of(userId, new Date())).unpaidBalance).toBe(false);
    const next = await app.bill(userId, 4);
    await app.jobs.chargeDue(new Date());
    const { bills, balance } = await app.queries.execute(new Bills(userId, { limit: 10 }));
    expect(bills.find((bill) => bill._id === next)).toMatchObject({
      amount: 4,
      carriedIn: 3,
      charged: 7,
      status: 'settled',
    });
    expect(balance).toBe(0);
  });
});

describe('when the provider does not answer', () => {
  it.each([
    ['timeout', 'charged, and the answer got lost'],
    ['timeout_before', 'not charged, and no answer'],
    ['timeout_generate', 'opened, and the answer got lost'],
    ['server_error', 'an error of the server'],
  ])('charges once all the same: %s (%s)', async (rule) => {
    const userId = newId();
    await app.card(userId);
    const billId = await app.bill(userId, 20);
    await app.misbehave(rule);
    for (let round = 0; round < 4 && (await statusOf(billId)) !== 'settled'; round++) {
      await app.jobs.chargeDue(new Date());
      await expireLease(billId);
    }
    expect(await statusOf(billId)).toBe('settled');
    const charged = (await salesOf(billId)).filter((sale) => sale.charged > 0);
    expect(charged.map((sale) => sale.charged)).toEqual([2000]);
  });
});

it("does not take the provider's own trouble for a refusal of the card", async () => {
  const payme = app.get(PaymeGateway);
  const sale = {
    type: 'sale' as const,
    amount: 2000,
    product: 'Answers',
    reference: newId(),
    returnUrl: 'https://smachot.example/me/payments',
  };
  const saleId = (await payme.openSale(sale))!;
  await app.misbehave('server_error');
  expect(await payme.pay(saleId, { amount: 2000 }, 'any-token')).toEqual({ kind: 'unknown' });
  expect(await payme.pay(saleId, { amount: 2000 }, 'no-such-token')).toEqual({
    kind: 'refused',
    code: '253',
  });
});

describe('when the card is refused', () => {
  it('tries again after 1, 3 and 7 days, says so, and holds further sends', async () => {
    const userId = newId();
    await app.card(userId, '4000000000000036');
    const billId = await app.bill(userId, 30);
    const started = Date.now();
    const attempts: number[] = [];
    for (let day = 0; day <= 9; day++) {
      await app.jobs.chargeDue(new Date(started + day * DAY_MS + MINUTE_MS));
      attempts.push((await billRow(billId)).attempts);
    }
    expect(attempts).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4, 4]);
    expect((await app.get(BillingStanding).of(userId, new Date())).unpaidBalance).toBe(true);
    const events: { job: string }[] = await app.source.query(
      `select job from platform.outbox where payload->>'billId' = $1 and job = 'rsvp.note_bill_failed'`,
      [billId],
    );
    expect(events).toHaveLength(4);
  });

  it('lets the host pay with another card, and only the host', async () => {
    const userId = newId();
    const bad = await app.card(userId, '4000000000000036');
    const billId = await app.bill(userId, 30);
    await app.jobs.chargeDue(new Date());
    expect(await app.commands.execute(new ChargeBill(billId, { userId: newId() }))).toMatchObject({
      ok: false,
      code: 'not_found',
    });
    await app.card(userId);
    await app.commands.execute(new DeleteCard(userId, bad));
    expect(await app.commands.execute(new ChargeBill(billId, { userId }))).toEqual({
      ok: true,
      value: undefined,
    });
    expect(await statusOf(billId)).toBe('settled');
  });
});

it('waits for the owner of the card when a challenge is asked', async () => {
  const userId = newId();
  await app.card(userId);
  const billId = await app.bill(userId, 25);
  await app.misbehave('3ds');
  await app.jobs.chargeDue(new Date());
  const { bills } = await app.queries.execute(new Bills(userId, { limit: 10 }));
  expect(bills[0]).toMatchObject({
    status: 'action_required',
    authenticateUrl: expect.stringContaining('http') as string,
  });
  await expireLease(billId);
  await app.jobs.chargeDue(new Date());
  expect(await salesOf(billId)).toHaveLength(1);
});

it('keeps the last card while something is unbilled', async () => {
  const userId = newId();
  const cardId = await app.card(userId);
  unbilled.add(userId);
  expect(await app.commands.execute(new DeleteCard(userId, cardId))).toMatchObject({
    ok: false,
    code: 'card.needed',
  });
  unbilled.delete(userId);
  expect(await app.commands.execute(new DeleteCard(userId, cardId))).toMatchObject({ ok: true });
});

it('numbers receipts without a gap, also when many are made at once', async () => {
  const users = Array.from({ length: 12 }, () => newId());
  for (const userId of users) {
    await app.card(userId);
    await app.bill(userId, 10);
  }
  await app.jobs.chargeDue(new Date());
  const rows: { number: number }[] = await app.source.query(
    'select number from payments.receipts order by number',
  );
  expect(rows.map((row) => row.number)).toEqual(rows.map((_, index) => index + 1));
  expect(rows.length).toBeGreaterThan(12);
});

it('does nothing with a delivery that was already done', async () => {
  const userId = newId();
  const id = newId();
  const due = { billId: newId(), eventId: newId(), hostId: userId, responses: 10 };
  await app.source.query(
    `insert into platform.outbox (id, job, payload, dispatched_at) values ($1, 'payments.open_bill', '{}', now())`,
    [id],
  );
  const delivery = { id, job: 'payments.open_bill' as const, attempt: 1 };
  await Promise.all([
    app.commands.execute(new OpenBill(due, delivery)),
    app.commands.execute(new OpenBill({ ...due, billId: newId() }, delivery)),
  ]);
  expect(await app.source.query('select id from payments.bills where user_id = $1', [userId])).toHaveLength(
    1,
  );
});
