import { startOfDay } from '@smachot/pricing';
import { START } from '../src/testing/a-subscription';
import type { OwnedStore, SubscriptionsApp } from './subscriptions-app';

const LONG = Boolean(process.env['TEST_ALL']);
/** Months from 31 January 2027 on: past four changes of the clock, and 29 February 2028. */
const MONTHS = 24;
const SEEDS = LONG ? [20_270_131, 20_280_229, 7_919, 104_729] : [20_270_131];
const ROUNDS = 100;

/** Cases of one spec, which share its app. */
export const renewalsUnderKills = (app: () => SubscriptionsApp): void => {
  /** Every transaction is cut off before or after its commit, one in five each. */
  const underKills = async (seed: number, work: () => Promise<void>): Promise<void> => {
    const unitOfWork = app().work;
    const run = unitOfWork.run.bind(unitOfWork);
    let next = seed;
    // a generator with a seed, so that a failure can be repeated
    const isKilled = () => (next = (next * 48_271) % 2_147_483_647) % 10 < 2;
    unitOfWork.run = async (act) => {
      if (isKilled()) throw new Error('killed before');
      const answer = await run(act);
      if (isKilled()) throw new Error('killed after');
      return answer;
    };
    try {
      await work();
    } finally {
      unitOfWork.run = run;
    }
  };
  const renewMonth = async (store: OwnedStore): Promise<void> => {
    const { endDate } = await app().read(store);
    app().clock.moveTo(new Date(endDate!));
    for (let round = 0; round < ROUNDS; round++) {
      await app().settleOfKilled();
      if ((await app().read(store)).endDate !== endDate) return;
    }
    throw new Error(`the period that ends on ${endDate} was not renewed`);
  };

  it.each(SEEDS)(
    'charges each month once, with one invoice, although workers are killed at random (%i)',
    async (seed) => {
      app().clock.moveTo(START);
      const store = await app().store();
      const code = await app().coupon({ planPeriods: 3 });
      await app().choose(store, 'plus-plan', { couponCode: code });
      await app().source.query('update subscriptions.subscriptions set due_at = null where store_id <> $1', [
        store.storeId,
      ]);
      await underKills(seed, async () => {
        for (let month = 1; month <= MONTHS; month++) await renewMonth(store);
      });
      await app().takeUp();
      await app().settle();
      const charges: unknown[] = await app().source.query(
        `select c.period, c.status, c.due, (select count(*)::int from subscriptions.invoices i where i.charge_id = c.id) as invoices
         from subscriptions.charges c join subscriptions.subscriptions s on s.id = c.subscription_id where s.store_id = $1 order by c.period`,
        [store.storeId],
      );
      const sums = Array.from({ length: MONTHS + 1 }, (_, index) => (index < 3 ? 13_410 : 14_900));
      expect(charges).toEqual(
        sums.map((due, index) => ({ period: index + 1, status: 'paid', due, invoices: 1 })),
      );
      expect(await app().keptOf(store)).toBe(sums.reduce((sum, due) => sum + due, 0));
      const taken = (await app().salesOf(store)).filter(({ charged }) => charged > 0);
      expect(taken).toHaveLength(MONTHS + 1);
      const [numbers] = await app().source.query<{ count: number; last: number }[]>(
        `select count(*)::int as count, max(number) as last from subscriptions.invoices where kind = 'invoice'`,
      );
      expect(numbers!.last).toBe(numbers!.count);
      expect(await app().read(store)).toMatchObject({ endDate: startOfDay('2029-02-28').toISOString() });
    },
    LONG ? 300_000 : 60_000,
  );
};
