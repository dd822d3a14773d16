import type { CustomerNote } from '@smachot/contracts';
import { MINUTE_MS, newId } from '@smachot/kernel';
import { unzipSync } from 'fflate';
import { ADMIN, type CustomersApp, customersApp } from './customers-app';

let app: CustomersApp;
let shop: Awaited<ReturnType<CustomersApp['store']>>;
let member: string;

beforeAll(async () => {
  app = await customersApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await app.store();
  member = await app.member(shop.store.partnerId);
});

const names = async (query: Record<string, string> = {}) =>
  (await app.list(shop, query)).body.customers.map(({ name }) => name);
const later = (minutes: number) => new Date(app.clock.now().getTime() + minutes * MINUTE_MS);
const note = (customerId: string, text: string, as = shop.owner, key = newId()) =>
  app.call<CustomerNote>('POST', `${app.path(shop)}/${customerId}/notes`, { as, key, body: { text } });
const tag = (customerId: string, add: string[], remove: string[] = [], as = shop.owner) =>
  app.call<{ tags: string[] }>('POST', `${app.path(shop)}/${customerId}/tags`, { as, body: { add, remove } });

describe('whoever wrote to a store or ordered from it', () => {
  it('is known by the first name until there is an order, in the search too, and again when it is withdrawn', async () => {
    const dana = await app.person(['דנה', 'לוי']);
    const threadId = await app.write(dana, shop);
    expect((await app.list(shop)).body.customers).toEqual([
      {
        customerId: dana,
        name: 'דנה',
        orders: 0,
        lastOrderAt: null,
        wroteAt: expect.any(String),
        proposedAt: null,
        paid: 0,
        tags: [],
      },
    ]);
    expect(await names({ q: 'לוי' })).toEqual([]);
    expect((await app.read(shop, dana)).body).toMatchObject({ phone: null, threadId, latestOrders: [] });

    const id = await app.order(dana, shop, { status: 'pending' });
    for (const q of ['לו', 'לֵוי דנ']) expect(await names({ q })).toEqual(['דנה לוי']);
    for (const q of ['וי', 'דנה כהן', '"']) expect(await names({ q })).toEqual([]);
    expect((await app.read(shop, dana)).body).toMatchObject({ phone: null, orders: 1 });
    await app.order(dana, shop, { id, version: 2, status: 'approved', captured: 500_000 });
    expect((await app.read(shop, dana)).body).toMatchObject({
      phone: '+972521234567',
      paid: 5000,
      latestOrders: [{ orderId: id, title: 'תפריט הבית', status: 'approved', price: 5000 }],
    });
    await app.order(dana, shop, { id, version: 3, status: 'recalled', captured: 500_000, refunded: 500_000 });
    expect((await app.read(shop, dana)).body).toMatchObject({ name: 'דנה', phone: null, paid: 0, orders: 0 });
    expect(await names({ q: 'לוי' })).toEqual([]);
  });

  it('is counted once, whatever is delivered twice or late', async () => {
    const customer = await app.person();
    const id = await app.order(customer, shop, { status: 'pending' });
    await app.order(customer, shop, { id, version: 4, status: 'done' });
    await Promise.all([1, 2, 3].map(() => app.orderMoved(id)));
    expect((await app.list(shop)).body.customers).toMatchObject([{ customerId: customer, orders: 1 }]);
  });

  it('is there with a proposal alone, by the first name, and once whatever is delivered twice or late', async () => {
    const gil = await app.person(['גיל', 'אור']);
    const { partnerId: storeId } = shop.store;
    const known = (minutes: number) =>
      app.emit('customers.note_proposal', {
        ...{ proposalId: newId(), storeId, customerId: gil, at: later(minutes).toISOString() },
      });
    for (const minutes of [0, 20, 10, 20]) await known(minutes);
    const proposedAt = later(20).toISOString();
    expect((await app.list(shop)).body.customers).toEqual([
      {
        ...{ customerId: gil, name: 'גיל', orders: 0, lastOrderAt: null, wroteAt: null, proposedAt },
        ...{ paid: 0, tags: [] },
      },
    ]);
    // of an account that is gone nothing is noted, and no job is left behind
    await app.emit('customers.note_proposal', {
      ...{ proposalId: newId(), storeId, customerId: newId(), at: later(30).toISOString() },
    });
    expect(
      await app.source.query(
        `select job from platform.outbox where done_at is null and job like 'customers.%'`,
      ),
    ).toEqual([]);
    expect(await names({ q: 'אור' })).toEqual([]);
    expect([await names({ kind: 'proposed' }), await names({ kind: 'wrote' })]).toEqual([['גיל'], []]);
    const dana = await app.person();
    await app.write(dana, shop);
    expect(await names()).toEqual(['גיל', 'דנה']);
    await app.order(gil, shop, { placedAt: later(-60) });
    expect(await names()).toEqual(['דנה', 'גיל אור']);
    expect(await names({ kind: 'proposed' })).toEqual([]);
    await app.source.query('update identity.users set deleted_at = now() where id = $1', [gil]);
    await app.emit('customers.forget_person', { userId: gil });
    await known(30);
    expect(await names()).toEqual(['דנה']);
  });

  it('is nobody to another store, to strangers, and to customers', async () => {
    const customer = await app.person();
    await app.order(customer, shop);
    const [mine, other] = [shop, await app.store()];
    expect((await app.list(other)).body.customers).toEqual([]);
    expect((await app.read(other, customer)).status).toBe(404);
    for (const as of [customer, other.owner]) expect((await app.list(mine, {}, as)).status).toBe(404);
    expect((await app.read(shop, newId())).status).toBe(404);
    expect((await app.list(shop, {}, ADMIN)).body).toMatchObject({ mayWrite: false, mayExport: false });
    expect((await note(customer, 'x', ADMIN)).status).toBe(404);
  });

  it('has no sums for members of the crew', async () => {
    const customer = await app.person();
    await app.order(customer, shop, { captured: 500_000 });
    expect((await app.list(shop, {}, member)).body.customers[0]!.paid).toBeNull();
    expect((await app.read(shop, customer, member)).body.paid).toBeNull();
    expect((await app.list(shop)).body.customers[0]!.paid).toBe(5000);
  });
});

