import {
  decideManualRefund,
  listManualRefunds,
  readRefundable,
  requestManualRefund,
  type ManualRefund,
  type RefundableOrder,
} from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { act, changes, renderActs } from '../testing/render-acts';

afterEach(cleanup);

const ORDER = '01920000-0000-7000-8000-00000000b001';
const REFUND = '01920000-0000-7000-8000-00000000b002';
const ADMIN = '01920000-0000-7000-8000-00000000b003';
const aRefund = (change: Partial<ManualRefund> = {}): ManualRefund => ({
  _id: REFUND,
  orderId: ORDER,
  orderCode: '12345678',
  amount: 2_000,
  status: 'requested',
  reason: 'השירות לא ניתן',
  requestedBy: ADMIN,
  requestedByName: 'עומר פז',
  mine: false,
  requestedAt: '2026-11-22T10:00:00.000Z',
  expiresAt: '2026-11-29T10:00:00.000Z',
  decidedAt: null,
  decidedByName: null,
  decisionReason: null,
  ...change,
});
const list = (refunds: ManualRefund[]) => ({
  call: listManualRefunds,
  answer: { refunds, nextCursor: null },
});
const order = (change: Partial<RefundableOrder> = {}) => ({
  call: readRefundable,
  answer: {
    orderId: ORDER,
    orderCode: '12345678',
    storeName: 'המטבח',
    captured: 6_500,
    refunded: 0,
    waiting: 0,
    most: 6_500,
    alone: 1_000,
    obstacle: null,
    ...change,
  },
});
const find = async () => {
  fireEvent.change(await screen.findByLabelText('קוד ההזמנה'), { target: { value: '12345678' } });
  fireEvent.click(screen.getByRole('button', { name: 'לחפש הזמנה' }));
  await screen.findByText(/המטבח/);
};

it('a second admin approves with a reason', async () => {
  const { asked } = await renderActs('/refunds', [
    { call: decideManualRefund, answer: aRefund({ status: 'approved' }) },
    list([aRefund()]),
  ]);
  await act('לאשר');
  await waitFor(() => expect(changes(asked)).toHaveLength(1));
  expect(changes(asked)[0]).toEqual({
    path: `/admin/api/manual-refunds/${REFUND}/decision`,
    body: { decision: 'approve', reason: 'נבדק ונמצא תקין' },
  });
});

it('whoever asked can only take it back', async () => {
  await renderActs('/refunds', [list([aRefund({ mine: true })])]);
  expect(await screen.findByRole('button', { name: 'לבטל את הבקשה' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'לאשר' })).toBeNull();
});

it('a sum that is too large for one says so on its button, and is sent once', async () => {
  const { asked } = await renderActs('/refunds', [
    order(),
    { call: requestManualRefund, answer: aRefund({ mine: true }) },
    list([]),
  ]);
  await find();
  fireEvent.change(screen.getByLabelText('סכום בשקלים'), { target: { value: '300' } });
  expect(screen.getByRole('button', { name: 'להחזיר עכשיו' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('סכום בשקלים'), { target: { value: '2000' } });
  fireEvent.click(screen.getByRole('button', { name: 'השירות לא ניתן כמו שסוכם' }));
  fireEvent.click(screen.getByRole('button', { name: 'לבקש אישור שני' }));
  await waitFor(() => expect(changes(asked)).toHaveLength(1));
  const sent = asked.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ orderId: ORDER, amount: 2000, reason: 'השירות לא ניתן כמו שסוכם' });
  expect(sent?.headers.get('idempotency-key')).toBeTruthy();
});

it('an order that stands offers no refund and says why', async () => {
  await renderActs('/refunds', [order({ obstacle: 'not_over', most: 0 }), list([])]);
  await find();
  expect(screen.getByText(/ההזמנה עוד לא הסתיימה/)).toBeTruthy();
  expect(screen.queryByLabelText('סכום בשקלים')).toBeNull();
});

it('what was decided names both admins, with both reasons', async () => {
  const refund = aRefund({
    ...{ status: 'done', decidedAt: '2026-11-22T11:00:00.000Z' },
    ...{ decidedByName: 'רות דגן', decisionReason: 'נבדק מול העסק' },
  });
  await renderActs('/refunds?state=decided', [list([refund])]);
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toMatch(/עומר פז.*השירות לא ניתן.*רות דגן.*נבדק מול העסק/);
});
