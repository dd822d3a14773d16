import type { Order } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { EVENING, aLinkedOrder as aLinkedOrderOf } from '../a-linked-order';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let store: Store;
let customer: string;

beforeAll(async () => {
  app = await ordersApp();
  store = await app.store({ dailyCapacity: 100, slotsPerCustomer: 100 });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  customer = await app.customer();
});

const newLinkedOrder = () => aLinkedOrderOf(app, { customer, store, seats: 50 });
const LATER = new Date('2027-05-13T16:30:00Z');
/** Updates the event as the rsvp context does when its host changes the form. */
const move = async (eventId: string, date: Date, address?: string): Promise<void> => {
  await app.source.query(
    `update rsvp.invitations set date = $2, version = version + 1, location = coalesce($3::jsonb, location) where id = $1`,
    [eventId, date, address ? JSON.stringify({ address }) : null],
  );
  await said('orders.hear_of_event', { eventId, version: 2 });
};
const cancel = async (eventId: string): Promise<void> => {
  await app.removeInvitation(eventId);
  await said('orders.hear_of_cancelled_event', { eventId });
};
const said = async (job: string, payload: object, times = 1): Promise<void> => {
  await app.source.query(
    `insert into platform.outbox (id, job, payload) select gen_random_uuid(), $1, $2 from generate_series(1, $3)`,
    [job, JSON.stringify(payload), times],
  );
  await app.jobs.drain();
};
const news = async (orderId: string, as = customer): Promise<NonNullable<Order['following']>['event']> =>
  (await app.read(orderId, as)).following!.event;
/** Number of notifications of one kind to a person about one order. */
const heard = async (orderId: string, person: string, kind: string): Promise<number> => {
  const rows: object[] = await app.source.query(
    `select 1 from platform.outbox where job = 'notifications.deliver' and payload->>'userId' = $1 and payload->>'kind' = $2
       and payload->>'href' like '%' || $3`,
    [person, kind, orderId],
  );
  return rows.length;
};

describe('the event of an order', () => {
  it('that has moved is shown to both sides, the old date beside the new, and nothing else changes', async () => {
    const { orderId, eventId } = await newLinkedOrder();
    const before = await app.read(orderId, customer);
    await move(eventId, LATER);
    for (const person of [customer, store.owner]) {
      expect(await news(orderId, person)).toMatchObject({
        cancelledAt: null,
        moved: { from: { datetime: '2027-05-06T16:30:00.000Z' }, to: { datetime: LATER.toISOString() } },
      });
      expect(await heard(orderId, person, 'order_event_moved')).toBe(1);
    }
    const after = await app.read(orderId, customer);
    expect(after.orderSummary).toEqual(before.orderSummary);
    expect(after.timeline.at(-1)).toMatchObject({ kind: 'event_moved' });
    const [row]: { payload: { values: object } }[] = await app.source.query(
      `select payload from platform.outbox where payload->>'kind' = 'order_event_moved' and payload->>'userId' = $1`,
      [customer],
    );
    expect(row!.payload.values).toMatchObject({ event: 'wedding', eventAt: LATER.toISOString() });
    expect(JSON.stringify(row!.payload)).not.toContain('נועה');
  });
  it('that has another place is shown with it', async () => {
    const { orderId, eventId } = await newLinkedOrder();
    await move(eventId, new Date('2027-05-06T16:30:00Z'), 'גן האלה, שדה ורבורג');
    expect((await news(orderId, store.owner)).moved!.to.address).toBe('גן האלה, שדה ורבורג');
  });
  it('is told of once, however often and at once the news comes', async () => {
    const { orderId, eventId } = await newLinkedOrder();
    await app.source.query('update rsvp.invitations set date = $2, version = 2 where id = $1', [
      eventId,
      LATER,
    ]);
    await said('orders.hear_of_event', { eventId, version: 2 }, 5);
    expect(await heard(orderId, customer, 'order_event_moved')).toBe(1);
    expect(
      (await app.read(orderId, customer)).timeline.filter(({ kind }) => kind === 'event_moved'),
    ).toHaveLength(1);
  });
  it('that was moved back leaves no warning', async () => {
    const { orderId, eventId } = await newLinkedOrder();
    await move(eventId, LATER);
    await move(eventId, new Date('2027-05-06T16:30:00Z'));
    expect((await news(orderId)).moved).toBeNull();
    expect(await heard(orderId, store.owner, 'order_event_moved')).toBe(2);
  });
  it('that was cancelled is told to both, and cancelling stays the choice of its sides', async () => {
    const { orderId, eventId } = await newLinkedOrder();
    await cancel(eventId);
    for (const person of [customer, store.owner]) {
      expect((await news(orderId, person)).cancelledAt).toBe(TUESDAY.toISOString());
      expect(await heard(orderId, person, 'order_event_cancelled')).toBe(1);
    }
    expect((await app.read(orderId, customer)).status).toBe('approved');
    const { moves } = await app.taken(
      app.call<{ moves: { cancel: { refunded: number } } }>('GET', `/v1/orders/${orderId}/consequences`, {
        as: customer,
      }),
    );
    expect(moves.cancel.refunded).toBe(6_500);
    await app.tick(EVENING);
    expect(await heard(orderId, customer, 'order_event_cancelled')).toBe(1);
  });
  it('of somebody else, or of an order that was cancelled, is nobody’s news', async () => {
    const { orderId, eventId } = await newLinkedOrder();
    await move(newId(), LATER);
    await app.taken(app.move(orderId, customer, 'cancel', { reason: '', expectedRefund: 6_500 }));
    await move(eventId, LATER);
    expect(await app.notified(customer)).not.toContain('order_event_moved');
  });
  it('that moved while its order was on the way to being one is found by the daily look', async () => {
    const { orderId, eventId } = await newLinkedOrder();
    await app.source.query('update rsvp.invitations set date = $2, version = 2 where id = $1', [
      eventId,
      LATER,
    ]);
    await app.tick(EVENING);
    expect((await news(orderId)).moved).not.toBeNull();
    expect(await heard(orderId, store.owner, 'order_event_moved')).toBe(1);
  });
});

it('of an event that no order follows no job is left behind', async () => {
  await said('orders.hear_of_event', { eventId: newId(), version: 2 });
  await said('orders.hear_of_cancelled_event', { eventId: newId() });
  const undone = `select job from platform.outbox where job like 'orders.hear_of%' and done_at is null`;
  expect(await app.source.query(undone)).toEqual([]);
});
