import { DAY_MS } from '@smachot/kernel';
import { DisputesToAnswer } from '../src';
import { ChargebackQueries } from '../src/persistence/chargebacks/chargeback.queries';
import { AnswerChargeback } from '../src/use-cases/chargebacks/answer-chargeback';
import { DecideChargeback } from '../src/use-cases/chargebacks/decide-chargeback';
import { chargebacksApp } from './chargebacks-app';

let app: Awaited<ReturnType<typeof chargebacksApp>>;
beforeAll(async () => {
  app = await chargebacksApp();
});
afterAll(() => app.close());

it('a dispute waits for its store until an owner answers or the time is over', async () => {
  const [first, second] = [await app.paid(), await app.paid()];
  const waiting = ({ storeId }: typeof first) => app.queries.execute(new DisputesToAnswer(storeId));
  for (const { saleId } of [first, second]) await app.dispute(saleId);
  const { id } = (await app.chargebacks(first.saleId))[0]!;
  expect(await waiting(first)).toEqual({ count: 1, until: expect.any(Date) });
  await app.commands.execute(new AnswerChargeback(id, first.customer, { text: 'no', recognised: false }));
  expect(await waiting(first)).toMatchObject({ count: 1 });
  await app.commands.execute(new AnswerChargeback(id, first.owner, { text: 'they came' }));
  expect(await waiting(first)).toEqual({ count: 0, until: null });
  await app.passes(7 * DAY_MS);
  expect(await waiting(second)).toEqual({ count: 0, until: null });
});

it('a dispute waits for an admin until the evidence is sent, too long once nobody may answer', async () => {
  const { saleId } = await app.paid();
  const waiting = () => app.get(ChargebackQueries).waitingForEvidence(app.now());
  const before = await waiting();
  await app.dispute(saleId);
  expect(await waiting()).toEqual({ ...before, count: before.count + 1 });
  await app.passes(7 * DAY_MS);
  expect(await waiting()).toMatchObject({ count: before.count + 1, overdue: before.count + 1 });
  const { id } = (await app.chargebacks(saleId))[0]!;
  const sent = { decision: 'evidence_sent', reason: 'by mail' } as const;
  await app.commands.execute(new DecideChargeback(id, sent, app.ADMIN));
  expect(await waiting()).toMatchObject({ count: before.count, overdue: before.count });
});
