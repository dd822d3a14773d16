import type { OwnRegistration, PublicEvent } from '@smachot/contracts';
import { DAY_MS, HOUR_MS, newId } from '@smachot/kernel';
import { PaymentAuthorizations } from '@smachot/server-payments';
import { anEventForm } from '../src/testing/an-event';
import { NOW } from './hosted-events-app';
import { paidTicketsApp, type PaidTicketsApp, REFUSED } from './paid-tickets-app';

const MANY = process.env['TEST_ALL'] ? 500 : 60;
const approval = { ...anEventForm().registrationOptions, requireApproval: true };

let app: PaidTicketsApp;
beforeAll(async () => {
  app = await paidTicketsApp();
});
afterAll(() => app.close());
beforeEach(() => app.anew());

it('sells tickets of a store that is verified alone, for the price that was shown', async () => {
  const person = await app.person();
  const body = { ...anEventForm(), ticketTypes: [{ name: 'רגיל', price: 100 }] };
  const alone = await app.ask<{ code: string }>('POST', '/v1/events/host/', {
    as: person,
    body,
    key: newId(),
  });
  expect([alone.status, alone.body.code]).toEqual([422, 'hosted_event.person_free']);
  const event = await app.sold();
  const dana = await app.buyer();
  expect((await app.buy(dana, event, { expectedPrice: 90 })).body.code).toBe('price.changed');
  expect((await app.buy(await app.person(), event)).body.code).toBe('card.missing');
  const done = await app.buy(dana, event);
  expect(done.body).toMatchObject({
    status: 'approved',
    payment: { status: 'held', total: 100, refundIfCanceled: 100 },
  });
  await app.settle();
  expect((await app.mine(dana, event.slug)).payment).toMatchObject({ status: 'captured', paid: 100 });
  expect(await app.money(event.id)).toEqual({ held: 0, kept: 10_000 });
  const told: { payload: object }[] = await app.source.query(
    `select payload from platform.outbox where job = 'payouts.note_tickets' order by id desc limit 1`,
  );
  expect(told[0]!.payload).toMatchObject({
    captured: 10_000,
    refunded: 0,
    storeId: app.shop.partnerId,
    over: true,
  });
  const { registrationId } = done.body;
  expect((await app.cancel(dana, registrationId, '?expectedRefund=5')).body.code).toBe(
    'registration.refund_changed',
  );
  expect((await app.cancel(dana, registrationId, '?expectedRefund=100')).body.payment).toMatchObject({
    toRefund: 100,
  });
  await app.settle();
  expect([await app.money(event.id), await app.books(event.id)]).toEqual([{ held: 0, kept: 0 }, 0]);
  const list = await app.ask<{ payments: object[] }>('GET', '/v1/events/ticket-payments', { as: dana });
  expect(list.body.payments).toMatchObject([{ paid: 100, refunded: 100, toRefund: 0 }]);
});

it('holds until the host approves, releases what is rejected or canceled, and takes what is approved', async () => {
  const event = await app.sold({ registrationOptions: approval });
  const [yes, no, away, late] = await Promise.all([1, 2, 3, 4].map(() => app.buyer()));
  const made = await Promise.all([yes!, no!, away!, late!].map((one) => app.buy(one, event)));
  expect(made.map(({ body }) => body.payment?.status)).toEqual(['held', 'held', 'held', 'held']);
  await app.decide(app.shop.owner, event.id, made[0]!.body.registrationId, 'approve');
  await app.decide(app.shop.owner, event.id, made[1]!.body.registrationId, 'reject');
  await app.cancel(away!, made[2]!.body.registrationId);
  await app.settle();
  expect(await app.money(event.id)).toEqual({ held: 1, kept: 10_000 });
  app.clock.moveTo(new Date(NOW.getTime() + 144 * HOUR_MS));
  await app.settle();
  await app.settle();
  expect(await app.money(event.id)).toEqual({ held: 0, kept: 10_000 });
  await app.ask('DELETE', `/v1/events/host/${event.id}`, { as: app.shop.owner });
  await app.settle();
  expect([await app.money(event.id), await app.books(event.id)]).toEqual([{ held: 0, kept: 0 }, 0]);
});

