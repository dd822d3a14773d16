import { newId } from '@smachot/kernel';
import fc from 'fast-check';
import { aLedger, disputed, money, NOW, plan, sumOf, told } from '../testing/a-ledger';
import { Payout, type PayoutItem, type PayoutState } from './payout';
import type { ChargebackBook } from './store-ledger';

/** What can happen to a store, in any order; each is delivered twice. */
type Step =
  | { type: 'money'; order: number; version: number; captured: number; back: number; over: boolean }
  | { type: 'chargeback'; order: number; amount: number; status: ChargebackBook['status']; version: number }
  | { type: 'plan' }
  | { type: 'end'; payout: number; returned: boolean };
const ORDERS = [newId(), newId(), newId()];
const at = fc.nat({ max: ORDERS.length - 1 });
const sum = fc.nat({ max: 1_000_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    type: fc.constant('money' as const),
    order: at,
    version: fc.integer({ min: 1, max: 6 }),
    captured: sum,
    back: sum,
    over: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('chargeback' as const),
    order: at,
    amount: sum,
    status: fc.constantFrom('opened' as const, 'won' as const, 'lost' as const),
    version: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ type: fc.constant('plan' as const) }),
  fc.record({
    type: fc.constant('end' as const),
    payout: fc.nat({ max: 5 }),
    returned: fc.boolean(),
  }),
);

/** Takes the steps as the handlers do: older versions and repeated moves change nothing. */
class World {
  readonly ledger = aLedger();
  readonly chargebacks = new Map<number, ChargebackBook>();
  readonly payouts: { payout: Payout; items: PayoutItem[] }[] = [];

  take(one: Step): void {
    if (one.type === 'money') this.money(one);
    if (one.type === 'chargeback') this.chargeback(one);
    if (one.type === 'plan') this.plan();
    if (one.type === 'end') this.end(one);
  }

  private money({ order, version, captured, back, over }: Step & { type: 'money' }): void {
    const given = Math.min(captured, back);
    const commission = Math.floor((captured - given) / 10);
    const parts = { refunded: given, toCustomer: 0, commission };
    this.ledger.noteOrder(money({ orderId: ORDERS[order]!, version, captured, over, ...parts }), NOW);
  }

  private chargeback({ order, amount, status, version }: Step & { type: 'chargeback' }): void {
    const known = this.chargebacks.get(order);
    if (known && known.version >= version) return;
    const next = disputed({
      orderId: ORDERS[order]!,
      amount: known?.amount ?? amount,
      chargebackId: known?.chargebackId ?? newId(),
      ...{ status, version },
    });
    this.ledger.noteChargeback(known ?? null, next, NOW);
    this.chargebacks.set(order, next);
  }

  private plan(): void {
    const planned = plan(this.ledger, this.payouts.length + 1);
    if (!planned) return;
    const payout = new Payout(planned.payout);
    payout.payTo({ bankDetailsId: newId(), version: 1 });
    this.payouts.push({ payout, items: planned.items });
  }

  private end({ payout: index, returned }: Step & { type: 'end' }): void {
    const found = this.payouts[index];
    if (!found) return;
    const { payout, items } = found;
    const sent = returned ? payout.send(NOW) : undefined;
    if (sent && !sent.ok) return;
    const moved = returned ? payout.giveBack('refused', '99', NOW) : payout.cancel('store_suspended', NOW);
    if (moved.ok) this.ledger.giveBack(payout.state, items, NOW);
  }
}

const onTheWay = ({ status }: PayoutState): boolean => status !== 'returned' && status !== 'canceled';

it('balances after any sequence of events, in any order and each delivered twice', () =>
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const world = new World();
      for (const one of steps) {
        world.take(one);
        const lines = world.ledger.state.lines;
        // a plan and an end are commands, and no events: the batch and the payout say whether they were made
        if (one.type === 'money' || one.type === 'chargeback') world.take(one);
        expect(world.ledger.state.lines).toBe(lines);
      }
      const { ledger } = world;
      const { postings, state } = ledger;
      for (const { entries } of postings)
        expect(entries.reduce((total, { amount }) => total + amount, 0)).toBe(0);
      expect(new Set(postings.map(({ key }) => key)).size).toBe(postings.length);
      expect(sumOf(ledger, 'store')).toBe(state.balance);
      expect(sumOf(ledger, 'frozen')).toBe(state.frozen);
      const paid = world.payouts.filter(({ payout }) => onTheWay(payout.state));
      expect(sumOf(ledger, 'payouts')).toBe(paid.reduce((all, { payout }) => all + payout.state.amount, 0));
      const orders = [...ledger.orders.values()];
      expect(orders.reduce((all, order) => all + order.net - order.paid, 0)).toBe(state.balance);
      expect(told(ledger).map(([line]) => line)).toEqual(
        Array.from({ length: state.lines }, (_, index) => index + 1),
      );
      for (const { payout } of paid) expect(payout.state.amount).toBeGreaterThanOrEqual(5_000);
    }),
    { numRuns: 400 },
  ));

it('ends with the same balance in whatever order the newest news of an order came', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.record({ version: fc.integer({ min: 1, max: 9 }), captured: sum, share: fc.nat(100) }),
        {
          selector: ({ version }) => version,
          minLength: 1,
        },
      ),
      (news) => {
        const book = (list: typeof news) => {
          const ledger = aLedger();
          for (const { version, captured, share } of list) {
            const commission = Math.floor((captured * share) / 100);
            ledger.noteOrder(money({ version, captured, commission }), NOW);
          }
          return ledger.state.balance;
        };
        expect(book(news)).toBe(book(news.toSorted((one, other) => one.version - other.version)));
      },
    ),
  ));
