import { aLinkedOrder, agree, CUT_OFF } from '../a-linked-order';
import { type OrdersApp, ordersApp, TUESDAY } from '../orders-app';

let app: OrdersApp;
beforeAll(async () => {
  app = await ordersApp();
});
afterAll(() => app.close());

const ACCEPTED =
  'update rsvp.guests set number = number_waiting where event_id = $1 and number_waiting is not null';

it('pays for the invited number until the hosts accept more', async () => {
  const store = await app.store({ dailyCapacity: 100, slotsPerCustomer: 100 });
  const customer = await app.customer();
  const settled = async (accepted: boolean) => {
    app.clock.moveTo(TUESDAY);
    const { orderId, eventId } = await aLinkedOrder(app, { customer, store, seats: 58 });
    await agree(app, { orderId, customer, store }, 60);
    await app.guest(eventId, { number: null, waiting: 7 });
    if (accepted) await app.source.query(ACCEPTED, [eventId]);
    await app.tick(CUT_OFF);
    return (await app.read(orderId, customer)).following!.settled;
  };
  expect(await settled(false)).toMatchObject({ participants: 60 });
  expect(await settled(true)).toMatchObject({ participants: 65 });
});
