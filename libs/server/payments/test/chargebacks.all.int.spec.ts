import type { UserId } from '@smachot/contracts';
import { DAY_MS, HOUR_MS, newId } from '@smachot/kernel';
import { DisputedPayments } from '../src';
import { BillingStanding } from '../src/billing-standing';
import { ChargebackJobs } from '../src/jobs/chargeback-jobs';
import { ChargebackSignalRepository } from '../src/persistence/chargebacks/chargeback-signal.repository';
import { DisputedTickets1796000320000 } from '../src/persistence/migrations/1796000320000-disputed-tickets';
import { AnswerChargeback } from '../src/use-cases/chargebacks/answer-chargeback';
import { ChargebackCases, ChargebackRecordOf } from '../src/use-cases/chargebacks/chargeback-cases';
import { DecideChargeback } from '../src/use-cases/chargebacks/decide-chargeback';
import { OneChargeback, OwnChargebacks } from '../src/use-cases/chargebacks/own-chargebacks';
import { AMOUNT, chargebacksApp } from './chargebacks-app';

let app: Awaited<ReturnType<typeof chargebacksApp>>;
beforeAll(async () => {
  app = await chargebacksApp();
});
afterEach(() => app.rewind());
afterAll(() => app.close());

const page = { limit: 10 };
const decide = (id: string, decision: 'evidence_sent' | 'won' | 'lost', version?: number) =>
  app.commands.execute(new DecideChargeback(id, { decision, reason: 'by phone', version }, app.ADMIN));

describe('an announced chargeback', () => {
  it('is opened once, however often and however many at once announce it, and asks both sides', async () => {
    const { saleId, customer, owner, orderId, storeId } = await app.paid();
    await app.act('chargebacks', { saleId });
    await Promise.all([1, 2, 3].map(() => app.announce(saleId, 'sale-chargeback')));
    await Promise.all([app.read(), app.read(), app.read()]);
    await app.announce(saleId, 'sale-chargeback');
    await app.read();
    expect(await app.chargebacks(saleId)).toMatchObject([
      { status: 'opened', amount: AMOUNT, subject: 'order' },
    ]);
    expect(await app.told(customer)).toEqual(['chargeback_question']);
    expect(await app.told(owner)).toEqual(['chargeback_evidence']);
    expect(await app.leads(customer)).toEqual([`/me/orders/${orderId}`]);
    expect(await app.leads(owner)).toEqual([`/dashboard/savta-julie/orders/${orderId}`]);
    expect(
      await app.queries.execute(new OwnChargebacks(owner, { ...page, partnerId: storeId })),
    ).toMatchObject({
      value: { chargebacks: [{ orderId, side: 'business', amount: AMOUNT / 100, mayAnswer: true }] },
    });
  });

  it('of tickets asks both sides on their pages of payments, since a registration has no page of an order', async () => {
    const { saleId, customer, owner, orderId, storeId } = await app.paid({ tickets: true });
    await app.dispute(saleId);
    const { id, subject } = (await app.chargebacks(saleId))[0]!;
    expect(subject).toBe('tickets');
    expect(await app.leads(customer)).toEqual(['/me/payments']);
    expect(await app.leads(owner)).toEqual(['/dashboard/savta-julie/payments']);
    const answer = await app.commands.execute(new AnswerChargeback(id, owner, { text: 'they came' }));
    expect(answer).toMatchObject({ value: { side: 'business', orderId, partnerId: storeId } });
    await app.reverse(saleId);
    expect(await app.leads(customer)).toEqual(['/me/payments', '/me/payments']);
    expect(await app.told(owner)).toEqual(['chargeback_evidence', 'chargeback_won']);
  });

  it('of tickets that was opened as one of an order is named anew by the migration', async () => {
    const { saleId } = await app.paid({ tickets: true });
    const { saleId: ofOrder } = await app.paid();
    for (const one of [saleId, ofOrder]) await app.dispute(one);
    await app.source.query(`update payments.chargebacks set subject = 'order' where sale_id = $1`, [saleId]);
    await new DisputedTickets1796000320000().up(app.source.createQueryRunner());
    expect(await app.chargebacks(saleId)).toMatchObject([{ subject: 'tickets' }]);
    expect(await app.chargebacks(ofOrder)).toMatchObject([{ subject: 'order' }]);
  });

  it('that the provider does not confirm opens nothing', async () => {
    const { saleId } = await app.paid();
    await app.announce(saleId, 'sale-chargeback');
    await app.read();
    expect(await app.chargebacks(saleId)).toEqual([]);
  });

  it('whose reader is killed is read by another one', async () => {
    const { saleId } = await app.paid();
    await app.act('chargebacks', { saleId });
    await app.announce(saleId, 'sale-chargeback');
    // claimed, and nothing more
    expect(await app.get(ChargebackSignalRepository).claim(new Date(Date.now() + 1000), 50)).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 80));
    await app.read();
    expect(await app.chargebacks(saleId)).toHaveLength(1);
  });

  it('of a silent provider is read later, and admins see that it waits', async () => {
    const { saleId } = await app.paid();
    await app.act('chargebacks', { saleId });
    await app.announce(saleId, 'sale-chargeback');
    for (const hours of [0, 1, 2]) {
      await app.misbehave('server_error');
      await app.get(ChargebackJobs).readAnnounced(new Date(Date.now() + hours * HOUR_MS + 1000));
    }
    expect(await app.chargebacks(saleId)).toEqual([]);
    const { unread } = await app.queries.execute(new ChargebackCases(page));
    expect(unread).toMatchObject([{ saleId, attempts: 3 }]);
    await app.get(ChargebackJobs).readAnnounced(new Date(Date.now() + 9 * HOUR_MS));
    expect(await app.chargebacks(saleId)).toHaveLength(1);
    expect((await app.queries.execute(new ChargebackCases(page))).unread).toEqual([]);
  });

  it('of a sale that is none of ours is kept, and admins see it', async () => {
    const { saleId } = await app.act('differences', { act: 'invent', price: 70_000 });
    await app.dispute(saleId);
    expect(await app.chargebacks(saleId)).toMatchObject([
      { status: 'opened', subject: 'unknown', amount: 70_000 },
    ]);
    const { chargebacks } = await app.queries.execute(new ChargebackCases(page));
    expect(chargebacks).toContainEqual(expect.objectContaining({ saleId, customerId: null, amount: 700 }));
  });

  it('of a part is of that part', async () => {
    const { saleId, paymentId } = await app.paid();
    await app.refund(paymentId, 50_000);
    await app.dispute(saleId, 100_000);
    expect(await app.chargebacks(saleId)).toMatchObject([{ amount: 100_000 }]);
  });
});

