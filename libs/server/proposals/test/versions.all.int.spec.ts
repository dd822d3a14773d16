import type { PricingUnit, ProposalVersion } from '@smachot/contracts';
import { formOf, proposalActs } from './proposal-acts';
import { type ProposalsApp, proposalsApp, TUESDAY, UNIT } from './proposals-app';

let app: ProposalsApp;
let { act, look, sent } = {} as ReturnType<typeof proposalActs>;
beforeAll(async () => {
  app = await proposalsApp();
  ({ act, look, sent } = proposalActs(app));
});
afterEach(() => app.clock.moveTo(TUESDAY));
afterAll(() => app.close());

it('keeps every version with what it offered, for both sides', async () => {
  const at = await app.store();
  const first = await sent(at);
  const tasting = await app.taken(
    app.call<PricingUnit>('POST', `${at.path}/pricing-units`, {
      as: at.owner,
      body: { ...UNIT, name: 'טעימות' },
    }),
  );
  const change = { pricingUnitId: tasting.pricingUnitId, customerName: 'דנה ויואב', remarks: '' };
  const second = await app.taken(act(at, first, 'versions', formOf(at, change)));
  const offered = await app.call<{ versions: ProposalVersion[] }>(
    'GET',
    `/v1/proposals/${first.link}/versions`,
  );
  expect(offered.body.versions).toEqual(second.versions);
  expect(
    second.versions.map(({ number, unitName, content }) => [number, unitName, content.customerName]),
  ).toEqual([
    [2, 'טעימות', 'דנה ויואב'],
    [1, at.unit.name, 'דנה לוי'],
  ]);
  expect((await look(first.link)).body.before).toEqual(second.versions[1]);
  expect((await app.call('GET', `/v1/proposals/${'x'.repeat(32)}/versions`)).status).toBe(404);
});
