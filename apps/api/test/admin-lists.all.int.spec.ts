import {
  type AdminHit,
  type AnswerOf,
  type AdminUser,
  listAdminEvents,
  listAdminOrders,
  listAudit,
  listPartners,
  listSubscriptions,
  listPartnerMoves,
  listUsers,
  readPartner,
  readUser,
} from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import { FOUND, READ_BY } from './admin-list-cases';
import { filesOfLists, savedViews } from './admin-file-cases';
import { PARTNER_MOVES } from './admin-partner-cases';
import { insertRows, planOf, RARE, ROWS, type Statement } from './admin-rows';
import { type Person, type Product, startProduct } from './product';

type Page = {
  nextCursor: string | null;
  count: { rows: number; capped: boolean } | null;
  users: AdminUser[];
} & Record<string, { [name: string]: unknown }[]>;

let product: Product;
let admin: Person;
let owner: Person;
let rows: Awaited<ReturnType<typeof insertRows>>;
/** Statements that were read by, the latest last. */
const statements: Statement[] = [];

beforeAll(async () => {
  product = await startProduct({ REQUESTS_PER_MINUTE: '100000' });
  owner = await product.signUp('0521110051');
  rows = await insertRows(product, owner);
  admin = await product.superAdmin('0521110052');
  const read = product.app.get(ReadModel);
  const reading = read.rows.bind(read);
  read.rows = (sql, values = []) => {
    statements.push({ sql, values });
    return reading(sql, values);
  };
});
afterAll(() => product?.close());

const get = async <T = Page>(path: string, { bearer } = admin): Promise<T> => {
  const answer = await product.call('GET', `/admin/api/${path}`, { bearer });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.body;
};
const acts = () =>
  product.source.query<{ details: Record<string, unknown> }[]>(
    `select details from identity.audit_log where act = 'admin_act' and actor_id = $1 order by id`,
    [admin.user.id],
  );

it('lists the newest first, page after page, and each once', async () => {
  const ids: string[] = [];
  let cursor = '';
  let first: Page | undefined;
  do {
    const page = await get(`users?limit=100&until=2026-06-01${cursor && `&cursor=${cursor}`}`);
    first ??= page;
    ids.push(...page.users.map(({ userId }) => userId));
    cursor = page.nextCursor ?? '';
  } while (cursor);
  expect(first.count).toEqual({ rows: ROWS, capped: false });
  expect(first.users[0]).toMatchObject({ username: `user-${ROWS}`, state: 'blocked', stores: [] });
  expect(new Set(ids).size).toBe(ROWS);
  expect(ids).toHaveLength(ROWS);
});

it.each(FOUND)('%s finds %d', async (path, expected) =>
  expect((await get(path)).count).toEqual({ rows: expected, capped: false }),
);

it.each([
  [listUsers, 'users?state=deleted'],
  [listPartners, 'partners?state=closed'],
  [listPartners, 'partners?state=suspended'],
  [listAdminOrders, 'orders'],
  [listSubscriptions, 'subscriptions?phase=grace'],
  [listAudit, 'audit'],
  [listAdminEvents, 'events?state=canceled'],
  [listAdminEvents, 'events?standing=reported'],
])('$id answers as its contract says, of what is erased too', async ({ answer }, path) => {
  const page = await get(path);
  expect(answer.parse(page)).toEqual(page);
});

it('reads the orders and the subscription of one store, and the acts of one person', async () => {
  const [order] = (await get(`orders?store=${rows.storeId}`)).orders!;
  expect(order).toMatchObject({
    orderId: rows.orderId,
    partnerName: 'המטבח',
    customerName: 'נועה ברק',
    price: 100,
    participants: 50,
  });
  expect((await get(`orders?customer=${owner.user.id}`)).count).toEqual({ rows: 1, capped: false });
  expect((await get(`subscriptions?store=${rows.storeId}`)).subscriptions).toEqual([]);
  expect((await get(`audit?actor=${rows.actorId}`)).count).toEqual({ rows: ROWS / RARE, capped: false });
});

it.each(READ_BY)('%s is read by %j in at most three statements', async (path, indexes) => {
  statements.length = 0;
  await get(path);
  expect(statements.length).toBeLessThanOrEqual(3);
  const plan = await planOf(product, statements[0]!);
  expect(plan).not.toContain('Seq Scan');
  for (const index of indexes) expect(plan).toContain(index);
});

