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

it('notes what a super admin does, and not what one looks at', async () => {
  const { bearer, user } = await product.superAdmin('0521110041');
  const acts = () =>
    product.source.query(`select details from identity.audit_log where act = 'admin_act' and actor_id = $1`, [
      user.id,
    ]);
  const before = (await acts()).length;
  await product.call('GET', '/admin/api/sending', { bearer });
  await product.call('PUT', '/admin/api/sending', { bearer, body: { stopped: false, resumeHost: user.id } });
  const after: { details: object }[] = await acts();
  expect(after.slice(before).map(({ details }) => details)).toEqual([
    { call: 'messaging.setSendingSwitch', stopped: false, resumeHost: user.id },
  ]);
});
