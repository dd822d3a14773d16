import { allCalls } from '@smachot/contracts';
import { expectedAccess } from './access-expected';
import { accessWorld, type AccessWorld, WITH_CARE } from './access-world';
import { expectAccess } from './expect-access';

let world: AccessWorld;
beforeAll(async () => {
  world = await accessWorld();
});
afterAll(() => world.product.close());

it('has an expectation for every call', () =>
  expect(
    allCalls()
      .map((call) => call.id)
      .sort(),
  ).toEqual(Object.keys(expectedAccess).sort()));

describe.each(allCalls().filter((call) => !WITH_CARE.has(call.id)))('$method $path', (call) => {
  it.each(['visitor', 'otherHost'] as const)('%s', (role) => expectAccess(world, call, role));
});

it('changes of the crew, of bank details and of payouts, the end of a store and files of super admins are such calls', () =>
  expect(
    allCalls()
      .filter((call) => call.confirmed)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([
    'admin.exportAudit',
    'admin.exportBankDetails',
    'admin.exportCoupons',
    'admin.exportEvents',
    'admin.exportOrders',
    'admin.exportPartners',
    'admin.exportSubscriptions',
    'admin.exportUsers',
    'identity.deleteAccount',
    'identity.exportAccount',
    'payments.decideChargeback',
    'payments.resolveDifference',
    'payouts.confirmSent',
    'payouts.downloadFile',
    'payouts.makeFile',
    'payouts.uploadAnswer',
    'stores.changeCrewRole',
    'stores.close',
    'stores.inviteCrew',
    'stores.removeCrew',
    'verification.editBankDetails',
    'verification.submitBankDetails',
  ]));

it('keeps an address that belongs to no call out of the web app', async () => {
  for (const path of ['/api', '/v1', '/admin/api', '/webhooks', '/_dev'].map((root) => `${root}/nothing`))
    expect((await world.product.call('GET', path)).status).toBe(404);
});
