import type { Order } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { START } from './a-linked-order';
import { type OrdersApp, type Store } from './orders-app';

export const LATER = new Date(START.getTime() + 7 * DAY_MS);
export const DAY_OF = (at: Date) => at.toISOString().slice(0, 10);
export const ELSEWHERE = { address: 'נהריים 5, נתניה', geocode: { lat: 32.32, lng: 34.86 } };

/** Acts of both sides on the terms of an order. `who`: the customer and store of the running test. */
export const changing = (app: OrdersApp, who: () => { customer: string; store: Store }) => {
  const approved = async (change = {}): Promise<string> => {
    const orderId = await app.order(who().customer, who().store, change);
    await app.taken(app.move(orderId, who().store.owner, 'approve'));
    await app.jobs.drain();
    return orderId;
  };
  const propose = (orderId: string, body: object = {}, as = who().customer) =>
    app.move(orderId, as, 'changes', { datetime: LATER.toISOString(), expectedDifference: 0, ...body });
  const answer = (
    { orderId, changeRequest }: Order,
    act: 'accept' | 'refuse' | 'withdraw',
    as = who().store.owner,
  ) => app.move(orderId, as, `changes/${changeRequest!.requestId}/${act}`);
  const preview = (orderId: string, body: object = {}, as = who().customer) =>
    app.call<{ difference: number; calendar: object; code: string }>(
      'POST',
      `/v1/orders/${orderId}/changes/preview`,
      {
        as,
        body: { datetime: LATER.toISOString(), ...body },
      },
    );
  /** Seats of the store by day; asserts that stores have received the same. */
  const days = async (): Promise<Record<string, number>> => {
    await app.jobs.drain();
    const rows: { day: string; taken: number; slots: number; told: number | null }[] = await app.source.query(
      `select to_char(d.day, 'YYYY-MM-DD') as day, d.taken, (select count(*)::int from orders.slots s where s.store_id = d.store_id and s.day = d.day) as slots,
       (select t.taken from stores.taken_days t where t.store_id = d.store_id and t.day = d.day) as told
     from orders.days d where d.store_id = $1 and (d.taken > 0 or d.version > 0)`,
      [who().store.store.partnerId],
    );
    for (const { taken, slots, told } of rows) expect([slots, told]).toEqual([taken, taken]);
    return Object.fromEntries(rows.filter(({ taken }) => taken).map(({ day, taken }) => [day, taken]));
  };

  return { approved, propose, answer, preview, days };
};
