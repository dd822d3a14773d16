import { allCalls, isPersonal } from '@smachot/contracts';
import { type Product, startProduct } from './product';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.close());

it('keeps what belongs to nobody cacheable as it is', () =>
  expect(
    allCalls()
      .filter((call) => !isPersonal(call) && call.access !== 'visitor')
      .map(({ id }) => id),
  ).toEqual(['system.signedFile']));

it('notes what a super admin does, why, from where and what it changed, and not what one looks at', async () => {
  const { bearer, user } = await product.superAdmin('0521110041');
  const acts = () =>
    product.source.query(
      `select act, subject_id, details, reason, before, after, ip, user_agent from identity.audit_log
       where act like 'admin%' and actor_id = $1 order by id`,
      [user.id],
    );
  const before = (await acts()).length;
  const headers = { 'user-agent': 'the office computer' };
  await product.call('GET', '/admin/api/sending', { bearer });
  const body = { suspendHost: user.id, reason: 'תלונות, חשבון 123456789' };
  const answer = await product.call('PUT', '/admin/api/sending', { bearer, headers, body });
  expect(answer.status).toBe(200);
  const from = {
    reason: 'תלונות, חשבון •••89',
    ip: expect.stringMatching(/^10\./),
    user_agent: 'the office computer',
  };
  expect((await acts()).slice(before)).toEqual([
    {
      act: 'admin_act',
      subject_id: null,
      details: { call: 'messaging.setSendingSwitch', suspendHost: user.id },
      before: null,
      after: null,
      ...from,
    },
    {
      act: 'admin_change',
      subject_id: user.id,
      details: { call: 'messaging.setSendingSwitch', kind: 'host' },
      before: { suspended: false },
      after: { suspended: true },
      ...from,
    },
  ]);
});

it('refuses an act without a reason, and does nothing', async () => {
  const { bearer } = await product.superAdmin('0521110042');
  const answer = await product.call('PUT', '/admin/api/sending', { bearer, body: { stopped: true } });
  expect([answer.status, (answer.body as { fields: object }).fields]).toEqual([
    422,
    { reason: expect.any(String) },
  ]);
  const sending = await product.call('GET', '/admin/api/sending', { bearer });
  expect(sending.body).toMatchObject({ stopped: false });
});