it(`sells one seat once: of ${MANY} who pay at the same time one is charged, and the others wait without a hold`, async () => {
  const event = await app.sold({ maxTickets: 1 });
  const [first, ...others] = await Promise.all(Array.from({ length: MANY }, () => app.person()));
  await app.cardOf(first!);
  await app.sameCard(first!, others);
  const answers = await Promise.all([first!, ...others].map((one) => app.buy(one, event)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(answers.filter(({ body }) => body.status === 'approved')).toHaveLength(1);
  expect(answers.filter(({ body }) => body.payment?.status === 'waiting')).toHaveLength(MANY - 1);
  await app.settle();
  expect([await app.money(event.id), await app.books(event.id)]).toEqual([{ held: 0, kept: 10_000 }, 10_000]);
});

it('asks the card of whoever moves up; who is refused is told, pays with another card, or falls out after a day', async () => {
  const event = await app.sold({ maxTickets: 1 });
  const [has, next, last] = [await app.buyer(), await app.buyer(REFUSED), await app.buyer()];
  const seat = (await app.buy(has, event)).body;
  const waiting = (await app.buy(next, event)).body;
  await app.buy(last, event);
  await app.settle();
  await app.cancel(has, seat.registrationId);
  await app.settle();
  expect((await app.mine(next, event.slug)).payment).toMatchObject({ status: 'due', mayPay: true });
  const told = ['registration_moved_up', 'registration_unpaid'];
  expect(await app.notices(next)).toEqual(told);
  expect(await app.notices(next, { urgent: true })).toEqual(told);
  const page = await app.call<PublicEvent>(`/v1/events/public/${event.slug}`);
  expect(page.body.registration).toBe('waiting_list');
  const again = await app.ask<OwnRegistration>(
    'POST',
    `/v1/events/registrations/${waiting.registrationId}/pay`,
    {
      ...{ as: next, body: {}, key: waiting.registrationId },
    },
  );
  expect(again.status).toBe(202);
  await app.settle();
  app.clock.moveTo(new Date(NOW.getTime() + DAY_MS));
  await app.settle();
  expect(await app.mine(next, event.slug)).toMatchObject({
    status: 'canceled',
    payment: { status: 'failed' },
  });
  expect(await app.notices(next)).toContain('registration_dropped');
  await app.settle();
  expect(await app.mine(last, event.slug)).toMatchObject({
    status: 'approved',
    payment: { status: 'captured' },
  });
  expect([await app.money(event.id), await app.books(event.id)]).toEqual([{ held: 0, kept: 10_000 }, 10_000]);
});

it('loses nothing when the worker is killed between the card and its record, and gives a refused first card no seat', async () => {
  const event = await app.sold({ maxTickets: 1 });
  const none = await app.buyer(REFUSED);
  await app.buy(none, event);
  await app.jobs.drain();
  expect(await app.mine(none, event.slug)).toMatchObject({
    status: 'canceled',
    payment: { status: 'failed' },
  });
  const dana = await app.buyer();
  const holds = app.get<PaymentAuthorizations>(PaymentAuthorizations);
  const take = holds.take.bind(holds);
  holds.take = (hold) => take(hold, () => Promise.reject(new Error('killed')));
  expect((await app.buy(dana, event)).body.payment?.status).toBe('authorising');
  Reflect.deleteProperty(holds, 'take');
  await app.settle();
  await app.settle();
  expect(await app.mine(dana, event.slug)).toMatchObject({
    status: 'approved',
    payment: { status: 'captured' },
  });
  expect([await app.money(event.id), await app.books(event.id)]).toEqual([{ held: 0, kept: 10_000 }, 10_000]);
});

it('takes a coupon that the host listed, and lets somebody in who has nothing left to pay', async () => {
  const coupon = (code: string, discount: number, more: object = {}) =>
    app.ask('POST', `/v1/partners/${app.shop.partnerUsername}/coupons`, {
      ...{
        as: app.shop.owner,
        body: { code, discountType: 'Percentage', discount, appliesTo: 'All', ...more },
      },
    });
  for (const made of [
    await coupon('TENTH', 10),
    await coupon('ALLOFIT', 100, { maxRedemptions: 1 }),
    await coupon('OTHER', 50),
  ])
    expect(made.status).toBe(201);
  const event = await app.sold({ coupons: ['TENTH', 'ALLOFIT'] });
  const [dana, omer] = [await app.buyer(), await app.person()];
  expect((await app.buy(dana, event, { couponCode: 'OTHER', expectedPrice: 50 })).body.code).toBe(
    'registration.coupon_unlisted',
  );
  const cheaper = await app.buy(dana, event, { couponCode: 'tenth', expectedPrice: 90 });
  expect(cheaper.body).toMatchObject({
    status: 'approved',
    payment: { total: 90, lines: [{}, { amount: -10 }] },
  });
  const free = await app.buy(omer, event, { couponCode: 'ALLOFIT', expectedPrice: 0 });
  expect(free.body).toMatchObject({ status: 'approved', payment: { total: 0, status: 'captured' } });
  const gone = await app.buy(await app.buyer(), event, { couponCode: 'ALLOFIT', expectedPrice: 0 });
  expect(gone.body.code).toBe('coupon.used_up');
  await app.cancel(omer, free.body.registrationId);
  expect((await app.buy(await app.buyer(), event, { couponCode: 'ALLOFIT', expectedPrice: 0 })).status).toBe(
    201,
  );
});

it(`takes the last use of a coupon once: of ${MANY} who use it at the same time one is let in, and the others keep no seat`, async () => {
  const made = await app.ask('POST', `/v1/partners/${app.shop.partnerUsername}/coupons`, {
    as: app.shop.owner,
    body: { code: 'LASTONE', discountType: 'Percentage', discount: 100, appliesTo: 'All', maxRedemptions: 1 },
  });
  expect(made.status).toBe(201);
  const event = await app.sold({ coupons: ['LASTONE'] });
  const people = await Promise.all(Array.from({ length: MANY }, () => app.person()));
  const answers = await Promise.all(
    people.map((one) => app.buy(one, event, { couponCode: 'LASTONE', expectedPrice: 0 })),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ body }) => body.code)).toEqual(
    Array.from({ length: MANY - 1 }, () => 'coupon.used_up'),
  );
  const uses = await app.source.query<{ taken: number; uses: number }[]>(
    `select c.taken, (select count(*)::int from coupons.redemptions r where r.coupon_id = c.id and r.status <> 'freed') as uses
     from coupons.coupons c where c.code = 'LASTONE'`,
  );
  expect(uses).toEqual([{ taken: 1, uses: 1 }]);
  const [seats] = await app.source.query<{ taken: number; people: number }[]>(
    `select e.taken, (select count(*)::int from hosted_events.registrations r where r.event_id = e.id) as people
     from hosted_events.events e where e.id = $1`,
    [event.id],
  );
  expect(seats).toEqual({ taken: 1, people: 1 });
});
