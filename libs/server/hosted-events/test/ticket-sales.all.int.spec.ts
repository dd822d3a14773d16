import { unzipSync } from 'fflate';
import type { Chargeback, PublicEvent, TicketKind } from '@smachot/contracts';
import { ADMIN } from './hosted-events-app';
import { paidTicketsApp, type PaidTicketsApp } from './paid-tickets-app';

let app: PaidTicketsApp;
beforeAll(async () => {
  app = await paidTicketsApp();
});
afterAll(() => app.close());
beforeEach(() => app.anew());

it('lets both sides answer a charge of tickets that its buyer disputes, each on its page of payments', async () => {
  const event = await app.sold();
  const dana = await app.buyer();
  const { registrationId } = (await app.buy(dana, event)).body;
  await app.settle();
  const [sale] = await app.source.query<{ saleId: string }[]>(
    `select l.sale_id as "saleId" from payments.ledger l join hosted_events.ticket_purchases t on t.payment_id = l.payment_id
     where t.registration_id = $1 and l.sale_id is not null`,
    [registrationId],
  );
  await app.atSandbox('payments/chargebacks', sale!);
  await app.source.query(
    'insert into payments.chargeback_signals (sale_id, heard_at, due_at, attempts) values ($1, $2, $2, 0)',
    [sale!.saleId, app.clock.now()],
  );
  await app.settle();
  const leads = async (userId: string) =>
    (
      await app.source.query<{ href: string }[]>(
        `select payload->>'href' as href from platform.outbox where job = 'notifications.deliver'
         and payload->>'kind' like 'chargeback%' and payload->>'userId' = $1`,
        [userId],
      )
    ).map(({ href }) => href);
  expect(await leads(dana)).toEqual(['/me/payments']);
  expect(await leads(app.shop.owner)).toEqual([`/dashboard/${app.shop.partnerUsername}/payments`]);
  const list = '/v1/payments/chargebacks';
  type Cases = { chargebacks: Chargeback[] };
  const ofBusiness = `${list}?partnerId=${app.shop.partnerId}`;
  const [mine] = (await app.ask<Cases>('GET', list, { as: dana })).body.chargebacks;
  expect(mine).toMatchObject({ subject: 'tickets', orderId: registrationId, amount: 100, mayAnswer: true });
  expect((await app.ask('GET', ofBusiness, { as: app.shop.member })).status).toBe(404);
  const [theirs] = (await app.ask<Cases>('GET', ofBusiness, { as: app.shop.owner })).body.chargebacks;
  expect(theirs).toMatchObject({ _id: mine!._id, side: 'business', mayAnswer: true });
  for (const [as, body] of [
    [dana, { text: 'לא זיהיתי את השם', recognised: true }],
    [app.shop.owner, { text: 'הגיעה ב־20:00' }],
  ] as const)
    expect((await app.ask('POST', `${list}/${mine!._id}/answers`, { as, body })).status).toBe(201);
});

it('takes a coupon that names a kind of ticket for that kind alone, and lists kinds to those who write coupons', async () => {
  const prices = [
    { name: 'רגיל', price: 100 },
    { name: 'זוגי', price: 100 },
    { name: 'חופשי', price: 0 },
  ];
  const event = await app.sold({ ticketTypes: prices, coupons: ['KINDONE'] });
  const [one, two] = event.ticketTypes;
  const list = `/v1/partners/${app.shop.partnerUsername}/ticket-kinds`;
  type Kinds = { kinds: TicketKind[] };
  const kinds = (await app.ask<Kinds>('GET', list, { as: app.shop.member })).body.kinds;
  const ofEvent = kinds.filter(({ kindId }) => event.ticketTypes.some((kind) => kind.kindId === kindId));
  expect(ofEvent.map(({ name }) => name).toSorted()).toEqual(['זוגי', 'רגיל']);
  expect(ofEvent[0]).toMatchObject({
    price: 100,
    eventTitle: event.title,
    startDatetime: event.startDatetime,
  });
  const other = await app.store();
  expect((await app.ask('GET', list, { as: other.owner })).status).toBe(404);
  const mine = `/v1/partners/${other.partnerUsername}/ticket-kinds`;
  expect((await app.ask<Kinds>('GET', mine, { as: other.owner })).body.kinds).toEqual([]);
  const all = '/admin/api/ticket-kinds';
  expect((await app.ask('GET', all, { as: app.shop.owner })).status).toBe(404);
  const seen = async (query: string) =>
    (await app.ask<Kinds>('GET', `${all}${query}`, { as: ADMIN })).body.kinds.map(({ kindId }) => kindId);
  expect(await seen('')).toContain(one!.kindId);
  expect(await seen(`?partnerId=${app.shop.partnerId}`)).toContain(one!.kindId);
  expect(await seen(`?partnerId=${other.partnerId}`)).toEqual([]);

  const made = await app.ask('POST', `/v1/partners/${app.shop.partnerUsername}/coupons`, {
    as: app.shop.owner,
    body: {
      ...{ code: 'KINDONE', discountType: 'Percentage', discount: 10 },
      appliesTo: [{ kind: 'ticket', id: one!.kindId }],
    },
  });
  expect(made.status).toBe(201);
  const wrong = { ticketTypeId: two!.id, couponCode: 'KINDONE', expectedPrice: 90 };
  expect((await app.buy(await app.buyer(), event, wrong)).body.code).toBe('coupon.not_for_this');
  const right = { ...wrong, ticketTypeId: one!.id };
  expect((await app.buy(await app.buyer(), event, right)).body.payment?.total).toBe(90);
  app.clock.moveTo(new Date(event.endDatetime));
  expect((await app.ask<Kinds>('GET', list, { as: app.shop.owner })).body.kinds).toEqual([]);
});

