import { allCalls, type AnswerOf, mayBeViewed, type startViewAs } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { Authenticator } from '@smachot/server-platform';
import { openStore } from './order-things';
import { type Person, type Product, startProduct } from './product';

type View = AnswerOf<typeof startViewAs>;

let product: Product;
let admin: Person;
let host: Person;
let store: string;
beforeAll(async () => {
  product = await startProduct({ REQUESTS_PER_MINUTE: '100000' });
  admin = await product.superAdmin('0521110061');
  host = await product.signUp('0521110062');
  store = await openStore(product, host);
});
afterAll(() => product?.close());

const reason = 'עזרה בטלפון';
const start = (body: object = { userId: host.user.id }, as = admin) =>
  product.call('POST', '/admin/api/view-as', { bearer: as.bearer, body: { reason, ...body } });
const view = async () => (await start()).body as View;
const codeOf = (answer: { status: number; body: unknown }) => [
  answer.status,
  (answer.body as { code?: string } | undefined)?.code,
];
/** Otherwise the standing of a session is remembered for three seconds. */
const forget = () => product.app.get<Authenticator & { forget: () => void }>(Authenticator).forget();

it('reads as the account does, with what its owner sees and no more', async () => {
  const { access_token: bearer, name } = await view();
  expect(name).toBe('נועה ברק');
  expect((await product.call('GET', '/api/auth/me', { bearer })).body).toMatchObject({ id: host.user.id });
  expect((await product.call('GET', `/v1/partners/${store}/manage`, { bearer })).body).toMatchObject({
    role: 'Owner',
  });
});

it('no call that changes, exports, streams or shows a secret passes', async () => {
  const { access_token: bearer } = await view();
  // the session was confirmed just now, by the admin
  const passed: string[] = [];
  for (const call of allCalls()) {
    if (call.access === 'guest' || call.access === 'provider' || call.access === 'signedUrl') continue;
    if (call.access === 'development' || mayBeViewed(call)) continue;
    const path = call.path.replace(/:(\w+)/g, () => newId());
    const answer = await product.call(call.method, path, {
      bearer,
      headers: call.idempotent ? { 'idempotency-key': newId() } : {},
    });
    if (codeOf(answer).join(' ') !== '403 view_as.read_only') passed.push(call.id);
  }
  expect(passed).toEqual([]);
});

it('what passes are calls that read, and none of super admins', () => {
  const viewed = allCalls().filter(mayBeViewed);
  expect(viewed.filter(({ method, access }) => method !== 'GET' || access === 'superAdmin')).toEqual([]);
  expect(viewed.filter(({ media }) => media)).toEqual([]);
  const ids = viewed.map(({ id }) => id);
  for (const secret of ['identity.exportAccount', 'orders.export', 'system.live', 'stores.verifyEmail'])
    expect(ids).not.toContain(secret);
});

it('ends when it is stopped, when its time is over, and with the admin’s session or rights', async () => {
  const alive = async (bearer: string) => {
    forget();
    return (await product.call('GET', '/api/auth/me', { bearer })).status === 200;
  };
  const stopped = await view();
  const end = await product.call('DELETE', `/admin/api/view-as/${stopped.viewId}`, { bearer: admin.bearer });
  expect([end.status, await alive(stopped.access_token)]).toEqual([204, false]);
  const old = await view();
  await product.source.query(`update identity.views set ends_at = now() where id = $1`, [old.viewId]);
  expect(await alive(old.access_token)).toBe(false);
  const another = await product.superAdmin('0521110063');
  const theirs = (await start(undefined, another)).body as View;
  expect(await alive(theirs.access_token)).toBe(true);
  await product.source.query(`update identity.users set groups = '{}' where id = $1`, [another.user.id]);
  expect(await alive(theirs.access_token)).toBe(false);
  const acts: { act: string }[] = await product.source.query(
    `select act from identity.audit_log where subject_id = $1 and (details->>'viewId' = $2 or after->>'viewId' = $2) order by id`,
    [host.user.id, stopped.viewId],
  );
  expect(acts.map(({ act }) => act)).toEqual(['admin_change', 'view_as_ended']);
});

it('refuses another super admin, a phone without an account, and a caller who is no super admin', async () => {
  const other = await product.superAdmin('0521110064');
  expect(codeOf(await start({ userId: other.user.id }))).toEqual([403, 'view_as.super_admin']);
  expect(codeOf(await start({ phone: '0529999999' }))).toEqual([404, 'not_found']);
  expect(codeOf(await start({ userId: admin.user.id }, host))).toEqual([404, 'not_found']);
});
