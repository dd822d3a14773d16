import { newId } from '@smachot/kernel';
import { startOfDay } from '@smachot/pricing';
import type { Invoice } from '@smachot/contracts';
import { ADMIN } from './neighbours';
import type { OwnedStore, SubscriptionsApp } from './subscriptions-app';

/** Cases of one spec, which share its app. */
export const invoicesOfCharges = (app: () => SubscriptionsApp): void => {
  describe('the invoice of a charge', () => {
    const invoicesOf = async ({ path, owner }: OwnedStore): Promise<Invoice[]> => {
      const { body } = await app().call<{ charges: { invoices: Invoice[] }[] }>('GET', `${path}/charges`, {
        as: owner,
      });
      return body.charges.flatMap(({ invoices }) => invoices);
    };
    const chargeIdOf = async ({ storeId }: OwnedStore): Promise<string> => {
      const rows: { id: string }[] = await app().source.query(
        `select c.id from subscriptions.charges c join subscriptions.subscriptions s on s.id = c.subscription_id where s.store_id = $1`,
        [storeId],
      );
      return rows[0]!.id;
    };

    it('is issued with the payment, with the sums that were paid, for the owners alone', async () => {
      const store = await app().store();
      const code = await app().coupon();
      await app().choose(store, 'plus-plan', { couponCode: code });
      const [invoice, ...others] = await invoicesOf(store);
      expect(others).toEqual([]);
      expect(invoice).toMatchObject({ kind: 'invoice', amount: 134.1 });
      const file = `${store.path}/invoices/${invoice!._id}/invoice.pdf`;
      const drawn = await app().call('GET', file, { as: store.owner });
      expect(drawn.status).toBe(200);
      expect(drawn.text.slice(0, 5)).toBe('%PDF-');
      const member = await app().member(store, 'Member');
      expect((await app().call('GET', file, { as: member })).body.code).toBe('crew.owners_only');
      expect((await app().call('GET', file, { as: await app().person() })).status).toBe(404);
      const other = await app().store();
      const foreign = `${other.path}/invoices/${invoice!._id}/invoice.pdf`;
      expect((await app().call('GET', foreign, { as: other.owner })).status).toBe(404);
      const paper: { paper: unknown }[] = await app().source.query(
        'select paper from subscriptions.invoices where id = $1',
        [invoice!._id],
      );
      expect(paper[0]!.paper).toMatchObject({
        customer: ['לכבוד: המטבח'],
        lines: [
          ['תוכנית \u2068Plus+\u2069, חודש: 31.01.2027 עד 27.02.2027', 14_900],
          [`קופון ${code}`, -1_490],
        ],
      });
    });
    it('is read by super admins, with the charge and the subscription, also when the store is closed', async () => {
      const store = await app().store();
      expect(await app().record(store)).toBeUndefined();
      const code = await app().coupon();
      await app().choose(store, 'plus-plan', { couponCode: code });
      const [invoice] = await invoicesOf(store);
      await app().source.query('update stores.stores set closed_at = now() where id = $1', [store.storeId]);
      expect(await app().record(store)).toMatchObject({
        ...{ storeId: store.storeId, payerId: store.owner, planId: 'plus-plan', phase: 'active' },
        ...{ graceUntil: null, nextRenewal: { planId: 'plus-plan', billing: 'monthly' } },
        charges: [{ status: 'paid', coupon: { code, amount: 14.9 }, invoices: [invoice] }],
      });
      const file = `${store.path}/invoices/${invoice!._id}/invoice.pdf`;
      expect((await app().call('GET', file, { as: ADMIN })).status).toBe(200);
      expect((await app().call('GET', file, { as: store.owner })).status).toBe(404);
    });
    it('is in the language its payer had then, with the Hebrew beside, and so is its credit note', async () => {
      const store = await app().store();
      const speak = (language: string) =>
        app().source.query('update identity.users set language = $2 where id = $1', [store.owner, language]);
      await speak('ar');
      await app().choose(store, 'plus-plan');
      await speak('en');
      const paymentId = await chargeIdOf(store);
      await app().work.run((tx) => {
        const sums = { amount: 5_000, captured: 14_900, refunded: 5_000 };
        tx.emit('payments.moved', { paymentId, move: 'refunded', ...sums });
        return Promise.resolve();
      });
      await app().settle();
      const [invoice, note] = await invoicesOf(store);
      for (const { _id } of [invoice!, note!]) {
        const file = await app().call('GET', `${store.path}/invoices/${_id}/invoice.pdf`, {
          as: store.owner,
        });
        expect(file.text).toContain('/Lang (ar)');
      }
      const papers: { paper: unknown }[] = await app().source.query(
        'select paper from subscriptions.invoices where id = any($1::uuid[]) order by kind = $2',
        [[invoice!._id, note!._id], 'credit_note'],
      );
      expect(papers[0]!.paper).toMatchObject({
        customer: ['לכבוד: המטבח'],
        lines: [['תוכנית \u2068Plus+\u2069, חודש: 31.01.2027 עד 27.02.2027', 14_900]],
        translated: {
          language: 'ar',
          customer: ['إلى: \u2068המטבח\u2069'],
          labels: ['خطة \u2068Plus+\u2069، شهر: من 31/01/2027 حتى 27/02/2027'],
        },
      });
      expect(papers[1]!.paper).toMatchObject({ translated: { language: 'ar' } });
    });
    it('is not issued for what costs nothing, and money that goes back has one credit note', async () => {
      const free = await app().store();
      await app().choose(free, 'plus-plan', { couponCode: await app().coupon({ discount: 100 }) });
      expect(await app().read(free)).toMatchObject({ planId: 'plus-plan' });
      expect(await invoicesOf(free)).toEqual([]);
      const store = await app().store();
      await app().choose(store, 'plus-plan');
      const paymentId = await chargeIdOf(store);
      const refunded = (total: number) =>
        app().work.run((tx) => {
          const sums = { amount: total, captured: 14_900, refunded: total };
          tx.emit('payments.moved', { paymentId, move: 'refunded', ...sums });
          return Promise.resolve();
        });
      await refunded(5_000);
      await app().settle();
      await refunded(5_000);
      await refunded(14_900);
      await app().settle();
      expect((await invoicesOf(store)).map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
        'invoice 149',
        'credit_note 50',
        'credit_note 99',
      ]);
    });
    it('has a number after the one before it, also when a purchase is rolled back', async () => {
      const failed = app().work.run(async (tx) => {
        await tx.query(`update subscriptions.invoice_counters set last = last + 1 where kind = 'invoice'`);
        throw new Error('killed');
      });
      await expect(failed).rejects.toThrow('killed');
      const store = await app().store();
      await app().choose(store, 'iron-swords-plan');
      const rows: { kind: string; numbers: number[] }[] = await app().source.query(
        'select kind, array_agg(number order by number) as numbers from subscriptions.invoices group by kind',
      );
      for (const { numbers } of rows) expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    });
    it('and who changed the plan are in the export of the owner’s account, and in the history', async () => {
      const store = await app().store();
      await app().choose(store, 'plus-plan', { couponCode: await app().coupon() });
      await app().act(store, 'cancel');
      app().clock.moveTo(startOfDay('2027-02-28'));
      await app().settle();
      const moves: { by: string | null; phase: string; requested: string | null }[] =
        await app().source.query(
          `select by_user as by, after->>'phase' as phase, after->'requested'->>'planId' as requested
         from subscriptions.moves where store_id = $1 order by at, id`,
          [store.storeId],
        );
      expect(moves).toEqual([
        { by: store.owner, phase: 'inactive', requested: 'plus-plan' },
        { by: null, phase: 'active', requested: null },
        { by: store.owner, phase: 'ending', requested: null },
        { by: null, phase: 'inactive', requested: null },
      ]);
      expect(await app().exportOf(store.owner)).toMatchObject({
        subscriptionCharges: [{ planId: 'plus-plan', due: 13_410, status: 'paid' }],
        subscriptionInvoices: [{ kind: 'invoice', amount: 13_410 }],
        subscriptionActs: { changes: [{}, {}], acceptances: [{ version: '2026-11-01' }] },
        couponRedemptions: [{ kind: 'plan', of: 'plus-plan', amount: 1_490, status: 'redeemed' }],
      });
      expect(await app().exportOf(newId())).toMatchObject({ subscriptionCharges: [], couponRedemptions: [] });
    });
  });
};
