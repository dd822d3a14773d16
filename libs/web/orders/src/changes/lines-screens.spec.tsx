import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type Order,
  orderConsequences,
  previewChange,
  type ProposalLine,
  proposeChange,
  readOrder,
} from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { plain } from '@smachot/i18n';
import { anApprovedOrder, ORDER_ID } from '../testing/an-order';
import { renderOrders } from '../testing/render-orders';

const theirs = `/dashboard/savta-julie/orders/${ORDER_ID}`;
const START = '2099-12-17T17:30:00.000Z';
const line = (name: string, change: Partial<ProposalLine> = {}): ProposalLine => ({
  ...{ name, description: '', per: 'participant', quantity: 1, unitPrice: 60, optional: false },
  ...change,
});
const agreedLines = [line('ארוחה'), line('צלם', { per: 'order', unitPrice: 2_000 })];
const anOrder = (overrides: Partial<Order> = {}): Order => {
  const order = anApprovedOrder({ side: 'partner', agreedLines, ...overrides });
  const { orderSummary } = order;
  return {
    ...order,
    orderSummary: { ...orderSummary, eventInfo: { ...orderSummary.eventInfo, datetime: START } },
  };
};
const free = { state: 'free', restDay: false } as const;
const answers = (order: Order): Answer[] => [
  { call: previewChange, answer: { difference: -1_500, calendar: free } },
  { call: proposeChange, answer: order },
  { call: orderConsequences, answer: { moves: {} } },
  { call: readOrder, answer: order },
];
const said = (element: HTMLElement) => plain(element.textContent).replace(/[\u2066-\u2069]/g, '');

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('the business changes lines of an order of a proposal, and sees the price before it asks', async () => {
  const { asked } = await renderOrders(theirs, answers(anOrder()));
  fireEvent.click(await screen.findByRole('button', { name: /לשנות את הסעיפים והמחירים/ }));
  const dialog = await screen.findByRole('dialog');
  expect(said(dialog)).toContain('אלה הסעיפים שסוכמו');
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  const send = within(dialog).getByRole('button', { name: 'שליחת הבקשה' });
  fireEvent.click(send);
  fireEvent.click(within(dialog).getByRole('button', { name: 'הסרת הסעיף 2' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'עוד סעיף' }));
  fireEvent.click(send);
  expect(asked.some(({ path }) => path.includes('/changes'))).toBe(false);
  const name = within(dialog).getAllByLabelText('שם הסעיף')[1]!;
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(name));
  fireEvent.change(name, { target: { value: 'דיג׳יי' } });
  fireEvent.change(within(dialog).getAllByLabelText('מחיר ליחידה בשקלים')[1]!, { target: { value: '500' } });
  await waitFor(() => expect(said(dialog)).toMatch(/המחיר ירד ב־.*1,500/));
  fireEvent.click(send);
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/changes'))).toBe(true));
  expect(asked.find(({ path }) => path.endsWith('/changes'))!.body).toEqual({
    datetime: START,
    lines: [agreedLines[0], line('דיג׳יי', { per: 'order', unitPrice: 500 })],
    expectedDifference: -1_500,
  });
});

it('what was typed is there again after a reload', async () => {
  await renderOrders(`${theirs}?move=changeLines`, answers(anOrder()));
  const typed = () => screen.findAllByLabelText<HTMLInputElement>('מחיר ליחידה בשקלים');
  fireEvent.change((await typed())[0]!, { target: { value: '72' } });
  await waitFor(() => expect(Object.values(localStorage).join()).toContain('"72"'));
  cleanup();
  await renderOrders(`${theirs}?move=changeLines`, answers(anOrder()));
  expect((await typed())[0]!.value).toBe('72');
});

it('what was typed is there again after another change of the order, upon the lines that are agreed by now', async () => {
  const at = `${theirs}?move=changeLines`;
  const typed = () => screen.findAllByLabelText<HTMLInputElement>('מחיר ליחידה בשקלים');
  const prices = async () => (await typed()).map(({ value }) => value);
  await renderOrders(at, answers(anOrder()));
  fireEvent.change((await typed())[0]!, { target: { value: '72' } });
  cleanup();
  const { version } = anOrder();
  await renderOrders(at, answers(anOrder({ version: version + 1 })));
  expect(await prices()).toEqual(['72', '2000']);
  expect(screen.queryByText(/מישהו שינה את זה בינתיים/)).toBeNull();
  cleanup();
  const renegotiated = [line('ארוחה', { unitPrice: 65 }), agreedLines[1]!];
  await renderOrders(at, answers(anOrder({ agreedLines: renegotiated, version: version + 2 })));
  expect(await prices()).toEqual(['72', '2000']);
  expect(screen.getByText(/מישהו שינה את זה בינתיים/)).toBeTruthy();
});

it('what was sent is no draft any more', async () => {
  const { asked } = await renderOrders(`${theirs}?move=changeLines`, answers(anOrder()));
  const [price] = await screen.findAllByLabelText('מחיר ליחידה בשקלים');
  fireEvent.change(price!, { target: { value: '72' } });
  await screen.findByText(/המחיר ירד ב/);
  fireEvent.click(screen.getByText('שליחת הבקשה'));
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/changes'))).toBe(true));
  await waitFor(() => expect(screen.queryByText('שליחת הבקשה')).toBeNull());
  cleanup();
  expect(Object.keys(localStorage).filter((key) => key.includes('order-lines'))).toEqual([]);
});

it('its customer is not offered to price them, and reads each difference before answering', async () => {
  const terms = { datetime: START, location: null, participants: null, menu: [] };
  const asking = anOrder({
    side: 'customer',
    changeRequest: {
      ...{ requestId: '01920000-0000-7000-8000-00000000c0ac', by: 'partner', status: 'open' },
      from: { ...terms, lines: agreedLines },
      to: { ...terms, lines: [line('ארוחה', { unitPrice: 72 })] },
      ...{ difference: -1_500, calendar: free, answeredAt: null },
      ...{ proposedAt: '2099-12-01T10:00:00.000Z', respondBy: '2099-12-03T10:00:00.000Z' },
    },
  });
  await renderOrders(`/me/orders/${ORDER_ID}`, answers(asking));
  const box = await screen.findByRole('region', { name: 'בקשה לשנות את ההזמנה' });
  await waitFor(() => expect(said(box)).toContain('הוסר: צלם'));
  expect(said(box)).toMatch(/השתנה: ארוחה.*קודם: 60.*עכשיו: 72/);
  cleanup();
  await renderOrders(`/me/orders/${ORDER_ID}`, answers(anOrder({ side: 'customer' })));
  expect(await screen.findByRole('button', { name: /לשנות תאריך/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /לשנות את הסעיפים/ })).toBeNull();
});