describe('the sides', () => {
  it('answer, each for itself; nobody else knows of it', async () => {
    const { saleId, customer, owner } = await app.paid();
    await app.dispute(saleId);
    const id = (await app.chargebacks(saleId))[0]!.id;
    const say = (userId: string, text: string, recognised?: boolean) =>
      app.commands.execute(new AnswerChargeback(id, userId, { text, recognised }));
    expect(await say(customer, 'no word')).toMatchObject({ code: 'chargeback.answer_needed' });
    expect(await say(customer, 'it is mine', true)).toMatchObject({ ok: true });
    expect(await say(owner, 'delivered at 18:00')).toMatchObject({
      value: { side: 'business', answers: [{ text: 'delivered at 18:00', recognised: null }] },
    });
    const stranger = newId();
    expect(await say(stranger, 'x', true)).toMatchObject({ code: 'not_found' });
    expect(await app.queries.execute(new OneChargeback(id, stranger))).toMatchObject({ code: 'not_found' });
    expect(await decide(id, 'evidence_sent', 9)).toMatchObject({ code: 'conflict.version' });
    expect(await decide(id, 'evidence_sent', 1)).toMatchObject({
      value: { customerAnswers: [{ recognised: true }], businessAnswers: [{}], status: 'evidence_sent' },
    });
    expect(await say(owner, 'late')).toMatchObject({ code: 'chargeback.closed' });
  });

  it('are not asked for ever: without evidence it is lost after two weeks', async () => {
    const { saleId, owner, customer } = await app.paid();
    await app.dispute(saleId);
    const id = (await app.chargebacks(saleId))[0]!.id;
    await app.passes(8 * DAY_MS);
    expect(
      await app.commands.execute(new AnswerChargeback(id, customer, { text: 'x', recognised: true })),
    ).toMatchObject({ code: 'chargeback.closed' });
    await app.passes(7 * DAY_MS);
    const now = new Date(Date.now() + 15 * DAY_MS);
    await Promise.all([app.get(ChargebackJobs).expire(now), app.get(ChargebackJobs).expire(now)]);
    expect(await app.chargebacks(saleId)).toMatchObject([{ status: 'lost' }]);
    expect(await app.told(owner)).toEqual(['chargeback_evidence', 'chargeback_lost']);
  });
});

