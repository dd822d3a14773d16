import {
  askStreet,
  listOrders,
  orderConsequences,
  readOrder,
  sayStreet,
  type Order,
} from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCard, anOrder, ORDER_ID } from '../testing/an-order';
import { renderOrders } from '../testing/render-orders';

const mine = `/me/orders/${ORDER_ID}`;
const theirs = `/dashboard/savta-julie/orders/${ORDER_ID}`;
const TOWN = 'נתניה, ישראל';

afterEach(cleanup);

const orderAt = (address: string, more: Partial<Order> = {}): Order => {
  const order = anOrder(more);
  const { orderSummary } = order;
  const eventInfo = { ...orderSummary.eventInfo, location: { address, town: TOWN } };
  return { ...order, orderSummary: { ...orderSummary, eventInfo } };
};
const read = (order: Order): Answer[] => [
  { call: orderConsequences, answer: { moves: {} } },
  { call: readOrder, answer: order },
];
const problem = (code: string) => ({ error: 'X', message: 'x', code, requestId: 'r' });

describe('the customer of an order whose town alone is known', () => {
  it('is asked for the street, which goes out once', async () => {
    const said = orderAt(`הרצל 5, ${TOWN}`);
    const { asked } = await renderOrders(mine, [{ call: sayStreet, answer: said }, ...read(orderAt(TOWN))]);
    const box = await screen.findByRole('region', { name: /איפה בדיוק ב.*נתניה/ });
    fireEvent.click(within(box).getByRole('button', { name: 'לשמור את הכתובת' }));
    expect(await within(box).findByText('כתבו רחוב ומספר, או את שם האולם')).toBeTruthy();
    expect(asked.some(({ path }) => path.endsWith('/street'))).toBe(false);
    fireEvent.change(within(box).getByRole('textbox'), { target: { value: ' הרצל 5 ' } });
    fireEvent.click(within(box).getByRole('button', { name: 'לשמור את הכתובת' }));
    expect(await screen.findByText('הכתובת נשמרה, והעסק רואה אותה')).toBeTruthy();
    const sent = asked.filter(({ path }) => path.endsWith('/street'));
    expect(sent.map(({ body }) => body)).toEqual([{ street: 'הרצל 5' }]);
    expect(sent[0]!.headers.get('idempotency-key')).toBeTruthy();
  });

  it('may say it otherwise until it is approved', async () => {
    const order = orderAt(`הרצל 5, ${TOWN}`);
    await renderOrders(mine, read(order));
    fireEvent.click(await screen.findByRole('button', { name: 'לשנות את הכתובת' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('הרצל 5');
  });

  it('is not asked any more once it is approved, or over', async () => {
    await renderOrders(mine, read(orderAt(`הרצל 5, ${TOWN}`, { status: 'approved' })));
    await screen.findByRole('region', { name: 'מה סוכם' });
    expect(screen.queryByRole('button', { name: 'לשנות את הכתובת' })).toBeNull();
    cleanup();
    await renderOrders(mine, read(orderAt(TOWN, { status: 'recalled' })));
    await screen.findByRole('region', { name: 'מה סוכם' });
    expect(screen.queryByRole('button', { name: 'לשמור את הכתובת' })).toBeNull();
  });
});

describe('the business', () => {
  it('sees that it is not there yet, and asks with one tap', async () => {
    const order = orderAt(TOWN, { side: 'partner' });
    const { asked } = await renderOrders(theirs, [{ call: askStreet, answer: order }, ...read(order)]);
    const box = await screen.findByRole('region', { name: 'הרחוב עוד לא נאמר' });
    fireEvent.click(within(box).getByRole('button', { name: 'לבקש את הרחוב' }));
    expect(await screen.findByText('ביקשנו מהלקוח את הרחוב')).toBeTruthy();
    expect(asked.filter(({ path }) => path.endsWith('/street/ask'))).toHaveLength(1);
  });

  it('can decline meanwhile, but not approve', async () => {
    const none = { captured: 0, refunded: 0, kept: 0, owed: 0 };
    const moves = {
      approve: { ...none, captured: 51_696, because: 'capture' },
      decline: { ...none, because: 'hold_released' },
    };
    await renderOrders(theirs, [
      { call: orderConsequences, answer: { moves } },
      { call: readOrder, answer: orderAt(TOWN, { side: 'partner' }) },
    ]);
    const decline = await screen.findByRole<HTMLButtonElement>('button', { name: /^דחיית ההזמנה/ });
    await waitFor(() => expect(decline.disabled).toBe(false));
    const approve = screen.getByRole<HTMLButtonElement>('button', { name: /^אישור ההזמנה/ });
    expect(approve.disabled).toBe(true);
    expect(approve.textContent).toContain('הרחוב עוד לא נאמר');
  });

  it('is told when it has asked a short while ago', async () => {
    const order = orderAt(TOWN, { side: 'partner' });
    await renderOrders(theirs, [
      { call: askStreet, status: 409, answer: problem('order.street_asked') },
      ...read(order),
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'לבקש את הרחוב' }));
    expect(await screen.findByText(/ביקשתם את הרחוב לפני זמן קצר/)).toBeTruthy();
  });

  it('is only shown it where somebody looks on', async () => {
    await renderOrders(theirs, read(orderAt(TOWN, { side: 'partner', readOnly: true })));
    const box = await screen.findByRole('region', { name: 'הרחוב עוד לא נאמר' });
    expect(within(box).queryByRole('button')).toBeNull();
  });

  it('asks in the list of what waits, instead of approving', async () => {
    const cards = { orders: [aCard({ streetMissing: true })], counts: { pending: 1 }, nextCursor: null };
    await renderOrders('/dashboard/savta-julie/orders', [{ call: listOrders, answer: cards }]);
    await waitFor(() => expect(screen.getByText(/הרחוב עוד לא נאמר, ולכן/)).toBeTruthy());
    expect(screen.getByRole('button', { name: 'לבקש את הרחוב' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^לאשר/ })).toBeNull();
  });
});
