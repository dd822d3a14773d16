import { recordVisit, type VisitStage } from '@smachot/contracts';
import { act, cleanup, render } from '@testing-library/react';
import { answerCalls } from '../testing/test-app';
import { signInNoa } from '../testing/sign-in';
import { forgetVisits, useVisit } from './use-visit';

function Page({ partner, stage, reached }: { partner: string; stage: VisitStage; reached?: boolean }) {
  useVisit(partner, stage, reached);
  return null;
}
const asked = () => answerCalls([{ call: recordVisit }]).asked;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  forgetVisits();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('tells a view after a second, once, without anything of the visitor', async () => {
  const sent = asked();
  render(<Page partner="savta" stage="view" />);
  expect(sent).toEqual([]);
  await pass(1_000);
  cleanup();
  render(<Page partner="savta" stage="view" />);
  await pass(5_000);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: '/v1/partners/savta/visits',
    body: { stage: 'view', source: 'direct' },
  });
  expect(sent[0]!.headers.get('authorization')).toBeNull();
});

it('tells no view of a page that was left at once, and every act', async () => {
  const sent = asked();
  render(
    <>
      <Page partner="savta" stage="view" />
      <Page partner="savta" stage="configuration" />
      <Page partner="savta" stage="checkout" reached={false} />
    </>,
  );
  await pass(300);
  cleanup();
  await pass(2_000);
  expect(sent.map(({ body }) => (body as { stage: string }).stage)).toEqual(['configuration']);
});

it('tells nothing of the crew of the store', async () => {
  const sent = asked();
  signInNoa({ assignedStores: ['savta'] });
  render(<Page partner="savta" stage="view" />);
  await pass(2_000);
  expect(sent).toEqual([]);
});
