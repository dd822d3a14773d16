import {
  answerChargeback,
  type Chargeback,
  hostedFields,
  listBills,
  listChargebacks,
  listCards,
  listMovements,
  listOrders,
  listTicketPayments,
  type Order,
  outstanding,
  readOrder,
} from '@smachot/contracts';
import { answerCalls, refusing, type Answer } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import './texts';
import { paymentsRoutes } from './routes';
import { aPaidCard, aPaidOrder, aPlan, aPlanned } from './testing/a-paid-order';

const nothingOwed: Answer = {
  call: outstanding,
  answer: { responses: 0, amount: 0, unpaid: 0, unsettledOrders: 0, card: null },
};
const ordersOf = (order: Order): Answer[] => [
  {
    call: listOrders,
    answer: { orders: [aPaidCard({ paymentStatus: order.payment.status })], counts: {}, nextCursor: null },
  },
  { call: readOrder, answer: order },
];
const noOrders: Answer = { call: listOrders, answer: { orders: [], counts: {}, nextCursor: null } };
const others: Answer[] = [
  { call: listCards, answer: { cards: [] } },
  { call: listBills, answer: { bills: [], balance: 0, nextCursor: null } },
  { call: listChargebacks, answer: { chargebacks: [], nextCursor: null } },
  { call: listMovements, answer: { orders: [], nextCursor: null } },
  { call: listTicketPayments, answer: { payments: [], nextCursor: null } },
  { call: hostedFields, answer: { scriptUrl: '/none.js', sellerPublicKey: 'k', mode: 'sandbox' } },
];

const open = async (answers: Answer[], at = '') => {
  await startTexts('payments');
  const { asked } = answerCalls([...answers, nothingOwed, noOrders, ...others]);
  render(
    <TestScreens at={`/me/payments${at}`} routes={[{ path: '/me/payments', children: paymentsRoutes }]} />,
  );
  await screen.findByRole('heading', { level: 1, name: 'תשלומים' });
  return asked;
};
const section = (name: string) => within(screen.getByRole('region', { name }));

afterEach(cleanup);

