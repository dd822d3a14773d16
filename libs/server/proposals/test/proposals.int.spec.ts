import type { Order, Proposal, ProposalCard } from '@smachot/contracts';
import { HOUR_MS, newId } from '@smachot/kernel';
import { EVENT, formOf, inDays, proposalActs, type Said } from './proposal-acts';
import { type ProposalsApp, proposalsApp, TUESDAY } from './proposals-app';

let app: ProposalsApp;
let { create, act, read, sent, look, accept } = {} as ReturnType<typeof proposalActs>;
beforeAll(async () => {
  app = await proposalsApp();
  ({ create, act, read, sent, look, accept } = proposalActs(app));
});
afterEach(() => app.clock.moveTo(TUESDAY));
afterAll(() => app.close());

it('is drafted and sent by the crew, read by whoever has its address, and counted when it is opened', async () => {
  const at = await app.store();
  const [member, stranger] = [await app.member(at), await app.person()];
  expect((await create(at, {}, stranger)).status).toBe(404);
  const other = await app.store();
  expect((await create(at, { pricingUnitId: other.unit.pricingUnitId })).body.code).toBe('proposal.unit');
  const draft = await app.taken(create(at, { lines: [] }, member));
  expect((await act(at, draft, 'send')).body.code).toBe('proposal.no_lines');
  const { proposalId } = draft;
  const saved = await app.call<Said>('PUT', `${at.path}/proposals/${proposalId}`, {
    as: member,
    body: { ...formOf(at), version: 1 },
  });
  expect(saved.body).toMatchObject({
    ...{ status: 'draft', link: null, customerLanguage: null, vat: 'unstated', version: 2 },
  });
  expect((await act(at, draft, 'send')).body.code).toBe('conflict.version');
  const { link } = await app.taken(act(at, saved.body, 'send'));
  expect(link).toMatch(/^[\w-]{32}$/);
  expect((await read(other, proposalId)).status).toBe(404);
  expect((await look('x'.repeat(32))).status).toBe(404);
  expect((await look(link!)).body).toMatchObject({
    status: 'sent',
    number: 1,
    before: null,
    mayAnswer: true,
  });
  const view = (as?: string) => app.call('POST', `/v1/proposals/${link}/views`, as ? { as } : {});
  expect((await view(member)).status).toBe(204);
  expect((await read(at, proposalId)).body.views.times).toBe(0);
  await Promise.all([view(), view()]);
  // the version is the one that was sent: opening it stands in the way of no change
  expect((await read(at, proposalId)).body).toMatchObject({
    ...{ status: 'viewed', views: { times: 1 }, version: 3 },
  });
  const list = await app.call<{ proposals: ProposalCard[] }>('GET', `${at.path}/proposals?status=viewed`, {
    as: member,
  });
  expect(list.body.proposals).toMatchObject([{ proposalId, price: 6_000, viewedTimes: 1 }]);
  for (const query of ['', '?language=ru', '?language=ar']) {
    const paper = await app.call('GET', `/v1/proposals/${link}/proposal.pdf${query}`, {});
    expect([paper.status, paper.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  }
  expect((await app.call('GET', `/v1/proposals/${link}/proposal.pdf?language=xx`, {})).status).toBe(422);
});

it('is asked for with the facts of the event, told when it is sent, revised, reminded of and over', async () => {
  const at = await app.store();
  const dana = await app.customer();
  const ask = (datetime = EVENT.datetime) =>
    app.call('POST', '/v1/proposals/requests', {
      as: dana,
      body: { pricingUnitId: at.unit.pricingUnitId, eventInfo: { ...EVENT, datetime }, wish: 'בלי בצל' },
    });
  expect((await ask('9999-12-31T10:00:00Z')).body.code).toBe('slot.too_far');
  expect((await ask()).status).toBe(204);
  expect(await app.notified(at.owner)).toEqual(['proposal_asked']);
  const list = await app.call<{ proposals: ProposalCard[] }>('GET', `${at.path}/proposals`, { as: at.owner });
  const [card] = list.body.proposals;
  expect(await app.known(card!.proposalId)).toEqual([dana]);
  await app.source.query(`update identity.users set language = 'ru' where id = $1`, [dana]);
  const draft = (await read(at, card!.proposalId)).body;
  expect(draft).toMatchObject({
    asked: true,
    customerLanguage: 'ru',
    wish: 'בלי בצל',
    content: { customerName: 'דנה לוי', lines: [] },
  });
  expect(draft.content.eventInfo.participants).toBe(100);
  const filled = await app.taken(
    app.call<Said>('PUT', `${at.path}/proposals/${draft.proposalId}`, {
      as: at.owner,
      body: { ...formOf(at), version: draft.version },
    }),
  );
  const first = await app.taken(act(at, filled, 'send'));
  expect(await app.notified(dana)).toEqual(['proposal_sent']);
  expect((await look(first.link!, await app.person())).body.mayAnswer).toBe(false);
  const cheaper = formOf(at, { lines: [{ ...formOf(at).lines[0], unitPrice: 55 }] });
  const second = await app.taken(act(at, first, 'versions', cheaper));
  expect(second.versions.map(({ number }) => number)).toEqual([2, 1]);
  expect((await look(first.link!, dana)).body).toMatchObject({
    number: 2,
    before: { number: 1 },
    mayAnswer: true,
  });
  await app.tick(new Date(Date.parse(inDays(18)) + HOUR_MS));
  await app.tick();
  await app.tick(new Date(Date.parse(inDays(20))));
  expect(await app.notified(dana)).toEqual(['proposal_sent', 'proposal_sent', 'proposal_due']);
  expect((await read(at, draft.proposalId)).body.status).toBe('expired');
  expect((await accept(dana, first.link!, { number: 2 })).body.code).toBe('proposal.over');
  app.clock.moveTo(TUESDAY);
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([204, 204, 204]);
  expect((await ask()).body.code).toBe('proposal.asked_already');
});

it('tells the customer who asked for it that its draft was deleted, and deletes no proposal that was sent', async () => {
  const at = await app.store();
  const dana = await app.customer();
  const body = { pricingUnitId: at.unit.pricingUnitId, eventInfo: EVENT, wish: '' };
  await app.call('POST', '/v1/proposals/requests', { as: dana, body });
  const list = () => app.call<{ proposals: ProposalCard[] }>('GET', `${at.path}/proposals`, { as: at.owner });
  const [card] = (await list()).body.proposals;
  const discard = (proposalId: string) =>
    app.call<Said>('DELETE', `${at.path}/proposals/${proposalId}`, { as: at.owner });
  expect((await discard(card!.proposalId)).status).toBe(204);
  expect((await list()).body.proposals).toEqual([]);
  expect(await app.notified(dana)).toEqual(['proposal_discarded']);
  expect((await discard((await sent(at)).proposalId)).body.code).toBe('lifecycle.illegal_move');
});

it('becomes one approved order whose deposit is captured once, whatever is pressed at once', async () => {
  const paymentTerms = { depositPercent: 25, restDaysBefore: 14, cardPayments: 1 };
  const at = await app.store({ paymentTerms });
  const [dana, noa] = [await app.customer(), await app.customer()];
  const { link, proposalId } = await sent(at);
  expect((await accept(dana, link, { expectedPrice: 6_000 })).body.code).toBe('price.changed');
  expect((await accept(await app.person(), link)).body.code).toBe('card.missing');
  // the one without a card has claimed nothing, and nothing is paid: the store may end it
  expect((await look(link, dana)).body.mayAnswer).toBe(true);
  expect((await act(at, (await read(at, proposalId)).body, 'withdraw')).status).toBe(200);
  const again = await sent(at);
  const key = newId();
  const pressed = await Promise.all([
    ...[1, 2, 3].map(() => accept(dana, again.link, { paymentTerms }, key)),
    ...[1, 2].map(() => accept(dana, again.link, { paymentTerms })),
    accept(noa, again.link),
  ]);
  // from the bank back to the options that were ticked
  const [held]: { return_to: string }[] = await app.source.query(
    'select return_to from payments.order_payments where user_id = $1',
    [dana],
  );
  expect(held!.return_to).toContain(`/proposal/${again.link}/checkout?options=1&checkout=`);
  await app.jobs.drain();
  const orders: { id: string; status: string; price: number; captured: number; commission_rate: number }[] =
    await app.source.query('select * from orders.orders where store_id = $1', [at.store.partnerId]);
  expect(orders).toMatchObject([{ status: 'approved', price: 800_000, captured: 200_000 }]);
  const ids = new Set(pressed.flatMap(({ body }) => (body.orderId ? [body.orderId] : [])));
  expect([...ids]).toEqual([orders[0]!.id]);
  const charged = (await app.sales()).filter(({ charged: sum }) => sum > 0);
  expect(charged.map(({ charged: sum }) => sum)).toEqual([200_000]);
  expect((await read(at, again.proposalId)).body).toMatchObject({
    status: 'accepted',
    orderId: orders[0]!.id,
  });
  const order = await app.taken(
    app.call<Order>('GET', `/v1/orders/${orders[0]!.id}`, { as: pressed[5]!.status === 202 ? noa : dana }),
  );
  expect(order.orderSummary).toMatchObject({ price: 8_000, remarks: 'נשמח לבוא' });
  expect(order.orderSummary.priceLines.map(({ label }) => label)).toEqual(['ארוחה', 'צלם']);
  expect(order.timeline.map(({ kind }) => kind)).toEqual(['placed', 'held', 'approved', 'captured']);
  // the order leads to its proposal for both sides, and to nobody else; the customer finds it in a list
  const ofOrder = async (as: string) =>
    (await app.call<{ proposal: object | null }>('GET', `/v1/orders/${orders[0]!.id}/proposal`, { as })).body
      .proposal;
  const agreed = { link: again.link, terms: [{ name: 'חניה' }] };
  const customer = pressed[5]!.status === 202 ? noa : dana;
  expect([await ofOrder(customer), await ofOrder(at.owner)]).toMatchObject([agreed, agreed]);
  expect(await ofOrder(customer === noa ? dana : noa)).toBeNull();
  const mine = await app.call<{ proposals: object[] }>('GET', '/v1/me/proposals', { as: customer });
  expect(mine.body.proposals[0]).toMatchObject({
    ...{ link: again.link, status: 'accepted', price: 8_000, orderId: orders[0]!.id },
  });
  const theirs = await app.call<{ proposals: ProposalCard[] }>(
    'GET',
    `${at.path}/proposals?status=accepted`,
    {
      as: at.owner,
    },
  );
  expect(theirs.body.proposals).toMatchObject([{ proposalId: again.proposalId, price: 8_000 }]);
  expect(await app.notified(at.owner)).toEqual(['proposal_accepted']);
  // the first three presses are one act; who won with another of hers has nothing more to accept, and it is not hers who did not win
  const won = pressed.findIndex(({ status }) => status === 202);
  const repeat = await accept(dana, again.link, { paymentTerms }, key);
  expect(repeat.status).toBe(won < 3 ? 202 : won < 5 ? 409 : 404);
  expect((await act(at, (await read(at, again.proposalId)).body, 'withdraw')).body.code).toBe(
    'lifecycle.illegal_move',
  );
  // the day has one slot, which the order has
  const third = await sent(at);
  expect((await accept(noa, third.link)).body.code).toMatch(/^slot\./);
  expect((await look(third.link, dana)).body).toMatchObject({ status: 'sent', mayAnswer: true });
});

it('is declined with a reason, ends with its store, and forgets a closed account', async () => {
  const at = await app.store();
  const dana = await app.customer();
  const declined = await sent(at);
  const body = { number: 1, reason: 'יקר' };
  const decline = (as: string) => app.call('POST', `/v1/proposals/${declined.link}/decline`, { as, body });
  expect((await decline(dana)).status).toBe(200);
  expect((await decline(await app.person())).status).toBe(404);
  expect((await read(at, declined.proposalId)).body).toMatchObject({ status: 'declined', reason: 'יקר' });
  expect(await app.notified(at.owner)).toEqual(['proposal_declined']);
  await app.happen('identity.account_deleted', { userId: dana });
  const forgotten = (await read(at, declined.proposalId)).body;
  expect([forgotten.content.customerName, forgotten.versions[0]!.content.eventInfo.location]).toEqual([
    '—',
    null,
  ]);
  const open = await sent(at);
  const noa = await app.customer();
  const request = { pricingUnitId: at.unit.pricingUnitId, eventInfo: EVENT, wish: '' };
  await app.call('POST', '/v1/proposals/requests', { as: noa, body: request });
  await app.happen('stores.closed', { storeId: at.store.partnerId });
  expect((await look(open.link)).body.status).toBe('expired');
  expect(await app.notified(noa)).toEqual(['proposal_discarded']);
});

it('a store sends five versions of one proposal and fifty in all within a day', async () => {
  const at = await app.store();
  let proposal: Proposal = await sent(at);
  for (let version = 2; version <= 5; version += 1)
    proposal = await app.taken(act(at, proposal, 'versions', formOf(at, { remarks: `${version}` })));
  expect((await act(at, proposal, 'versions', formOf(at))).body.code).toBe('proposal.sent_today');
  await app.source.query(
    `insert into proposals.versions (proposal_id, number, store_id, content, sent_at)
     select gen_random_uuid(), 1, $1, '{}', $2 from generate_series(1, 45)`,
    [at.store.partnerId, TUESDAY],
  );
  const draft = await app.taken(create(at));
  expect((await act(at, draft, 'send')).body.code).toBe('proposal.sent_today');
  app.clock.moveTo(new Date(inDays(2)));
  expect((await act(at, draft, 'send')).status).toBe(200);
});
