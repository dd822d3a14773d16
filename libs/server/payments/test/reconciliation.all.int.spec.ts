import { addDays, DAY_MS, wallTime } from '@smachot/kernel';
import { ReconciliationJobs } from '../src/jobs/reconciliation-jobs';
import { ReconciliationQueries } from '../src/persistence/reconciliation/reconciliation.queries';
import { PaymeGateway } from '../src/provider/payme.gateway';
import { Reconcile } from '../src/use-cases/reconciliation/reconcile';
import { Differences, Reconciliations } from '../src/use-cases/reconciliation/reconciliations';
import { ResolveDifference } from '../src/use-cases/reconciliation/resolve-difference';
import { AMOUNT, chargebacksApp } from './chargebacks-app';

let app: Awaited<ReturnType<typeof chargebacksApp>>;
beforeAll(async () => {
  app = await chargebacksApp();
});
afterEach(async () => {
  await app.source.query(
    'truncate payments.reconciliations, payments.reconciled_sales, payments.reconciliation_differences, payments.chargebacks, payments.chargeback_signals, payments.ledger, payments.order_payments',
  );
  await app.reset();
  await app.rewind();
});
afterAll(() => app.close());

/** The next night: the clocks move on a day, and the day before is compared. */
const night = async (): Promise<void> => {
  await app.passes(DAY_MS);
  await reconcile();
};
const reconcile = () => app.commands.execute(new Reconcile(addDays(wallTime(app.now()).day, -1), app.now()));
const found = async (open?: 'true' | 'false') =>
  (await app.queries.execute(new Differences({ open, limit: 100 }))).differences;
const runs = async () => (await app.queries.execute(new Reconciliations({ limit: 10 }))).reconciliations;
const kinds = async () => (await found('true')).map(({ kind }) => kind).toSorted();

describe('a night', () => {
  it('on which both sides agree finds nothing', async () => {
    const { paymentId } = await app.paid();
    await app.refund(paymentId, 100_000);
    const { saleId } = await app.paid();
    await app.dispute(saleId);
    const { paymentId: released } = await app.hold();
    await app.release(released);
    await app.hold('4000000000000036');
    await app.hold();
    await night();
    expect(await found()).toEqual([]);
    expect(await runs()).toMatchObject([{ status: 'done', differences: 0, pages: 1 }]);
    expect((await runs())[0]!.sales).toBeGreaterThanOrEqual(5);
    expect(await app.told(app.ADMIN)).not.toContain('reconciliation_differences');
  });

  it('finds each kind of difference, with both sides, and tells the admins once', async () => {
    const [gone, dearer, refunded, doubled] = [
      await app.paid(),
      await app.paid(),
      await app.paid(),
      await app.paid(),
    ];
    await app.act('differences', { act: 'invent', price: 70_000 });
    await app.act('differences', { act: 'forget', saleId: gone.saleId });
    await app.act('differences', { act: 'change', saleId: dearer.saleId, price: AMOUNT + 100 });
    await app.act('differences', { act: 'change', saleId: refunded.saleId, status: 'authorized' });
    await app.act('differences', { act: 'double', saleId: doubled.saleId });
    await night();
    expect(await kinds()).toEqual([
      'doubled',
      'missing_here',
      'missing_there',
      'other_amount',
      'other_state',
    ]);
    const differences = await found('true');
    expect(differences.find(({ kind }) => kind === 'missing_here')).toMatchObject({
      ours: null,
      theirs: { amount: 700, left: 700, status: 'completed' },
    });
    expect(differences.find(({ kind }) => kind === 'missing_there')).toMatchObject({
      saleId: gone.saleId,
      ours: { paymentId: gone.paymentId, amount: AMOUNT / 100, left: AMOUNT / 100 },
      theirs: null,
    });
    expect(differences.find(({ kind }) => kind === 'other_amount')).toMatchObject({
      saleId: dearer.saleId,
      ours: { amount: AMOUNT / 100 },
      theirs: { amount: AMOUNT / 100 + 1 },
    });
    expect(await runs()).toMatchObject([{ differences: 5, newDifferences: 5 }]);
    expect(await app.get(ReconciliationQueries).open()).toEqual({ count: 5, oldest: expect.any(Date) });
    const told = async () =>
      (await app.told(app.ADMIN)).filter((kind) => kind === 'reconciliation_differences').length;
    const before = await told();
    expect(before).toBe(1);
    // seen again, they are not new
    await night();
    expect(await runs()).toMatchObject([{ differences: 5, newDifferences: 0 }, { newDifferences: 5 }]);
    expect(await told()).toBe(before);
  });

  it('closes what is no longer there; what an admin explained stays closed until it changes', async () => {
    const [one, other] = [await app.paid(), await app.paid()];
    await app.act('differences', { act: 'change', saleId: one.saleId, price: AMOUNT + 100 });
    await app.act('differences', { act: 'change', saleId: other.saleId, price: AMOUNT + 200 });
    await night();
    const explained = (await found('true')).find(({ saleId }) => saleId === other.saleId)!;
    const resolve = () =>
      app.commands.execute(new ResolveDifference(explained._id, app.ADMIN, 'a test of theirs'));
    const both = await Promise.all([resolve(), resolve()]);
    expect(both.map((answer) => (answer.ok ? 'ok' : answer.code)).toSorted()).toEqual([
      'difference.resolved',
      'ok',
    ]);
    await app.act('differences', { act: 'change', saleId: one.saleId, price: AMOUNT });
    await night();
    expect(await found('true')).toEqual([]);
    expect((await found('false')).map(({ resolution }) => resolution?.how).toSorted()).toEqual([
      'by_admin',
      'by_itself',
    ]);
    await app.act('differences', { act: 'change', saleId: other.saleId, price: AMOUNT + 300 });
    await night();
    expect(await found('true')).toMatchObject([
      { saleId: other.saleId, theirs: { amount: AMOUNT / 100 + 3 } },
    ]);
  });

  it('finds a refund of an old sale, and keeps looking at an open difference', async () => {
    const { paymentId, saleId } = await app.paid();
    await app.passes(20 * DAY_MS);
    await app.refund(paymentId, 100_000);
    await app.act('differences', { act: 'change', saleId, refunded: 150_000 });
    await night();
    expect(await found('true')).toMatchObject([{ kind: 'other_amount', saleId }]);
    await app.passes(20 * DAY_MS);
    await night();
    expect(await found('true')).toMatchObject([{ kind: 'other_amount', saleId }]);
    await app.act('differences', { act: 'change', saleId, refunded: 100_000 });
    await night();
    expect(await found('true')).toEqual([]);
  });

  it('finds a chargeback that was never announced, and has it read', async () => {
    const { saleId } = await app.paid();
    await app.act('chargebacks', { saleId });
    await app.source.query('truncate payments.chargeback_signals');
    await night();
    expect(await kinds()).toEqual(['other_state']);
    await app.passes(1000);
    await app.read();
    expect(await app.chargebacks(saleId)).toMatchObject([{ status: 'opened' }]);
  });
});

