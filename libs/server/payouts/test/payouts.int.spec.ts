import { CommandBus } from '@nestjs/cqrs';
import type { AnswerOf, readPayout } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { AdminOverview } from '@smachot/server-platform';
import { PlanPayouts } from '../src/use-cases/plan-payouts';
import { moneyOfAStore } from './money-of-a-store';
import { ACCOUNT, ADMIN, answerOf, type PayoutsApp, payoutsApp, reason, type Shop } from './payouts-app';

const OTHER_ACCOUNT = '482917';

let app: PayoutsApp;
beforeAll(async () => {
  app = await payoutsApp();
});
afterAll(() => app?.close());

moneyOfAStore(() => app);

const waitingReturns = async () =>
  (await app.app.get(AdminOverview).show()).waiting.find(({ kind }) => kind === 'failed_payouts');

describe('a week of payouts', () => {
  let sent: Buffer;
  let paid: Shop, returned: Shop, edited: Shop, unverified: Shop, poor: Shop, suspended: Shop, debtor: Shop;
  beforeAll(async () => {
    paid = await app.store();
    returned = await app.store();
    edited = await app.store();
    unverified = await app.store();
    poor = await app.store();
    [suspended, debtor] = [await app.store(), await app.store()];
    for (const store of [paid, returned, edited, poor, suspended]) await app.details(store, ACCOUNT);
    await app.details(unverified, ACCOUNT, 'rejected');
    for (const store of [paid, returned, edited, unverified, suspended]) await app.money(store);
    await app.suspend(suspended);
    await app.money(poor, { captured: 4_000, commission: 0 });
    await app.details(debtor, ACCOUNT);
    await app.money(debtor, { captured: 4_000, refunded: 4_000, commission: 1_000 });
  });

  it('is planned once by however many workers, to verified details, from fifty shekels on', async () => {
    app.clock.moveTo(new Date('2031-06-15T03:01:00Z'));
    const plan = () => app.app.get(CommandBus).execute(new PlanPayouts(app.clock.now()));
    await Promise.all(Array.from({ length: 5 }, plan));
    await plan();
    const batch = await app.batchOf('2031-06-15');
    const items = await app.itemsOf(batch.id);
    const shops = [paid, returned, edited];
    const own = items.filter(({ partnerId }) =>
      [...shops, unverified, poor, suspended].some(({ storeId }) => storeId === partnerId),
    );
    expect(own.map(({ partnerId, amount }) => [partnerId, amount]).toSorted()).toEqual(
      shops.map(({ storeId }) => [storeId, 900]).toSorted(),
    );
    expect(new Set(items.map(({ partnerId }) => partnerId)).size).toBe(items.length);
    expect(await app.balance(paid)).toMatchObject({ available: 0, onTheWay: 900 });
    expect((await app.balance(unverified)).holds).toEqual(['details_rejected']);
    expect((await app.balance(poor)).holds).toEqual(['below_minimum']);
    expect((await app.balance(suspended)).holds).toEqual(['suspended']);
    const left = await app.excludedOf(batch.id);
    const reasonOf = ({ storeId }: Shop) => left.find(({ partnerId }) => partnerId === storeId)?.reason;
    expect([...shops, unverified, poor, suspended].map(reasonOf)).toEqual([
      ...[undefined, undefined, undefined],
      ...['details_rejected', 'below_minimum', 'suspended'],
    ]);
    expect(left.find(({ partnerId }) => partnerId === debtor.storeId)).toMatchObject({
      ...{ reason: 'negative', amount: -10 },
    });
    expect(batch.excluded).toEqual({
      count: left.length,
      total: left.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0),
    });
    expect(left.map(({ amount }) => amount)).toEqual(
      left.map(({ amount }) => amount).toSorted((one, other) => other - one),
    );
  });

  it('goes on where a worker was killed', async () => {
    const [first, second] = (await Promise.all([app.store(), app.store()])).toSorted((one, other) =>
      one.storeId < other.storeId ? -1 : 1,
    ) as [Shop, Shop];
    for (const store of [first, second]) {
      await app.details(store, ACCOUNT);
      await app.money(store, { endsAt: '2031-06-17T20:00:00.000Z' });
    }
    await app.source.query(
      `insert into payouts.batches (id, day, status, planned_up_to, created_at) values ($1, '2031-06-22', 'planning', $2, now())`,
      [newId(), first.storeId],
    );
    await app.sunday('2031-06-22');
    const items = await app.itemsOf((await app.batchOf('2031-06-22')).id);
    const planned = items.map(({ partnerId }) => partnerId);
    expect(planned).toContain(second.storeId);
    expect(planned).not.toContain(first.storeId);
    app.clock.moveTo(new Date('2031-06-15T04:00:00Z'));
  });

  it('is written into a file with the accounts of the day, and every download is recorded', async () => {
    const { id } = await app.batchOf('2031-06-15');
    const made = await app.admin('POST', `/${id}/file`, { replaces: null, reason });
    expect(made.body).toMatchObject({ fileNumber: 1, paymentDay: '2031-06-16' });
    const file = await app.file(id, 1);
    expect(file.headers['cache-control']).toContain('no-store');
    const lines = file.text.split('\r\n');
    expect(
      lines.filter((line) => line.startsWith('1') && line.includes(ACCOUNT)).length,
    ).toBeGreaterThanOrEqual(3);
    expect(app.acts.slice(-2)).toMatchObject([
      { call: 'payouts.makeFile', about: { batchId: id } },
      { call: 'payouts.downloadFile', about: { batchId: id, fileNumber: 1 } },
    ]);
    expect(app.changes.filter(({ subject }) => subject.kind === 'payout_batch')).toEqual([
      {
        subject: { kind: 'payout_batch', id },
        before: { status: 'planned', fileNumber: null, paymentDay: null },
        after: { status: 'planned', fileNumber: 1, paymentDay: '2031-06-16' },
      },
    ]);
  });

  it('leaves out who changed the details meanwhile: the file has to be made anew', async () => {
    const { id } = await app.batchOf('2031-06-15');
    await app.details(edited, OTHER_ACCOUNT, 'in_process');
    expect((await app.file(id, 1)).text).toContain('payouts.file_outdated');
    // a file may be at the bank already: only an admin, by replacing it, takes the payout back
    expect(await app.balance(edited)).toMatchObject({ onTheWay: 900 });
    const other = await app.admin('POST', `/${id}/file`, { replaces: null, reason });
    expect(other.body.code).toBe('payouts.file_replaced');
    const made = await app.admin('POST', `/${id}/file`, { replaces: 1, reason });
    expect(made.body).toMatchObject({ fileNumber: 2, canceled: { count: 1, total: 900 } });
    expect(await app.balance(edited)).toMatchObject({
      available: 900,
      onTheWay: 0,
      holds: ['details_paused'],
    });
    expect((await app.file(id, 2)).text).not.toContain(OTHER_ACCOUNT);
    const confirmed = await app.admin('POST', `/${id}/sent`, { fileNumber: 1, reason });
    expect(confirmed.body.code).toBe('payouts.file_replaced');
    sent = (await app.file(id, 2)).raw;
  });

  it('is not given out on its payment day, but sent once, and the owners are told', async () => {
    const { id } = await app.batchOf('2031-06-15');
    app.clock.moveTo(new Date('2031-06-15T21:00:00Z'));
    expect((await app.file(id, 2)).text).toContain('payouts.file_outdated');
    const answers = await Promise.all(
      [1, 2].map(() => app.admin('POST', `/${id}/sent`, { fileNumber: 2, reason })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await app.noticesTo(paid.owner)).toContain('payout_sent');
    expect(await app.noticesTo(edited.owner)).not.toContain('payout_sent');
    expect((await app.admin('POST', `/${id}/file`, { replaces: 2, reason })).body.code).toBe(
      'lifecycle.illegal_move',
    );
    expect((await app.file(id, 2)).text).toContain('lifecycle.illegal_move');
  });

  it('comes back once where the bank refused it, and is not sent to the same account again', async () => {
    const { id } = await app.batchOf('2031-06-15');
    const payout = (await app.itemsOf(id)).find(({ partnerId }) => partnerId === returned.storeId)!;
    const answer = answerOf(sent, payout.reference, '02');
    for (const other of [Buffer.from('not an answer'), sent])
      expect((await app.answer(id, other)).body.code).toBe('payouts.answer_unreadable');
    const foreign = Buffer.from(answer.toString().replace(payout.reference, '999999'));
    expect((await app.answer(id, foreign)).body.code).toBe('payouts.answer_foreign');
    expect((await app.answer(id, answer)).body).toMatchObject({
      returned: 1,
      known: 0,
      batch: { status: 'answered' },
    });
    expect((await app.answer(id, answer)).body).toMatchObject({ returned: 0, known: 1 });
    expect(await app.balance(returned)).toMatchObject({
      available: 900,
      paidOut: 0,
      holds: ['payout_returned'],
    });
    expect(await app.balance(paid)).toMatchObject({ available: 0, onTheWay: 0, paidOut: 900 });
    expect(await app.noticesTo(returned.owner)).toContain('payout_returned');
    const failed = await app.call<{ payouts: object[] }>('GET', '/admin/api/payouts/failed', {
      as: ADMIN,
    });
    expect(failed.body.payouts).toMatchObject([
      { id: payout.id, reason: 'account_closed', businessName: 'המטבח' },
    ]);
    expect(await waitingReturns()).toMatchObject({ count: 1, oldest: app.clock.now().toISOString() });
    await app.details(edited, OTHER_ACCOUNT);
    await app.sunday('2031-06-29');
    const next = (await app.itemsOf((await app.batchOf('2031-06-29')).id)).map(({ partnerId }) => partnerId);
    expect(next).toContain(edited.storeId);
    expect(next).not.toContain(returned.storeId);
    await app.details(returned, OTHER_ACCOUNT);
    expect((await app.balance(returned)).holds).toEqual([]);
    expect(await waitingReturns()).toMatchObject({ count: 1 });
  });

  it('shows a store each payout with its orders, and nobody else’s', async () => {
    const { body } = await app.call<{ payouts: { id: string }[] }>(
      'GET',
      `/v1/partners/${paid.partner}/payouts`,
      {
        as: paid.owner,
      },
    );
    expect(body.payouts).toMatchObject([{ status: 'paid', amount: 900, day: '2031-06-15' }]);
    const path = `payouts/${body.payouts[0]!.id}`;
    const one = await app.call<AnswerOf<typeof readPayout>>('GET', `/v1/partners/${paid.partner}/${path}`, {
      as: paid.owner,
    });
    expect(one.body.items).toMatchObject([{ orderCode: '12345678', amount: 900 }]);
    const other = await app.call('GET', `/v1/partners/${poor.partner}/${path}`, { as: poor.owner });
    expect(other.status).toBe(404);
  });

  it('before a file is made, goes back to the balance as soon as the details are edited', async () => {
    expect(await app.balance(edited)).toMatchObject({ onTheWay: 900 });
    await app.details(edited, ACCOUNT, 'in_process');
    expect(await app.balance(edited)).toMatchObject({ available: 900, onTheWay: 0 });
  });

  it('goes back to the balance when the store is suspended, and a file is not made for it', async () => {
    const [early, late] = [await app.store(), await app.store()];
    for (const store of [early, late]) {
      await app.details(store, ACCOUNT);
      await app.money(store, { endsAt: '2031-07-03T20:00:00.000Z' });
    }
    await app.sunday('2031-07-06');
    const { id } = await app.batchOf('2031-07-06');
    await app.suspend(early);
    expect(await app.balance(early)).toMatchObject({ available: 900, onTheWay: 0, holds: ['suspended'] });
    await app.admin('POST', `/${id}/file`, { replaces: null, reason });
    await app.suspend(late);
    expect((await app.file(id, 1)).text).toContain('payouts.file_outdated');
    const made = await app.admin('POST', `/${id}/file`, { replaces: 1, reason });
    expect(made.body).toMatchObject({ fileNumber: 2, canceled: { count: 2 } });
    const canceled = (await app.itemsOf(id)).filter(({ status }) => status === 'canceled');
    expect(canceled.map((payout) => payout.reason)).toEqual(['store_suspended', 'store_suspended']);
    await app.suspend(late, false);
    expect(await app.balance(late)).toMatchObject({ available: 900, onTheWay: 0, holds: [] });
  });

  it('has a serial number of its own among the files of its payment day', async () => {
    const heads = ['2031-06-22', '2031-06-29'].map(async (day) => {
      const { id } = await app.batchOf(day);
      await app.admin('POST', `/${id}/file`, { replaces: null, reason });
      return (await app.file(id, 1)).text.slice(0, 21);
    });
    const [one, other] = (await Promise.all(heads)).map((head) => [head.slice(11, 17), head.slice(18)]);
    expect([one, other].toSorted()).toEqual([
      ['310707', '003'],
      ['310707', '004'],
    ]);
    // that of a file of the release before is its number
    const { id } = await app.batchOf('2031-06-22');
    await app.source.query('update payouts.batches set file_serial = null where id = $1', [id]);
    expect((await app.file(id, 1)).text.slice(18, 21)).toBe('001');
  });

  it('stores no account number, neither in a row nor in a job', async () => {
    const tables = ['payouts.payouts', 'payouts.batches', 'payouts.entries', 'platform.outbox'];
    for (const table of tables) {
      const found = await app.source.query(
        `select 1 from ${table} t where t::text like '%' || $1 || '%' or t::text like '%' || $2 || '%'`,
        [ACCOUNT, OTHER_ACCOUNT],
      );
      expect([table, found]).toEqual([table, []]);
    }
  });
});
