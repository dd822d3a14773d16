import { HOUR_MS } from '@smachot/kernel';
import { inDays, proposalActs } from './proposal-acts';
import { type ProposalsApp, proposalsApp, TUESDAY } from './proposals-app';

let app: ProposalsApp;
let { sent } = {} as ReturnType<typeof proposalActs>;
beforeAll(async () => {
  app = await proposalsApp();
  ({ sent } = proposalActs(app));
});
afterEach(() => app.clock.moveTo(TUESDAY));
afterAll(() => app.close());

it('reminds whoever opened it signed in, and the store, two days before its end, and nobody else', async () => {
  const at = await app.store();
  const member = await app.member(at);
  const [dana, yoav, idle] = [await app.customer(), await app.person(), await app.person()];
  const { link, proposalId } = await sent(at);
  const declined = await sent(at);
  const open = (as?: string, of = link) => app.call('POST', `/v1/proposals/${of}/views`, as ? { as } : {});
  for (const as of [undefined, dana, dana, yoav, member]) expect((await open(as)).status).toBe(204);
  await open(idle, declined.link);
  await app.taken(
    app.call('POST', `/v1/proposals/${declined.link}/decline`, { as: idle, body: { number: 1 } }),
  );
  const readers = () =>
    app.source.query(`select user_id from proposals.readers where proposal_id = any($1)`, [
      [proposalId, declined.proposalId],
    ]);
  expect(await readers()).toHaveLength(2);
  // opening it makes nobody a customer, declining it does
  expect(await app.known(proposalId)).toEqual([]);
  expect(await app.known(declined.proposalId)).toEqual([idle]);
  expect((await app.exported(dana))['proposals']).toMatchObject([{ id: proposalId, content: null }]);
  await app.tick(new Date(Date.parse(inDays(18)) - HOUR_MS));
  expect(await app.notified(dana)).toEqual([]);
  await app.tick(new Date(Date.parse(inDays(18)) + HOUR_MS));
  await app.tick();
  for (const as of [dana, yoav]) expect(await app.notified(as)).toEqual(['proposal_due']);
  expect(await app.notified(idle)).toEqual([]);
  expect(await app.notified(at.owner)).toEqual(['proposal_declined', 'proposal_ending']);
  expect(await app.notified(member)).toEqual(['proposal_declined', 'proposal_ending']);
  await app.tick(new Date(inDays(20)));
  expect(await readers()).toEqual([]);
  expect(await app.notified(dana)).toEqual(['proposal_due']);
});

it('reminds only the customer once there is one, and forgets an account that opened it', async () => {
  const at = await app.store();
  const [dana, other, gone] = [await app.customer(), await app.person(), await app.person()];
  const [first, second] = [await sent(at), await sent(at)];
  const open = (link: string, as: string) => app.call('POST', `/v1/proposals/${link}/views`, { as });
  for (const as of [dana, other]) await open(first.link, as);
  await open(second.link, gone);
  await app.source.query('update proposals.proposals set customer_id = $2 where id = $1', [
    first.proposalId,
    dana,
  ]);
  await app.happen('identity.account_deleted', { userId: gone });
  await app.tick(new Date(Date.parse(inDays(18)) + HOUR_MS));
  expect(await app.notified(dana)).toEqual(['proposal_due']);
  for (const as of [other, gone]) expect(await app.notified(as)).toEqual([]);
});
