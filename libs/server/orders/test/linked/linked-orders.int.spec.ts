import type { AnswerOf, headcountDeadline, listOrders, Order, ordersOfInvitation } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { Hints } from '@smachot/server-platform';
import { unzipSync } from 'fflate';
import { agree, CUT_OFF, EVENING, aLinkedOrder as aLinkedOrderOf, inHours } from '../a-linked-order';
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

const newLinkedOrder = (seats: number) => aLinkedOrderOf(app, { customer, store, seats });
const read = (orderId: string, as = customer): Promise<Order> => app.read(orderId, as);
const ofInvitation = (eventId: string, as = customer) =>
  app.call<AnswerOf<typeof ordersOfInvitation>>('GET', `/v1/orders/of-invitation/${eventId}`, { as });
const cards = async (as: string, query = '') =>
  (await app.taken(app.call<AnswerOf<typeof listOrders>>('GET', `/v1/orders${query}`, { as }))).orders;

describe('an order placed to follow an invitation', () => {
  it('tells both sides what would be settled now, and the guests of the one only to its host', async () => {
    const { orderId, eventId } = await newLinkedOrder(48);
    expect((await read(orderId)).following).toMatchObject({
      status: 'following',
      eventId,
      eventTitle: 'החתונה של נועה ואיתי',
      seatsConfirmed: 48,
      agreedParticipants: 50,
      paidParticipants: 50,
      estimate: { participants: 48, price: 6_260, difference: -240 },
      beyondAgreed: false,
      oneMoreGuest: 120,
      least: 20,
      most: 200,
      cutOffAt: CUT_OFF.toISOString(),
      settled: null,
      amendment: null,
    });
    const partner = await read(orderId, store.owner);
    expect(partner.following).toMatchObject({ eventId: null, eventTitle: null, seatsConfirmed: 48 });
  });
  it('counts neither numbers that wait for the host nor guests who do not come', async () => {
    const { orderId, eventId } = await newLinkedOrder(48);
    await app.guest(eventId, { number: null, waiting: 40 });
    await app.guest(eventId, { number: 5, status: 'maybe' });
    expect((await read(orderId)).following!.seatsConfirmed).toBe(50);
  });
  it('is refused for an invitation of somebody else, a deleted one and none, and reserves nothing', async () => {
    const before = await app.counts(store);
    const gone = await app.invitation(customer);
    await app.removeInvitation(gone);
    for (const followsEventId of [await app.invitation(store.owner), gone, newId()])
      expect(await app.place(customer, store, { followsEventId })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    expect(await app.counts(store)).toEqual(before);
  });
  it('is on the desk of its invitation, with what one more guest costs over all of them', async () => {
    const { orderId, eventId } = await newLinkedOrder(48);
    const second = await app.order(customer, store, { followsEventId: eventId });
    const listed = await app.taken(ofInvitation(eventId));
    expect(listed.orders.map((order) => order.orderId)).toEqual([orderId, second]);
    expect(listed.oneMoreGuest).toBe(240);
    await app.taken(app.move(second, customer, 'recall'));
    expect((await app.taken(ofInvitation(eventId))).orders).toHaveLength(1);
    for (const as of [store.owner, await app.customer()])
      expect((await ofInvitation(eventId, as)).status).toBe(404);
  });
  it('says by when a business needs the number, also to editors of the invitation, and no sums', async () => {
    const { eventId } = await newLinkedOrder(48);
    const deadline = (as: string) =>
      app.call<AnswerOf<typeof headcountDeadline>>('GET', `/v1/orders/of-invitation/${eventId}/deadline`, {
        as,
      });
    const [editor, viewer] = [await app.customer(), await app.customer()];
    await app.cohost(eventId, editor, 'Editor');
    await app.cohost(eventId, viewer, 'Viewer');
    const { partnerName } = (await app.taken(ofInvitation(eventId))).orders[0]!;
    for (const as of [customer, editor])
      expect((await app.taken(deadline(as))).deadline).toEqual({
        partnerName,
        cutOffAt: CUT_OFF.toISOString(),
      });
    expect(await deadline(viewer)).toMatchObject({ status: 403, body: { code: 'cohost.editors_only' } });
    for (const as of [store.owner, await app.customer()])
      expect(await deadline(as)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    app.clock.moveTo(CUT_OFF);
    expect((await app.taken(deadline(editor))).deadline).toBeNull();
  });
});

describe('beginning and ending to follow', () => {
  it('is possible for an order that stands', async () => {
    const orderId = await app.order(customer, store);
    expect((await read(orderId)).following).toBeNull();
    const eventId = await app.invitation(customer);
    const followed = await app.taken(app.move(orderId, customer, 'follow', { eventId }));
    expect(followed.following).toMatchObject({ status: 'following', eventId });
    expect(await app.move(orderId, customer, 'follow', { eventId })).toMatchObject({ status: 409 });
    expect(await app.taken(app.move(orderId, customer, 'leave'))).toMatchObject({
      following: { status: 'left' },
    });
    expect(await app.taken(app.move(orderId, customer, 'follow', { eventId }))).toMatchObject({
      following: { status: 'following' },
    });
  });
  it('is refused from the cut-off on, for others’ invitations, and where rates are not known', async () => {
    const orderId = await app.order(customer, store);
    const eventId = await app.invitation(customer);
    expect(
      (await app.move(orderId, customer, 'follow', { eventId: await app.invitation(store.owner) })).status,
    ).toBe(404);
    await app.source.query('update orders.orders set rates = null where id = $1', [orderId]);
    expect((await app.move(orderId, customer, 'follow', { eventId })).body.code).toBe('order.cannot_follow');
    const late = await app.order(customer, store);
    app.clock.moveTo(CUT_OFF);
    expect((await app.move(late, customer, 'follow', { eventId })).body.code).toBe('order.too_late');
  });
  it('ends when the invitation is deleted, at the next look', async () => {
    const { orderId, eventId } = await newLinkedOrder(48);
    await app.removeInvitation(eventId);
    expect((await read(orderId)).following).toMatchObject({
      seatsConfirmed: null,
      estimate: { participants: 50 },
    });
    await app.tick(EVENING);
    expect((await read(orderId)).following!.status).toBe('left');
    await app.tick(CUT_OFF);
    expect(await read(orderId)).toMatchObject({
      payment: { captured: 6_500, refunded: 0 },
      orderSummary: { price: 6_500 },
    });
  });
});

describe('what is told', () => {
  it('is the estimate, once a day and to both, when it has changed', async () => {
    const { eventId } = await newLinkedOrder(48);
    await app.tick(EVENING);
    await app.tick(inHours(1, EVENING));
    const told = async () => (await app.notified(customer)).filter((kind) => kind === 'order_estimate');
    expect(await told()).toHaveLength(1);
    await app.tick(inHours(24, EVENING));
    expect(await told()).toHaveLength(1);
    await app.seats(eventId, 49);
    await app.tick(inHours(48, EVENING));
    expect(await told()).toHaveLength(2);
    const values: object[] = await app.source.query(
      `select payload->'values' as values from platform.outbox where job = 'notifications.deliver' and payload->>'userId' = $1
         and payload->>'kind' = 'order_estimate' order by id desc limit 1`,
      [customer],
    );
    expect(values).toMatchObject([{ values: { participants: 49, amount: 6_380 } }]);
  });
});

it('is heard of by both sides and on the desk of the invitation', async () => {
  const { orderId, eventId } = await newLinkedOrder(50);
  const hints = app.get<Hints>(Hints);
  const heard: string[] = [];
  const publish = jest.spyOn(hints, 'publish').mockImplementation((topics) => void heard.push(...topics));
  await app.taken(app.move(orderId, customer, 'amendments', { participants: 80 }));
  publish.mockRestore();
  const { partnerId } = store.store;
  for (const topic of [`order:${orderId}`, `store:${partnerId}`, `event:${eventId}`])
    expect(heard).toContain(topic);
  for (const person of [customer, store.owner]) expect(heard).toContain(`user:${person}`);
});

describe('an amendment', () => {
  it('is asked for by the system, seen in the crew’s list, answered once and only by the crew', async () => {
    const { orderId, eventId } = await newLinkedOrder(50);
    await app.seats(eventId, 70);
    await app.tick(EVENING);
    const { amendment } = (await read(orderId, store.owner)).following!;
    expect(amendment).toMatchObject({
      participants: 70,
      price: 8_900,
      difference: 2_400,
      status: 'proposed',
      by: 'system',
    });
    const [card] = await cards(customer);
    expect(card).toMatchObject({ floatsUntil: CUT_OFF.toISOString(), amendmentWaits: true });
    const path = `amendments/${amendment!.amendmentId}`;
    expect((await app.move(orderId, customer, `${path}/accept`)).status).toBe(409);
    expect((await app.move(orderId, await app.customer(), `${path}/accept`)).status).toBe(404);
    expect((await app.move(orderId, store.owner, `amendments/${newId()}/accept`)).status).toBe(404);
    expect(await app.move(orderId, await app.member(store), `${path}/accept`)).toMatchObject({
      status: 200,
      body: { following: { agreedParticipants: 70, amendment: { status: 'accepted' } } },
    });
    expect((await app.move(orderId, store.owner, `${path}/refuse`)).status).toBe(409);
    expect(await cards(customer)).toMatchObject([{ amendmentWaits: false }]);
    expect(await app.notified(customer)).toContain('order_amendment_accepted');
  });
  it('is asked for by hand within bounds, and the newest only is answered', async () => {
    const { orderId } = await newLinkedOrder(50);
    const ask = (participants: number, as = customer) =>
      app.move(orderId, as, 'amendments', { participants });
    expect((await ask(54)).body.code).toBe('order.amendment_needless');
    expect((await ask(201)).body.code).toBe('order.participants_bounds');
    expect((await ask(0)).status).toBe(422);
    expect((await ask(80, store.owner)).status).toBe(409);
    expect((await ask(80, await app.customer())).status).toBe(404);
    const first = (await app.taken(ask(80))).following!.amendment!;
    const second = (await app.taken(ask(90))).following!.amendment!;
    expect((await app.move(orderId, store.owner, `amendments/${first.amendmentId}/accept`)).status).toBe(409);
    const refused = await app.taken(
      app.move(orderId, store.owner, `amendments/${second.amendmentId}/refuse`, { reason: 'אין מקום' }),
    );
    expect(refused).toMatchObject({
      following: { agreedParticipants: 50, amendment: { status: 'refused' } },
    });
    expect(refused.timeline.at(-1)).toMatchObject({
      kind: 'amendment_refused',
      participants: 90,
      reason: 'אין מקום',
    });
  });
});

describe('what is settled', () => {
  it('is what lists, exports and the receipt show', async () => {
    const { orderId } = await newLinkedOrder(46);
    await agree(app, { orderId, customer, store }, 70);
    await app.tick(CUT_OFF);
    expect(await cards(customer)).toMatchObject([{ participants: 70, price: 8_900, floatsUntil: null }]);
    const path = `/v1/orders/export.xlsx?store=${store.store.partnerUsername}`;
    const file = await app.call('GET', path, { as: store.owner });
    const sheet = Buffer.from(unzipSync(file.raw)['xl/worksheets/sheet1.xml']!).toString();
    const { code } = await read(orderId);
    const row = sheet.split('<row').find((one) => one.includes(code))!;
    expect(row).toMatch(/<v>70<\/v>/);
    // price, charged, gross and net income: the commission is 0
    expect(row.match(/<v>8900<\/v>/g)).toHaveLength(4);
    const receipt = await app.call('GET', `/v1/orders/${orderId}/receipt.pdf`, { as: customer });
    expect(receipt.status).toBe(200);
  });
});
