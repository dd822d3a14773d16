import type { AnswerOf, adminIndex, BulkResult, FeatureSwitchState, listAudit } from '@smachot/contracts';
import { auditSentence } from '@smachot/i18n';
import { addDays, atWallTime, newId, stripInvisible, wallTime } from '@smachot/kernel';
import { openStore } from './order-things';
import { type Person, type Product, startProduct } from './product';

let product: Product;
let admin: Person;
let host: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.superAdmin('0521110051');
  host = await product.signUp('0521110052');
});
afterAll(() => product?.close());

const reason = 'נבדק ונמצא תקין';
const change = (method: string, path: string, body: object) =>
  product.call(method, `/admin/api${path}`, { bearer: admin.bearer, body: { reason, ...body } });
const codeOf = (answer: { status: number; body: unknown }) => [
  answer.status,
  (answer.body as { code?: string } | undefined)?.code,
];
const changesOf = (kind: string): Promise<object[]> =>
  product.source.query(
    `select subject_id as about, reason, before, after from identity.audit_log
     where act = 'admin_change' and details->>'kind' = $1 order by id`,
    [kind],
  );

describe('a feature switch', () => {
  const set = (name: string, on: boolean) => change('PUT', `/feature-switches/${name}`, { on });

  it('refuses the calls of its part for everybody, and lets them through again', async () => {
    expect((await set('public_events', false)).body).toMatchObject({ name: 'public_events', on: false });
    expect(codeOf(await product.call('GET', '/v1/events/public'))).toEqual([
      409,
      'switched_off.public_events',
    ]);
    await set('public_events', true);
    expect((await product.call('GET', '/v1/events/public')).status).toBe(200);
    expect(await changesOf('feature_switch:public_events')).toEqual([
      { about: null, reason, before: { on: true }, after: { on: false } },
      { about: null, reason, before: { on: false }, after: { on: true } },
    ]);
  });

  it('of admins who move it at once, one finds it as it was and the others as that one left it', async () => {
    await Promise.all(Array.from({ length: 4 }, () => set('store_registration', false)));
    const entries = (await changesOf('feature_switch:store_registration')) as { before: { on: boolean } }[];
    expect(entries.map(({ before }) => before.on).toSorted()).toEqual([false, false, false, true]);
    await set('store_registration', true);
  });

  it.each([
    ['store_registration', 'POST', '/v1/partners'],
    ['placing_orders', 'POST', '/v1/orders'],
    ['whatsapp_invitations', 'POST', '/v1/whatsapp/send-invites'],
    ['checkout_coupons', 'POST', '/v1/coupons/check'],
  ])('%s', async (name, method, path) => {
    const ask = () =>
      product.call(method, path, {
        bearer: host.bearer,
        body: {},
        headers: { 'idempotency-key': '01940000-0000-7000-8000-0000000c0001' },
      });
    await set(name, false);
    expect(codeOf(await ask())).toEqual([409, `switched_off.${name}`]);
    const { switches } = (await product.call('GET', '/admin/api/feature-switches', { bearer: admin.bearer }))
      .body as { switches: FeatureSwitchState[] };
    expect(switches.find((one) => one.name === name)).toMatchObject({ on: false, reason });
    await set(name, true);
    expect(codeOf(await ask())).not.toContain(`switched_off.${name}`);
  });
});