it('the list is sorted by the last order or by name, narrowed and paged', async () => {
  const people = [];
  for (const [nth, name] of ['אבי', 'גילה', 'בני', 'דבורה'].entries()) {
    const customer = await app.person([name, 'כהן']);
    people.push(customer);
    // between the first and the others: when somebody wrote counts as long as there is no order
    if (nth === 3) await app.write(customer, shop);
    else await app.order(customer, shop, { placedAt: later(nth === 0 ? -5 : nth === 1 ? 5 : 9) });
  }
  await tag(people[0]!, ['VIP', 'שבת']);
  await tag(people[2]!, ['VIP']);
  expect(await names()).toEqual(['בני כהן', 'גילה כהן', 'דבורה', 'אבי כהן']);
  expect(await names({ sort: 'name' })).toEqual(['אבי כהן', 'בני כהן', 'גילה כהן', 'דבורה']);
  expect(await names({ kind: 'wrote' })).toEqual(['דבורה']);
  expect(await names({ kind: 'ordered', tag: 'VIP', sort: 'name' })).toEqual(['אבי כהן', 'בני כהן']);
  expect(await names({ q: '%' })).toEqual([]);
  expect((await app.list(shop)).body.tags).toEqual(['VIP', 'שבת']);
  const paged: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body }: Awaited<ReturnType<CustomersApp['list']>> = await app.list(shop, {
      ...(cursor ? { cursor } : {}),
      ...{ limit: '3', sort: 'name' },
    });
    paged.push(...body.customers.map(({ name }) => name));
    cursor = body.nextCursor;
  }
  expect(paged).toEqual(['אבי כהן', 'בני כהן', 'גילה כהן', 'דבורה']);
});

