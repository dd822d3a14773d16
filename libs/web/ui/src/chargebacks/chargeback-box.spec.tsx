import { answerChargeback, type Chargeback, listChargebacks } from '@smachot/contracts';
import { answerCalls, refusing } from '@smachot/web-platform';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { startTexts, TestScreens } from '../testing/test-screens';
import { prepareTestWindow } from '../testing/test-window';
import { Chargebacks } from './chargeback-box';

const ID = '01931f00-0000-7000-8000-00000000c001';
const ORDER = '01931f00-0000-7000-8000-00000000c002';
const STORE = '01931f00-0000-7000-8000-00000000c003';

const aChargeback = (more: Partial<Chargeback> = {}): Chargeback => ({
  _id: ID,
  subject: 'order',
  orderId: ORDER,
  orderCode: '58204117',
  partnerId: STORE,
  amount: 650,
  status: 'opened',
  openedAt: '2026-11-23T10:00:00.000Z',
  answerBy: '2026-11-30T10:00:00.000Z',
  resolvedAt: null,
  side: 'customer',
  answers: [],
  mayAnswer: true,
  ...more,
});

const show = (chargeback: Chargeback, ...answers: Parameters<typeof answerCalls>[0]) => {
  const list = { call: listChargebacks, answer: { chargebacks: [chargeback], nextCursor: null } };
  const { asked } = answerCalls([...answers, list]);
  render(<TestScreens routes={[{ path: '/', element: <Chargebacks orderId={chargeback.orderId!} /> }]} />);
  return asked;
};
const press = () => fireEvent.click(screen.getByRole('button', { name: 'שליחת התשובה' }));
const write = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });

beforeAll(async () => {
  prepareTestWindow();
  await startTexts();
});
afterEach(cleanup);

it('a customer says whether they ordered it, and what we should know', async () => {
  const asked = show(aChargeback(), { call: answerChargeback, answer: aChargeback() });
  expect(await screen.findByRole('heading', { name: /650.*הוכחש/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'כן, הזמנתי' }));
  write('לא זיהיתי את השם');
  press();
  await screen.findByDisplayValue('');
  const sent = asked.filter(({ method }) => method === 'POST');
  expect(sent).toMatchObject([
    {
      path: `/v1/payments/chargebacks/${ID}/answers`,
      body: { text: 'לא זיהיתי את השם', recognised: true },
    },
  ]);
});

it('an empty answer does not go out', async () => {
  const asked = show(aChargeback());
  await screen.findByRole('textbox');
  press();
  expect(await screen.findByText('שדה חובה')).toBeTruthy();
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('a business is asked what it provided, and not whether it ordered', async () => {
  show(aChargeback({ side: 'business' }));
  expect(await screen.findByRole('textbox', { name: 'מה סופק ומתי?' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('what came too late is said', async () => {
  show(aChargeback({ side: 'business' }), refusing(answerChargeback, 'chargeback.closed'));
  await screen.findByRole('textbox');
  write('סופק ב־18:00');
  press();
  expect(await screen.findByText(/אי אפשר לענות עוד/)).toBeTruthy();
});

it.each(['evidence_sent', 'won', 'lost'] as const)(
  'one that is %s shows the answers and asks nothing',
  async (status) => {
    const answers = [{ text: 'הגיע בזמן', recognised: null, at: '2026-11-24T10:00:00.000Z' }];
    show(aChargeback({ status, answers, mayAnswer: false, side: 'business' }));
    expect(await screen.findByText('הגיע בזמן')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);

it('is nothing for whom it does not concern', async () => {
  const asked = answerCalls([refusing(listChargebacks, 'not_found')]).asked;
  render(<TestScreens routes={[{ path: '/', element: <Chargebacks orderId={ORDER as never} /> }]} />);
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByRole('heading')).toBeNull();
});