describe('its end', () => {
  it('is won as the provider shows it, and never on an admin’s word', async () => {
    const { saleId, owner } = await app.paid();
    await app.dispute(saleId);
    const id = (await app.chargebacks(saleId))[0]!.id;
    expect(await decide(id, 'won')).toMatchObject({ code: 'chargeback.not_returned' });
    await Promise.all([app.reverse(saleId), app.read()]);
    expect(await app.chargebacks(saleId)).toMatchObject([{ status: 'won' }]);
    expect(await app.told(owner)).toEqual(['chargeback_evidence', 'chargeback_won']);
    expect(await decide(id, 'lost')).toMatchObject({ code: 'lifecycle.illegal_move' });
  });

  it('is lost once, of two admins', async () => {
    const { saleId } = await app.paid();
    await app.dispute(saleId);
    const id = (await app.chargebacks(saleId))[0]!.id;
    const both = await Promise.all([decide(id, 'lost'), decide(id, 'lost')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await app.queries.execute(new ChargebackRecordOf(id))).toMatchObject({
      value: { history: [{ move: 'open' }, { move: 'lose', note: 'by phone', adminId: app.ADMIN }] },
    });
  });
});

describe('a refund of a disputed payment', () => {
  it('waits, and is made when the chargeback is won', async () => {
    const { saleId, paymentId } = await app.paid();
    await app.dispute(saleId);
    await app.refund(paymentId, 100_000);
    await app.settle(paymentId);
    expect(await app.payment(paymentId)).toMatchObject({ refunded: 0 });
    expect(await app.get(DisputedPayments).among([paymentId])).toEqual(new Set([paymentId]));
    await app.reverse(saleId);
    await app.settle(paymentId);
    expect(await app.payment(paymentId)).toMatchObject({ refunded: 100_000 });
    expect(await app.moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT - 100_000 });
  });

  it('is void when the chargeback is lost: the cardholder has the sum once', async () => {
    const { saleId, paymentId } = await app.paid();
    await app.refund(paymentId, 50_000);
    await app.dispute(saleId);
    await app.refund(paymentId, 600_000);
    await decide((await app.chargebacks(saleId))[0]!.id, 'lost');
    await app.settle(paymentId);
    expect(await app.movesOf(paymentId)).toEqual(['held', 'captured', 'refunded', 'refund_voided']);
    expect(await app.payment(paymentId)).toMatchObject({ captured: AMOUNT, refunded: AMOUNT });
    const [sale] = await app.salesOf(paymentId);
    expect(sale).toMatchObject({ refunded: 50_000, status: 'chargeback' });
  });

  it('that was asked for before the dispute was announced is not made either', async () => {
    const { saleId, paymentId } = await app.paid();
    await app.act('chargebacks', { saleId });
    await app.refund(paymentId, AMOUNT);
    expect(await app.payment(paymentId)).toMatchObject({ refunded: 0 });
    await app.announce(saleId, 'sale-chargeback');
    await app.read();
    await app.settle(paymentId);
    expect(await app.payment(paymentId)).toMatchObject({ refunded: 0 });
    await decide((await app.chargebacks(saleId))[0]!.id, 'lost');
    await app.settle(paymentId);
    expect(await app.movesOf(paymentId)).toEqual(['held', 'captured', 'refund_voided']);
    expect((await app.salesOf(paymentId))[0]).toMatchObject({ refunded: 0 });
  });

  it('beyond a part that was lost is made for the rest only', async () => {
    const { saleId, paymentId } = await app.paid();
    await app.dispute(saleId, 200_000);
    await decide((await app.chargebacks(saleId))[0]!.id, 'lost');
    await app.misbehave('timeout_refund');
    await app.refund(paymentId, 300_000);
    await app.settle(paymentId);
    expect(await app.payment(paymentId)).toMatchObject({ refunded: 300_000 });
    const [sale] = await app.salesOf(paymentId);
    expect(sale).toMatchObject({ refunded: 100_000, status: 'partial-chargeback' });
  });

  it('that was void is made after all when the provider gives the sum back late', async () => {
    const { saleId, paymentId } = await app.paid();
    await app.dispute(saleId);
    await app.refund(paymentId, AMOUNT);
    await decide((await app.chargebacks(saleId))[0]!.id, 'lost');
    await app.settle(paymentId);
    await app.reverse(saleId);
    await app.settle(paymentId);
    expect(await app.chargebacks(saleId)).toMatchObject([{ status: 'won', voided: 0 }]);
    expect(await app.payment(paymentId)).toMatchObject({ captured: AMOUNT, refunded: AMOUNT });
    const [sale] = await app.salesOf(paymentId);
    expect(sale).toMatchObject({ refunded: AMOUNT, status: 'refunded' });
  });
});

it('a host who took the fee of an event back cannot send on', async () => {
  const userId: UserId = newId();
  await app.card(userId);
  const billId = await app.bill(userId, 1000);
  await app.jobs.chargeDue(new Date());
  const [entry]: { saleId: string }[] = await app.source.query(
    'select sale_id as "saleId" from payments.ledger where bill_id = $1',
    [billId],
  );
  const standing = async () => (await app.get(BillingStanding).of(userId, new Date())).unpaidBalance;
  expect(await standing()).toBe(false);
  await app.dispute(entry!.saleId);
  expect(await standing()).toBe(true);
  await app.reverse(entry!.saleId);
  expect(await standing()).toBe(false);
});