describe('however many workers and kills', () => {
  it('a night has one run', async () => {
    await app.paid();
    await app.act('differences', { act: 'invent', price: 70_000 });
    await app.passes(DAY_MS);
    await Promise.all([reconcile(), reconcile(), reconcile()]);
    await reconcile();
    expect(await runs()).toMatchObject([{ status: 'done', pages: 1, newDifferences: 1 }]);
    expect(await found()).toHaveLength(1);
  });

  it('it goes on after the page that was read before the kill', async () => {
    for (let count = 0; count < 250; count++)
      await app.act('differences', { act: 'invent', price: 1000 + count });
    await app.passes(DAY_MS);
    const payme = app.get(PaymeGateway);
    const list = payme.list.bind(payme);
    const asked: number[] = [];
    jest.spyOn(payme, 'list').mockImplementation(async (wanted) => {
      asked.push(wanted.page);
      if (asked.length === 2) throw new Error('killed');
      return list(wanted);
    });
    await expect(reconcile()).rejects.toThrow('killed');
    await reconcile();
    expect(asked).toEqual([1, 2]);
    // the dead worker's claim ends
    await app.source.query('update payments.reconciliations set claimed_until = null');
    await reconcile();
    expect(asked).toEqual([1, 2, 2, 3]);
    jest.restoreAllMocks();
    // with the check of the card that was stored before
    expect(await runs()).toMatchObject([{ status: 'done', pages: 3, sales: 251, newDifferences: 250 }]);
  });

  it('a silent provider is asked again; a night that never ends is said to have failed', async () => {
    await app.passes(DAY_MS);
    await app.misbehave('server_error');
    await reconcile();
    expect(await runs()).toMatchObject([{ status: 'reading' }]);
    await night();
    expect(await runs()).toMatchObject([{ status: 'done' }, { status: 'failed' }]);
    expect(await app.told(app.ADMIN)).toContain('reconciliation_failed');
  });

  it('it begins at three in the morning', async () => {
    const jobs = app.get(ReconciliationJobs);
    await jobs.reconcile(new Date('2026-11-23T00:59:00Z'));
    expect(await runs()).toEqual([]);
    await jobs.reconcile(new Date('2026-11-23T01:00:00Z'));
    expect(await runs()).toMatchObject([{ day: '2026-11-22', status: 'done' }]);
  });
});
