import type { Order, OrderPlan } from '@smachot/contracts';
import { inHours, loseCard } from './a-linked-order';
import type { OrdersApp, Store } from './orders-app';
import type { Sale } from './the-provider';

export const TERMS = { depositPercent: 30, restDaysBefore: 10, cardPayments: 6 };
/** 10:00 in Israel, ten days before the event. */
export const REST_DAY = new Date('2027-04-26T07:00:00Z');
export const inDays = (days: number): Date => inHours(24 * days, REST_DAY);

/** Orders of one store that takes a deposit. */
export const planning = (app: OrdersApp, at: () => { store: Store; customer: string }) => {
  const read = (orderId: string, as = at().customer): Promise<Order> => app.read(orderId, as);
  const planOf = async (orderId: string): Promise<OrderPlan> => (await read(orderId)).plan!;
  /** An approved order with its deposit captured. */
  const paid = async (change: Record<string, unknown> = {}): Promise<string> => {
    const { store, customer } = at();
    const orderId = await app.order(customer, store, change);
    await app.taken(app.move(orderId, store.owner, 'approve'));
    await app.jobs.drain();
    return orderId;
  };
  return {
    read,
    planOf,
    paid,
    /** Sum captured and not refunded, in shekels; asserts that it is the same here and at the provider. */
    async agrees(orderId: string): Promise<number> {
      const { payment } = await read(orderId);
      const kept = await app.keptOf(orderId);
      expect(Math.round((payment.captured - payment.refunded) * 100)).toBe(kept);
      return kept / 100;
    },
    async restSales(orderId: string): Promise<Sale[]> {
      const rows: { id: string }[] = await app.source.query(
        `select l.id from payments.ledger l join orders.payment_plans p on p.payment_id = l.payment_id where p.order_id = $1`,
        [orderId],
      );
      const ids = new Set(rows.map(({ id }) => id));
      return (await app.sales()).filter(({ transactionId }) => ids.has(transactionId));
    },
    decide: (orderId: string, as: string, body: object) => app.move(orderId, as, 'rest', body),
    countOf: async (as: string, kind: string): Promise<number> =>
      (await app.notified(as)).filter((one) => one === kind).length,
    /** An order without a valid card, after three failed charges in three days. */
    async undecided(): Promise<string> {
      const orderId = await paid();
      await loseCard(app, at().customer);
      for (const days of [-3, 0, 1, 2, 3]) await app.tick(inDays(days));
      return orderId;
    },
  };
};