describe('a suspended store', () => {
  it('is gone from the site, cannot be made public, and comes back as it was', async () => {
    const username = await openStore(product, host);
    await product.source.query('update stores.stores set is_public = true where username = $1', [username]);
    const read = async () => (await product.call('GET', `/v1/partners/${username}`)).status;
    expect(await read()).toBe(200);
    const suspend = (suspended: boolean) => change('PUT', `/store-suspensions/${username}`, { suspended });
    expect((await suspend(true)).status).toBe(204);
    expect((await suspend(true)).status).toBe(204);
    expect(await read()).toBe(404);
    const listed = await product.call('GET', '/admin/api/store-suspensions', { bearer: admin.bearer });
    expect(listed.body).toMatchObject({ stores: [{ partnerUsername: username, reason }] });
    const path = `/v1/partners/${username}/manage`;
    const { profilePicture, coverPhoto, ...profile } = (
      await product.call('GET', path, { bearer: host.bearer })
    ).body as Record<string, object>;
    expect([profilePicture, coverPhoto]).toEqual([null, null]);
    const edited = await product.call('PUT', `/v1/partners/${username}`, {
      bearer: host.bearer,
      body: { ...profile, settings: { isPublic: true } },
    });
    expect(codeOf(edited)).toEqual([409, 'store.suspended']);
    expect((await suspend(false)).status).toBe(204);
    // it sells nothing, so it stays hidden
    expect(await read()).toBe(404);
    expect(await changesOf('store')).toHaveLength(2);
    const [{ id: storeId }] = await product.source.query<[{ id: string }]>(
      'select id from stores.stores where username = $1',
      [username],
    );
    const { entries } = (
      await product.call('GET', `/admin/api/audit?about=${storeId}&kind=store`, { bearer: admin.bearer })
    ).body as AnswerOf<typeof listAudit>;
    expect(entries.map((entry) => stripInvisible(auditSentence(entry, 'he')))).toEqual([
      'נועה ברק החזיר/ה לפעילות את המטבח',
      'נועה ברק השעה/תה את המטבח',
    ]);
    const told: { payload: object }[] = await product.source.query(
      `select payload from platform.outbox where job = 'notifications.deliver' and payload->>'kind' like 'store_%' order by id`,
    );
    const notice = { userId: host.user.id, href: `/dashboard/${username}` };
    const values: object = expect.objectContaining({ explanation: reason });
    expect(told.map(({ payload }) => payload)).toMatchObject([
      { ...notice, kind: 'store_suspended', urgent: true, values },
      { ...notice, kind: 'store_reinstated', urgent: false, values },
    ]);
  });
});

describe('a bulk act', () => {
  const outcomes = ({ body }: { body: unknown }) =>
    (body as BulkResult).rows.map(({ name, outcome }) => [name, outcome]);

  it('previews and suspends stores, each with its own entry, and does nothing twice', async () => {
    const stores: { id: string }[] = await product.source.query(
      `insert into stores.stores select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'username', 'bulk-' || n))).*
       from stores.stores s, generate_series(1, 2) n where s.username = 'access-matrix' returning id`,
    );
    const partnerIds = [...stores.map(({ id }) => id), newId(), stores[0]!.id];
    const [first, second] = partnerIds as [string, string];
    await change('PUT', `/store-suspensions/${second}`, { suspended: true });
    const asked = { partnerIds, suspended: true };
    const preview = () => change('POST', '/store-suspensions/bulk/preview', asked);
    const set = (suspended: boolean) => change('POST', '/store-suspensions/bulk', { partnerIds, suspended });
    const [one, two] = ['המטבח', 'המטבח'];
    expect(outcomes(await preview())).toEqual([
      [one, 'ready'],
      [two, 'unchanged'],
      ['', 'gone'],
    ]);
    const before = (await changesOf('store')).length;
    expect(outcomes(await set(true))).toEqual([
      [one, 'done'],
      [two, 'unchanged'],
      ['', 'gone'],
    ]);
    const entries = (await changesOf('store')).slice(before);
    expect(entries).toMatchObject([{ about: first, reason, after: { suspended: true } }]);
    expect(outcomes(await set(true)).map(([, outcome]) => outcome)).toEqual([
      'unchanged',
      'unchanged',
      'gone',
    ]);
    expect(outcomes(await set(false)).map(([, outcome]) => outcome)).toEqual(['done', 'done', 'gone']);
    expect(await changesOf('store')).toHaveLength(before + 3);
    const many = await change('POST', '/store-suspensions/bulk', {
      partnerIds: Array.from({ length: 201 }, newId),
      suspended: true,
    });
    expect(codeOf(many)[0]).toBe(422);
  });

  it('goes on after a row that failed, and says which one it was', async () => {
    const [broken, sound] = [await product.signUp('0521110053'), await product.signUp('0521110054')];
    await product.source.query(
      `create function messaging.refuse_one() returns trigger language plpgsql as $$
       begin if new.host_id = '${broken.user.id}' then raise exception 'broken'; end if; return new; end $$`,
    );
    await product.source.query(
      'create trigger refuse_one before insert on messaging.suspended_hosts for each row execute function messaging.refuse_one()',
    );
    const hostIds = [broken.user.id, sound.user.id, newId()];
    const asked = { hostIds, suspended: true };
    const outcomesOf = async (path: string) =>
      outcomes(await change('POST', `/sending/hosts${path}`, asked)).map(([, outcome]) => outcome);
    expect(await outcomesOf('/preview')).toEqual(['ready', 'ready', 'gone']);
    expect(await outcomesOf('')).toEqual(['failed', 'done', 'gone']);
    await product.source.query('drop trigger refuse_one on messaging.suspended_hosts');
    expect(await outcomesOf('')).toEqual(['done', 'unchanged', 'gone']);
    const entries = await changesOf('host');
    expect(entries).toMatchObject([
      { about: sound.user.id, reason },
      { about: broken.user.id, reason },
    ]);
    const lift = await change('POST', '/sending/hosts', { hostIds, suspended: false });
    expect(outcomes(lift).map(([, outcome]) => outcome)).toEqual(['done', 'done', 'gone']);
  });
});

