import type { AnswerOf, listStatement } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { ACCOUNT, type PayoutsApp, type Shop } from './payouts-app';

/** Cases of one spec, which share its app. */
export const moneyOfAStore = (app: () => PayoutsApp): void => {
  const statement = async ({ owner, partner }: Shop, query = '') =>
    (
      await app().call<AnswerOf<typeof listStatement>>('GET', `/v1/partners/${partner}/statement${query}`, {
        as: owner,
      })
    ).body;
  const disputed = ({ storeId }: Shop, orderId: string) => ({
    ...{ chargebackId: newId(), paymentId: newId(), billId: null, orderId, storeId },
    ...{ amount: 40_000, version: 1 },
  });

  describe('the money of a store', () => {
    it('waits for the order, is available the day after it, and says why nothing is paid out', async () => {
      const store = await app().store();
      expect(await app().balance(store)).toMatchObject({
        available: 0,
        holds: ['details_missing', 'below_minimum'],
      });
      const order = await app().money(store, { over: false, endsAt: '2031-06-10T20:00:00.000Z' });
      expect(await app().balance(store)).toMatchObject({ available: 0, waiting: 900 });
      await app().money(store, { ...order, over: true, version: 2 });
      expect(await app().balance(store)).toMatchObject({ available: 0, waiting: 900 });
      app().clock.moveTo(new Date('2031-06-10T21:00:00Z'));
      expect(await app().balance(store)).toMatchObject({
        ...{ available: 900, waiting: 0, nextPayoutDay: '2031-06-15', minimum: 50 },
        holds: ['details_missing'],
      });
      await app().details(store, ACCOUNT, 'in_process');
      expect((await app().balance(store)).holds).toEqual(['details_paused']);
      await app().details(store, ACCOUNT);
      expect((await app().balance(store)).holds).toEqual([]);
      expect(
        await app().source.query('select bank_status, bank_version from stores.stores where id = $1', [
          store.storeId,
        ]),
      ).toEqual([{ bank_status: 'verified', bank_version: 2 }]);
    });

    it('is booked once, whatever comes twice, late or at once', async () => {
      const store = await app().store();
      const order = await app().money(store);
      const newer = { ...order, version: 3, toCustomer: 20_000, commission: 8_000 };
      await Promise.all([1, 2].map(() => app().emit('orders.money_moved', newer)));
      await app().jobs.drain();
      await app().emit('orders.money_moved', { ...order, version: 2, captured: 70_000 });
      await app().jobs.drain();
      const { lines } = await statement(store);
      expect(lines.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
        ['commission', 20, 720],
        ['refunded', -200, 700],
        ['commission', -100, 900],
        ['captured', 1000, 1000],
      ]);
      expect(lines[0]).toMatchObject({ number: 4, orderId: order.orderId, orderCode: '12345678' });
    });

    it('is told in sums: before the days, by kind, with the VAT of the commission, and after them', async () => {
      const store = await app().store();
      await app().details(store, ACCOUNT);
      app().clock.moveTo(new Date('2031-05-31T10:00:00Z'));
      await app().money(store, { captured: 50_000, commission: 0 });
      app().clock.moveTo(new Date('2031-06-10T21:00:00Z'));
      await app().money(store);
      const { summary, lines } = await statement(store, '?from=2031-06-01&kind=captured&limit=1');
      expect(lines).toHaveLength(1);
      expect(summary).toEqual({
        opening: 500,
        totals: [
          { kind: 'captured', amount: 1000 },
          { kind: 'commission', amount: -100 },
        ],
        closing: 1400,
        commissionVat: -15.25,
      });
      expect((await statement(store)).summary).toMatchObject({ opening: 0, closing: 1400 });
      expect((await statement(store, '?until=2031-05-31')).summary).toMatchObject({
        ...{ opening: 0, closing: 500, commissionVat: 0 },
      });
      const second = await statement(store, '?limit=1&cursor=2');
      expect(second.summary).toBeNull();
      expect((await app().balance(store)).account).toEqual({
        ...{ bankNumber: expect.any(String), branchNumber: expect.any(String) },
        accountLastDigits: ACCOUNT.slice(-3),
      });
    });

    it('is frozen by a chargeback, freed or lost by its decision', async () => {
      const store = await app().store();
      const { orderId } = await app().money(store);
      const [first, second] = [disputed(store, orderId), disputed(store, orderId)];
      await app().emit('payments.chargeback_opened', first);
      await app().emit('payments.chargeback_opened', second);
      await app().jobs.drain();
      expect(await app().balance(store)).toMatchObject({ available: 100, frozen: 800 });
      await app().emit('payments.chargeback_resolved', { ...first, outcome: 'won', version: 2 });
      await app().emit('payments.chargeback_resolved', { ...second, outcome: 'lost', version: 2 });
      await app().emit('payments.chargeback_opened', second);
      await app().jobs.drain();
      expect(await app().balance(store)).toMatchObject({ available: 500, frozen: 0 });
      const refund = { paymentId: second.paymentId, move: 'refund_voided' as const, amount: 40_000 };
      await app().emit('payments.moved', { ...refund, captured: 100_000, refunded: 40_000 });
      await app().jobs.drain();
      expect(await app().balance(store)).toMatchObject({ available: 900 });
    });

    it('is seen by owners alone, narrowed, page by page and as files', async () => {
      const store = await app().store();
      for (const captured of [100_000, 200_000]) await app().money(store, { captured, commission: 0 });
      const [member, stranger] = [await app().member(store), (await app().store()).owner];
      for (const path of ['balance', 'statement', 'statement.xlsx', 'statement.pdf', 'payouts']) {
        const ask = (as: string) =>
          app().call<{ code: string }>('GET', `/v1/partners/${store.partner}/${path}`, { as });
        expect([path, (await ask(member)).body.code]).toEqual([path, 'crew.owners_only']);
        expect([path, (await ask(stranger)).status]).toEqual([path, 404]);
      }
      const first = await statement(store, '?limit=1');
      expect(first).toMatchObject({ lines: [{ number: 2 }], nextCursor: '2' });
      expect(await statement(store, '?limit=1&cursor=2')).toMatchObject({
        lines: [{ number: 1 }],
        nextCursor: null,
      });
      expect((await statement(store, '?kind=refunded')).lines).toEqual([]);
      expect((await statement(store, '?until=2031-06-01')).lines).toEqual([]);
      expect((await statement(store, '?from=2031-06-01&kind=captured')).lines).toHaveLength(2);
      const files = await Promise.all(
        ['xlsx', 'pdf'].map((ending) =>
          app().call('GET', `/v1/partners/${store.partner}/statement.${ending}`, { as: store.owner }),
        ),
      );
      expect(files.map(({ raw }) => raw.subarray(0, 4).toString('latin1'))).toEqual([
        'PK\u0003\u0004',
        '%PDF',
      ]);
      expect(files[1]!.raw.subarray(-6).toString()).toContain('%%EOF');
    });

    it('cannot be rewritten, nor booked on one side only', async () => {
      await app().money(await app().store());
      for (const table of ['postings', 'entries'])
        for (const change of [`update payouts.${table} set at = now()`, `delete from payouts.${table}`])
          await expect(app().source.query(change)).rejects.toThrow('append-only');
      await expect(
        app().source.query(
          `insert into payouts.entries (id, posting_id, account, kind, amount, at, store_id)
         select gen_random_uuid(), posting_id, 'store', 'captured', 1, now(), store_id from payouts.entries limit 1`,
        ),
      ).rejects.toThrow('add up to 0');
    });
  });
};
