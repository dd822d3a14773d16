import { allCalls, type AnswerOf, type Call, type listAudit } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { actOf, ADDED, REMOVED, type Tried } from './admin-changes';
import { type Person, type Product, startProduct } from './product';
import { type Thing, thingsOf } from './things';

type Change = {
  actor: string;
  reason: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

let product: Product;
let admin: Person;
let host: Person;
let member: Person;
let customer: Person;
beforeAll(async () => {
  product = await startProduct({ REQUESTS_PER_MINUTE: '100000' });
  admin = await product.superAdmin('0521110071');
  host = await product.signUp('0521110072');
  member = await product.signUp('0521110073');
  customer = await product.signUp('0521110074');
});
afterAll(() => product?.close());

/** Calls that change what is of a store, by which an admin looks for it. */
const OF_STORES = [
  'verification.decideBankDetails',
  'verification.decideKashrut',
  'stores.setPick',
  'stores.setSuspension',
  'orders.requestManualRefund',
  'orders.decideManualRefund',
  'coupons.createAny',
  'reviews.decideReport',
  'conversations.decideReport',
  'newsletters.release',
];

const acts = allCalls().filter(
  ({ access, method, noAct }) => access === 'superAdmin' && method !== 'GET' && !noAct,
);
const things = (): Promise<Thing> => thingsOf(host, { product, member, customer, placeId: '', slug: '' });

const ask = (call: Call, thing: Thing, { body, query = '', headers = {} }: Tried) => {
  const path = call.path.replace(/:(\w+)/g, (_, name: keyof Thing) => thing[name]);
  return product.call(call.method, path + query, {
    bearer: admin.bearer,
    headers: { ...(call.idempotent ? { 'idempotency-key': newId() } : {}), ...headers },
    ...(body === undefined ? {} : { body }),
  });
};
const changesOf = (call: Call): Promise<Change[]> =>
  product.source.query(
    `select actor_id as actor, reason, before, after from identity.audit_log
     where act = 'admin_change' and details->>'call' = $1 order by id`,
    [call.id],
  );

const logged = async (query: string) => {
  const { body } = await product.call('GET', `/admin/api/audit?${query}`, { bearer: admin.bearer });
  return (body as AnswerOf<typeof listAudit>).entries;
};

describe.each(acts)('$id', (call) => {
  it('leaves who, why, and what it changed from and to', async () => {
    const thing = await things();
    const tried = await actOf(call.id, thing, { product, admin, host });
    const answer = await ask(call, thing, tried);
    expect([answer.status, answer.status < 300 ? '' : answer.text]).toEqual([answer.status, '']);
    const changes = await changesOf(call);
    expect(changes).toHaveLength(1);
    const { actor, reason, before, after } = changes[0]!;
    expect([actor, reason]).toEqual([admin.user.id, tried.reason]);
    expect([before === null, after === null]).toEqual([ADDED.has(call.id), REMOVED.has(call.id)]);
    if (OF_STORES.includes(call.id)) {
      const [entry] = await logged('act=admin_change&limit=1');
      expect([entry!.call, entry!.store === null]).toEqual([call.id, false]);
      const ofStore = await logged(`about=${entry!.store!.partnerId}`);
      expect(ofStore.map(({ id }) => id)).toContain(entry!.id);
    }
    if (!before || !after) return;
    const moved = Object.keys(before).filter((name) => name in after && before[name] !== after[name]);
    expect({ before, after, moved }).not.toMatchObject({ moved: [] });
  });
});
