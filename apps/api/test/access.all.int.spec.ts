import { allCalls } from '@smachot/contracts';
import { expectedOfCrew } from './access-of-crew';
import { expectedOfOrder, type OfOrder } from './access-of-orders';
import { accessWorld, type AccessWorld, crewRoles, granted, orderRoles, WITH_CARE } from './access-world';
import { expectAccess } from './expect-access';
import { orderThings, readyFor } from './order-things';
import type { Person } from './product';

let world: AccessWorld;
beforeAll(async () => {
  world = await accessWorld();
});
afterAll(() => world.product.close());

describe.each(allCalls().filter((call) => !WITH_CARE.has(call.id)))('$method $path', (call) => {
  it.each(['host', 'superAdmin'] as const)('%s', (role) => expectAccess(world, call, role));
});

describe.each(allCalls().filter((call) => expectedOfCrew[call.id]))('$method $path', (call) => {
  it.each(crewRoles)('%s', async (role) => {
    const answer = await world.askOnce(call, world.crew[role]);
    const seen = granted(answer.status, (answer.body as { code?: string } | undefined)?.code);
    expect({ call: call.id, role, seen }).toEqual({
      call: call.id,
      role,
      seen: expectedOfCrew[call.id]![crewRoles.indexOf(role)],
    });
  });
});

/** The result of a transition that the order's state allows. */
const ofOrder = (status: number, code: string | undefined): OfOrder => {
  if (code === 'lifecycle.illegal_move') return 409;
  const seen = granted(status, code);
  return seen as OfOrder;
};

describe.each(allCalls().filter((call) => expectedOfOrder[call.id]))(
  'a real order: $method $path',
  (call) => {
    it.each(orderRoles)('%s', async (role) => {
      const thing = await world.someThings();
      const order = await orderThings(
        world.product,
        world.callers.customer.user.id,
        thing.storeId,
        readyFor(call.id),
      );
      const asked = ['orders.list', 'orders.export'].includes(call.id)
        ? `?store=${thing.partner}`
        : undefined;
      const answer = await world.askOnce(call, world.callers[role], order, asked);
      const seen = ofOrder(answer.status, (answer.body as { code?: string } | undefined)?.code);
      expect({ call: call.id, role, seen }).toEqual({
        call: call.id,
        role,
        seen: expectedOfOrder[call.id]![orderRoles.indexOf(role)],
      });
    });
  },
);
it('a super admin looks at an order from the store’s side and has no moves', async () => {
  const thing = await world.things(world.people.host);
  const { orderId } = await orderThings(world.product, world.callers.customer.user.id, thing.storeId);
  const read = async (person: Person, path = '') =>
    (await world.product.call('GET', `/v1/orders/${orderId}${path}`, { bearer: person.bearer }))
      .body as object;
  expect(await read(world.people.superAdmin)).toMatchObject({ side: 'partner', readOnly: true });
  expect(await read(world.people.superAdmin, '/consequences')).toEqual({ moves: {} });
  expect(await read(world.people.host)).not.toHaveProperty('readOnly');
  expect(
    (
      await world.product.call('GET', `/v1/partners/${thing.partner}/manage`, {
        bearer: world.people.superAdmin.bearer,
      })
    ).body,
  ).toMatchObject({ role: 'Viewer' });
});

describe.each(allCalls().filter((call) => call.confirmed))('$method $path', (call) => {
  it('asks for re-authentication', async () => {
    const thing = await world.things(world.people.host);
    await world.product.source.query('update identity.refresh_families set confirmed_at = null');
    const caller = call.access === 'superAdmin' ? world.people.superAdmin : world.people.host;
    const answer = await world.ask(call, thing, caller);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([
      403,
      'auth.confirmation_required',
    ]);
  });
});
const changing = allCalls().filter(
  ({ access, method, noAct }) => access === 'superAdmin' && method !== 'GET' && !noAct,
);
describe.each(changing)('$method $path', (call) => {
  it('asks a super admin again after a quarter of an hour', async () => {
    const thing = await world.things(world.people.host);
    await world.product.source.query(
      `update identity.refresh_families set confirmed_at = clock_timestamp() - interval '16 minutes'`,
    );
    const answer = await world.ask(call, thing, world.people.superAdmin);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([
      403,
      'auth.confirmation_required',
    ]);
  });
});