it('the index warns of exchange rates that are older than a week', async () => {
  const stale = async () => {
    const { body } = await product.call('GET', '/admin/api/index', { bearer: admin.bearer });
    return (body as AnswerOf<typeof adminIndex>).waiting.find(({ kind }) => kind === 'stale_rates')!;
  };
  const today = wallTime(new Date()).day;
  const rates = { source: 'bank_of_israel', EUR: 3.7412, USD: 3.6501 };
  await product.source.query('delete from payments.exchange_rates');
  await change('PUT', '/exchange-rates', { ...rates, publishedOn: addDays(today, -8) });
  expect(await stale()).toMatchObject({
    count: 1,
    overdue: 1,
    oldest: atWallTime(today, '00:00').toISOString(),
  });
  await change('PUT', '/exchange-rates', { ...rates, publishedOn: addDays(today, -7) });
  expect(await stale()).toMatchObject({ count: 0, overdue: 0, oldest: null });
});

it('the index counts what waits, since when, today’s money and the switches', async () => {
  await product.source.query(
    `insert into messaging.webhooks (id, hash, body, received_at, processed_at, trouble)
     values (gen_random_uuid(), '\\x01', 'x', '2026-01-01T00:00:00Z', now(), 'not JSON')`,
  );
  await product.source.query(
    `insert into platform.outbox (id, job, payload, dead_at) values (gen_random_uuid(), 'x', '{}', now())`,
  );
  await product.source.query(
    `insert into payments.ledger (id, idempotency_key, user_id, kind, amount, status, created_at, settled_at, payment_id)
     values (gen_random_uuid(), 'a', $1, 'charge', 12345, 'charged', now(), now(), $1), (gen_random_uuid(), 'b', $1, 'refund', 500, 'refunded', now(), now(), $1),
       (gen_random_uuid(), 'c', $1, 'charge', 7, 'charged', now() - interval '3 days', now() - interval '3 days', $1)`,
    [host.user.id],
  );
  await change('PUT', '/feature-switches/checkout_coupons', { on: false });
  const { waiting, today, health } = (await product.call('GET', '/admin/api/index', { bearer: admin.bearer }))
    .body as AnswerOf<typeof adminIndex>;
  expect(waiting.map(({ kind }) => kind)).toEqual([
    'bank_details',
    'kashrut_certificates',
    'manual_refunds',
    'chargebacks',
    'payment_differences',
    'failed_payouts',
    'thread_reports',
    'review_reports',
    'newsletter_stops',
    'event_reports',
    'article_reports',
    'undeciphered_webhooks',
    'stale_rates',
    'dead_jobs',
  ]);
  expect(waiting.find(({ kind }) => kind === 'undeciphered_webhooks')).toEqual({
    kind: 'undeciphered_webhooks',
    count: 1,
    oldest: '2026-01-01T00:00:00.000Z',
    overdue: 0,
  });
  expect(waiting.find(({ kind }) => kind === 'dead_jobs')).toMatchObject({ count: 1, overdue: 1 });
  expect(today).toEqual({ captured: 123.45, refunded: 5, rsvpBilled: 0 });
  expect(health).toMatchObject({ sendingStopped: false, suspendedHosts: 0, switchedOff: 1 });
});