describe('notes and tags', () => {
  it('are the crew’s; an author and the owners delete a note', async () => {
    const customer = await app.person();
    await app.order(customer, shop);
    const key = newId();
    const mine = await note(customer, 'אלרגית לאגוזים', member, key);
    expect(mine).toMatchObject({ status: 201, body: { author: 'עומר', mayDelete: true } });
    expect((await note(customer, 'אלרגית לאגוזים', member, key)).body).toEqual(mine.body);
    const owners = await note(customer, 'משלמת בזמן');
    const { notes } = (await app.read(shop, customer, member)).body;
    expect(notes.map(({ text, author, mayDelete }) => [text, author, mayDelete])).toEqual([
      ['משלמת בזמן', 'ג׳ולי', false],
      ['אלרגית לאגוזים', 'עומר', true],
    ]);
    const remove = (id: string, as: string) =>
      app.call('DELETE', `${app.path(shop)}/${customer}/notes/${id}`, { as });
    expect((await remove(owners.body._id, member)).status).toBe(404);
    expect((await remove(mine.body._id, shop.owner)).status).toBe(204);
    expect((await app.read(shop, customer)).body.notes).toHaveLength(1);
    expect((await note(newId(), 'אין כזה')).status).toBe(404);
  });

  it('two who tag at the same time both hold, up to ten', async () => {
    const customer = await app.person();
    await app.order(customer, shop);
    await Promise.all([tag(customer, ['א', 'ב']), tag(customer, ['ג'], [], member)]);
    expect((await tag(customer, [], ['ב'])).body.tags).toEqual(['א', 'ג']);
    const many = Array.from({ length: 9 }, (_, nth) => `t${nth}`);
    expect((await tag(customer, many)).body).toMatchObject({ code: 'customer.too_many_tags' });
    expect((await app.read(shop, customer)).body.tags).toEqual(['א', 'ג']);
  });
});

it('the file is the owner’s, neutralised, and in the words that were asked for', async () => {
  const customer = await app.person(['=1+1', 'כהן']);
  await app.order(customer, shop, { captured: 100_000, refunded: 25_000 });
  await tag(customer, ['+VIP']);
  const file = (query: string, as = shop.owner) =>
    app.call<string>('GET', `${app.path(shop)}/export${query}`, { as, language: 'en' });
  const csv = await file('?format=csv');
  const [titles, line] = csv.text.replace('\uFEFF', '').split('\r\n');
  expect(titles).toBe('Name,Phone,Orders,Paid (₪),Latest order,First wrote,Proposal,Tags');
  expect(line).toBe(`'=1+1 כהן,052-123-4567,1,750,06/04/2027,,,'+VIP`);
  expect((await file('?format=csv&q=nobody')).text.split('\r\n')).toHaveLength(2);
  expect(Object.keys(unzipSync((await file('')).raw))).toContain('xl/worksheets/sheet1.xml');
  expect((await file('', member)).status).toBe(403);
  expect((await file('', customer)).status).toBe(404);
});

describe('somebody who leaves', () => {
  it('finds all notes about them in the export of the account, and takes them along', async () => {
    const customer = await app.person();
    await app.order(customer, shop);
    await note(customer, 'טבעונית', member);
    await tag(customer, ['קבועים']);
    expect((await app.exported(customer))['customerNotes']).toEqual([
      {
        businessName: 'המטבח של סבתא ג׳ולי',
        notes: [{ text: 'טבעונית', at: expect.any(String) }],
        tags: ['קבועים'],
      },
    ]);
    await app.source.query('update identity.users set deleted_at = now() where id = $1', [customer]);
    await app.emit('customers.forget_person', { userId: customer });
    expect((await app.list(shop)).body.customers).toEqual([]);
    // an event that comes after it brings nobody back
    await app.order(customer, shop);
    expect(
      await app.source.query(`select 1 from platform.idempotency_keys where answer::text like '%טבעונית%'`),
    ).toEqual([]);
    for (const table of ['customers', 'orders', 'notes', 'tags'])
      expect(
        await app.source.query(`select 1 from customers.${table} where customer_id = $1`, [customer]),
      ).toEqual([]);
  });

  it('leaves a note as crew without a name; a closed store forgets its customers', async () => {
    const customer = await app.person();
    await app.order(customer, shop);
    await note(customer, 'טבעונית', member);
    await app.emit('customers.forget_person', { userId: member });
    expect((await app.read(shop, customer)).body.notes).toMatchObject([{ text: 'טבעונית', author: null }]);
    const other = await app.store();
    await app.order(customer, other);
    await app.emit('customers.forget_store', { storeId: shop.store.partnerId });
    expect((await app.list(shop)).body.customers).toEqual([]);
    for (const table of ['orders', 'notes', 'tags'])
      expect(
        await app.source.query(`select 1 from customers.${table} where store_id = $1`, [
          shop.store.partnerId,
        ]),
      ).toEqual([]);
    expect((await app.list(other)).body.customers).toMatchObject([{ customerId: customer, orders: 1 }]);
  });
});