describe('what is still to be charged', () => {
  it('says when the rest of a deposit is charged', async () => {
    const rest = aPlanned({ kind: 'rest', amount: 700, dueOn: '2026-12-03', status: 'waits' });
    await open(ordersOf(aPaidOrder({ plan: aPlan(aPlanned({ kind: 'deposit', amount: 300 }), rest) })));
    expect(await screen.findByText(/החיוב ב.*3 בדצמבר.*בכרטיס של המקדמה/)).toBeTruthy();
    expect(section('מה עוד ייגבה').getByText(/700/)).toBeTruthy();
    expect(section('מה עוד ייגבה').queryByRole('link', { name: 'לשלם עכשיו' })).toBeNull();
  });

  it('offers to pay a charge that failed, on the page of the order', async () => {
    await open(ordersOf(aPaidOrder({ plan: aPlan(aPlanned({ status: 'failed' })) })));
    const pay = await screen.findByRole('link', { name: 'לשלם עכשיו' });
    expect(pay.getAttribute('href')).toBe('/me/orders/01920000-0000-7000-8000-00000000c001');
  });

  it('counts the responses whose bill is to come, and the bills that were not paid', async () => {
    await open([
      {
        call: outstanding,
        answer: { responses: 12, amount: 12, unpaid: 30, unsettledOrders: 0, card: null },
      },
    ]);
    expect(await screen.findByText('12 תשובות של אורחים, עד עכשיו')).toBeTruthy();
    expect(screen.getByText('חיובים על אישורי הגעה שלא שולמו')).toBeTruthy();
  });

  it('says that nothing is', async () => {
    await open([]);
    expect(await screen.findByText('אין כרגע סכומים שמחכים לחיוב.')).toBeTruthy();
  });

  it('says that it could not be read', async () => {
    await open([refusing(outstanding, 'request.too_many')]);
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

it('shows a refund with its reason and its state, beside the payment and its confirmation', async () => {
  const movements = [
    {
      ...{ kind: 'refunding', at: null, amount: null },
      ...{ reason: 'cancelled_partner', text: 'התנור נשרף' },
    },
    { kind: 'paid', at: '2026-11-22T12:05:03.000Z', amount: 1_000, reason: null, text: null },
  ];
  const order = {
    ...{ orderId: aPaidOrder().orderId, code: '20481734', partnerName: 'סבתא ג׳ולי' },
    ...{ startsAt: '2026-12-17T17:30:00.000Z', price: 1_000, captured: 1_000, movements },
  };
  const asked = await open([{ call: listMovements, answer: { orders: [order], nextCursor: null } }]);
  expect(await screen.findByText('החזר בדרך')).toBeTruthy();
  const paidOrders = section('תשלומים והחזרים על הזמנות');
  expect(paidOrders.getByText(/ההזמנה בוטלה על ידי .*סבתא ג׳ולי/)).toBeTruthy();
  expect(paidOrders.getByText('התנור נשרף')).toBeTruthy();
  expect(paidOrders.getByText('שולם')).toBeTruthy();
  expect(paidOrders.getByRole('button', { name: 'הורדת אישור התשלום' })).toBeTruthy();
  // no order is read for its money
  expect(asked.map(({ path }) => path)).not.toContain(`/v1/orders/${order.orderId}`);
});

describe('a card that is needed for something else', () => {
  const next = '/me/rsvps/7?send=invite';
  const back = () => screen.findByRole('link', { name: 'לחזור למה שהתחלתי' });

  it('leads back to it', async () => {
    await open([], `?next=${encodeURIComponent(next)}`);
    expect((await back()).getAttribute('href')).toBe(next);
  });

  it('still leads back to it after a challenge of the bank', async () => {
    await open([], `?next=${encodeURIComponent(next)}&payme_status=success&transaction_id=7`);
    expect((await back()).getAttribute('href')).toBe(next);
  });

  it.each(['https://evil.example', '//evil.example'])('never leads to %s', async (elsewhere) => {
    await open([], `?next=${encodeURIComponent(elsewhere)}`);
    await screen.findByText('עוד אין חיובים');
    expect(screen.queryByRole('link', { name: 'לחזור למה שהתחלתי' })).toBeNull();
  });
});

describe('a charge that the person disputed', () => {
  const dispute: Chargeback = {
    _id: '01920000-0000-7000-8000-cb0000000001',
    subject: 'bill',
    orderId: null,
    orderCode: null,
    partnerId: null,
    amount: 130,
    status: 'opened',
    openedAt: '2026-11-20T10:00:00.000Z',
    answerBy: '2026-11-27T10:00:00.000Z',
    resolvedAt: null,
    side: 'customer',
    answers: [],
    mayAnswer: true,
  };
  const disputed: Answer = { call: listChargebacks, answer: { chargebacks: [dispute], nextCursor: null } };

  it('is answered here, and leads to its order', async () => {
    const orderId = '01920000-0000-7000-8000-00000000c001';
    const order: Answer = {
      call: listChargebacks,
      answer: {
        chargebacks: [{ ...dispute, subject: 'order', orderId, orderCode: '20481734' }],
        nextCursor: null,
      },
    };
    const asked = await open([order, { call: answerChargeback, answer: dispute }]);
    const link = await screen.findByRole('link', { name: /הזמנה .*20481734/ });
    expect(link.getAttribute('href')).toBe(`/me/orders/${orderId}`);
    fireEvent.click(await screen.findByLabelText('כן, הזמנתי'));
    fireEvent.change(screen.getByLabelText('מה חשוב שנדע?'), { target: { value: 'אחי הזמין' } });
    fireEvent.click(screen.getByRole('button', { name: 'שליחת התשובה' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
        text: 'אחי הזמין',
        recognised: true,
      }),
    );
  });

  it('of tickets is answered here, and leads to the events of the person', async () => {
    const orderId = '01920000-0000-7000-8000-00000000c001';
    const tickets = { ...dispute, subject: 'tickets' as const, orderId, orderCode: 'T20481734' };
    await open([{ call: listChargebacks, answer: { chargebacks: [tickets], nextCursor: null } }]);
    const link = await screen.findByRole('link', { name: /כרטיסים .*T20481734/ });
    expect(link.getAttribute('href')).toBe('/me/events?tab=registered');
    expect(screen.getByLabelText('מה חשוב שנדע?')).toBeTruthy();
  });

  it('of guests who answered has no page to lead to', async () => {
    await open([disputed]);
    expect(await screen.findByRole('heading', { name: /חיוב של .*130.* הוכחש/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^הזמנה / })).toBeNull();
  });
});