it('waits for its buyer where the bank asks for a confirmation: approved and charged after it, dropped without a charge when it is declined', async () => {
  const event = await app.sold({ maxTickets: 2 });
  const misbehave = () => app.atSandbox('behaviour', { service: 'payments', rule: '3ds', count: 1 }, 'PUT');
  const challenged = async () => {
    const who = await app.buyer();
    await misbehave();
    expect((await app.buy(who, event)).body.payment?.status).toBe('authorising');
    await app.settle();
    const registration = await app.mine(who, event.slug);
    expect(registration).toMatchObject({ status: 'pending', payment: { status: 'action_required' } });
    const url = registration.payment!.authenticateUrl!;
    expect(url).toMatch(/\/payme\/3ds\/SALE/);
    return { who, url };
  };
  const answer = async (url: string, decision: string) => {
    const answered = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ decision }),
      redirect: 'manual',
    });
    if (answered.status >= 400) throw new Error(await answered.text());
    await app.source.query(
      'update payments.order_payments set next_look_at = now() where next_look_at is not null',
    );
    await app.settle();
    await app.settle();
  };
  const [yes, no] = [await challenged(), await challenged()];
  // the seats are kept meanwhile, and the host is not asked
  expect((await app.call<PublicEvent>(`/v1/events/public/${event.slug}`)).body.registration).toBe(
    'waiting_list',
  );
  expect(await app.money(event.id)).toEqual({ held: 0, kept: 0 });
  await answer(yes.url, 'approve');
  expect(await app.mine(yes.who, event.slug)).toMatchObject({
    ...{ status: 'approved', payment: { status: 'captured', paid: 100, authenticateUrl: null } },
  });
  await answer(no.url, 'refuse');
  expect(await app.mine(no.who, event.slug)).toMatchObject({
    status: 'canceled',
    payment: { status: 'failed' },
  });
  expect([await app.money(event.id), await app.books(event.id)]).toEqual([{ held: 0, kept: 10_000 }, 10_000]);
});

it('tells the host in the export what was paid and not given back', async () => {
  const event = await app.sold({
    ticketTypes: [
      { name: 'רגיל', price: 100 },
      { name: 'חופשי', price: 0 },
    ],
  });
  const [dana, omer] = [await app.buyer(), await app.person(['עומר', 'פז'])];
  await app.buy(dana, event, { participants: 2, expectedPrice: 200 });
  await app.register(omer, event.slug, { ticketTypeId: event.ticketTypes[1]!.id });
  await app.settle();
  const file = await app.ask('GET', `/v1/events/host/${event.id}/registrations/export.xlsx`, {
    as: app.shop.owner,
  });
  const sheet = Buffer.from(unzipSync(file.raw)['xl/worksheets/sheet1.xml']!).toString();
  const row = (name: string) =>
    [...sheet.matchAll(/<row>.*?<\/row>/g)].find(([text]) => text.includes(name))![0];
  expect(row('דנה לוי')).toMatch(/<v>200<\/v><\/c><c[^>]*><is>/);
  expect(row('עומר פז')).not.toContain('<v>0</v>');
});
