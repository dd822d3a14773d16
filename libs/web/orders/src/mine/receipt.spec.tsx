import { mailOrderReceipt, orderConsequences, readOrder, type Order } from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { anOrder, ORDER_ID } from '../testing/an-order';
import { renderOrders, signIn } from '../testing/render-orders';

beforeAll(signIn);
afterEach(cleanup);

const paid = (mail: Order['payment']['mail']): Order => {
  const order = anOrder();
  return {
    ...order,
    status: 'approved',
    respondBy: null,
    payment: { ...order.payment, status: 'captured', held: 0, captured: 51_696, mail },
    timeline: [
      ...order.timeline,
      { kind: 'approved', at: '2026-11-22T12:05:00.000Z', amount: null },
      { kind: 'captured', at: '2026-11-22T12:05:03.000Z', amount: 51_696 },
    ],
  };
};
const open = (mail: Order['payment']['mail'], status?: number) =>
  renderOrders(`/me/orders/${ORDER_ID}`, [
    {
      call: mailOrderReceipt,
      ...(status
        ? { status, answer: { error: 'x', message: 'x', code: 'mail.too_many', requestId: 'r' } }
        : { answer: { mail: 'on_its_way' } }),
    },
    { call: orderConsequences, answer: { moves: {} } },
    { call: readOrder, answer: paid(mail) },
  ]);

describe('the payment confirmation of an order', () => {
  it.each([
    ['sent', 'אישור התשלום נשלח לדוא״ל שלכם', 'לשלוח שוב בדוא״ל'],
    ['not_sent', 'לא הצלחנו לשלוח את אישור התשלום בדוא״ל. אפשר להוריד אותו כאן.', 'לשלוח בדוא״ל'],
    [
      'no_address',
      'אישור התשלום לא נשלח בדוא״ל: אין בפרופיל כתובת מאומתת. אפשר להוריד אותו כאן.',
      'לשלוח בדוא״ל',
    ],
  ] as const)('says that the e-mail is %s, and offers to send it', async (mail, sentence, act) => {
    await open(mail);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('button', { name: act })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'הורדת אישור התשלום' })).toBeTruthy();
  });

  it('without a verified address there is a way to one', async () => {
    await open('no_address');
    const link = await screen.findByRole('link', { name: 'להוספת כתובת ולאימות' });
    expect(link.getAttribute('href')).toBe('/me/profile#email');
  });

  it('is not sent again while it is on its way', async () => {
    await open('on_its_way');
    expect(await screen.findByText('אישור התשלום יוצא לכתובת המאומתת שבפרופיל, אם יש כזו')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /לשלוח/ })).toBeNull();
  });

  it('is asked for once more, with a key of its own, and the order is read again', async () => {
    const { asked } = await open('sent');
    fireEvent.click(await screen.findByRole('button', { name: 'לשלוח שוב בדוא״ל' }));
    const reads = () =>
      asked.filter(({ method, path }) => method === 'GET' && path === `/v1/orders/${ORDER_ID}`).length;
    await waitFor(() => expect(reads()).toBe(2));
    const request = asked.find(({ path }) => path === `/v1/orders/${ORDER_ID}/receipt/mail`)!;
    expect(request.method).toBe('POST');
    expect(request.headers.get('idempotency-key')).toBeTruthy();
  });

  it('says why it is not sent too often', async () => {
    await open('sent', 429);
    fireEvent.click(await screen.findByRole('button', { name: 'לשלוח שוב בדוא״ל' }));
    expect(await screen.findByText('נשלח כבר כמה פעמים היום. נסו שוב מחר, או הורידו את הקובץ.')).toBeTruthy();
  });
});