it.each(['users', 'partners', 'orders', 'subscriptions', 'audit', 'events'])(
  'the second page of %s begins in the index where the first one ended',
  async (list) => {
    const { nextCursor } = await get(`${list}?limit=10`);
    statements.length = 0;
    const page = await get(`${list}?limit=10&cursor=${nextCursor}`);
    expect(page.count).toBeNull();
    const plan = await planOf(product, statements[0]!);
    expect(plan).toMatch(/Index (?:Only )?Scan Backward using (?:\w+_newest|events_created)/);
    expect(plan).toMatch(/Index Cond: \(ROW\(/);
  },
);

it('finds people, stores and orders by whatever is known of them', async () => {
  const search = async (q: string) => (await get<{ hits: AdminHit[] }>(`search?q=${q}`)).hits;
  expect(await search('0580001234')).toMatchObject([{ kind: 'user', title: 'אורי משפחה 1234' }]);
  expect(await search('kitchen-1234')).toMatchObject([{ kind: 'partner', title: 'מטבח 1234' }]);
  const ofPlan = { kind: 'subscription', title: 'מטבח 1204', detail: 'pro-plan' };
  expect(await search('0590001204')).toMatchObject([{ kind: 'partner' }, ofPlan]);
  expect(await search('kitchen-1204')).toMatchObject([{ kind: 'partner' }, ofPlan]);
  statements.length = 0;
  await search('kitchen');
  expect(statements.length).toBeLessThanOrEqual(3);
  expect(await search('70001234')).toMatchObject([{ kind: 'order', title: '70001234' }]);
  expect(await search(rows.orderId)).toMatchObject([{ kind: 'order', id: rows.orderId }]);
  expect(await search('אורי')).toHaveLength(5);
  expect(await search('%25')).toEqual([]);
});

it('shows what is known of one person and of one store', async () => {
  await product.call('POST', '/v1/events/event-rsvps', {
    bearer: owner.bearer,
    body: {
      title: 'החתונה',
      hostName: 'נועה ואיתי',
      eventType: 'wedding',
      recipient: 'guests',
      date: new Date(Date.now() + 60 * DAY_MS).toISOString(),
      location: { address: 'גן האלה, שדה ורבורג' },
      rsvpConfig: { questions: ['headcount'] },
    },
  });
  const person = await get<Record<string, unknown>>(`users/${owner.user.id}`);
  expect(readUser.answer.parse(person)).toEqual(person);
  expect(person).toMatchObject({
    phoneNumber: '+972521110051',
    state: 'active',
    stores: [{ partnerUsername: rows.username, role: 'Owner' }],
    events: [{ title: 'החתונה', guests: 0, cancelled: false }],
    sendingSuspended: false,
    complaints: [],
  });
  expect(person.sessions).toHaveLength(1);
  for (const partner of [rows.username, rows.storeId]) {
    const store = await get(`partners/${partner}`);
    expect(readPartner.answer.parse(store)).toEqual(store);
    expect(store).toMatchObject({
      partnerId: rows.storeId,
      planId: 'basic-plan',
      phase: 'inactive',
      bankVerification: null,
      crew: [{ userId: owner.user.id, firstName: 'נועה', role: 'Owner' }],
      subscription: null,
    });
  }
  for (const missing of [`users/${newId()}`, `partners/${newId()}`, 'partners/never-was'])
    expect((await product.call('GET', `/admin/api/${missing}`, { bearer: admin.bearer })).status).toBe(404);
});

it.each(PARTNER_MOVES)(
  'shows who of a store changed its %s, page after page, in three statements',
  async (of, sql, expected) => {
    type Moves = AnswerOf<typeof listPartnerMoves>;
    const path = `partner-moves/${rows.storeId}?of=${of}&limit=2`;
    expect((await get<Moves>(path)).moves).toEqual([]);
    await product.source.query(sql, [rows.storeId, owner.user.id]);
    statements.length = 0;
    const page = await get<Moves>(path);
    expect(statements.length).toBeLessThanOrEqual(3);
    expect(listPartnerMoves.answer.parse(page)).toEqual(page);
    const member = { role: 'owner', userId: owner.user.id, name: 'נועה ברק' };
    expect(page.moves).toMatchObject([
      { ...expected, by: member },
      { ...expected, by: member },
    ]);
    expect((await acts()).at(-1)?.details).toMatchObject({
      call: 'admin.listPartnerMoves',
      partnerId: rows.storeId,
    });
    const last = await get<Moves>(`${path}&cursor=${page.nextCursor}`);
    expect([last.moves.length, last.nextCursor]).toEqual([1, null]);
    const missing = await product.call('GET', `/admin/api/partner-moves/${newId()}?of=${of}`, {
      bearer: admin.bearer,
    });
    expect(missing.status).toBe(404);
  },
);

it('notes who looked at whose data, and finds it again by the id', async () => {
  await get(`users/${owner.user.id}`);
  expect((await acts()).at(-1)?.details).toEqual({ call: 'admin.readUser', userId: owner.user.id });
  const { entries } = await get(`audit?about=${owner.user.id}&limit=1`);
  expect(entries).toMatchObject([
    {
      act: 'admin_act',
      call: 'admin.readUser',
      actor: { userId: admin.user.id, name: 'נועה ברק' },
      details: { userId: owner.user.id },
    },
  ]);
});

filesOfLists(() => ({ product, admin, owner, storeId: rows.storeId, acts }));
savedViews(() => ({ product, admin, get }));
