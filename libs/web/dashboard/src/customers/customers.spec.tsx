import {
  addCustomerNote,
  type AnswerOf,
  changeCustomerTags,
  type CustomerCard,
  deleteCustomerNote,
  exportCustomers,
  listCustomers,
  manageStore,
  readCustomer,
} from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

const DANA = '00000000-0000-4000-8000-000000000071';
const THREAD = '00000000-0000-4000-8000-000000000072';
const ORDER = '00000000-0000-4000-8000-000000000073';
const NOTE = '00000000-0000-4000-8000-000000000074';
const aCustomer = (change: Partial<CustomerCard> = {}): CustomerCard => ({
  customerId: DANA,
  name: 'דנה לוי',
  orders: 2,
  lastOrderAt: '2026-11-20T10:00:00.000Z',
  wroteAt: null,
  proposedAt: null,
  paid: 5000,
  tags: ['קבועים'],
  ...change,
});
const aList = (change: Partial<AnswerOf<typeof listCustomers>> = {}): AnswerOf<typeof listCustomers> => ({
  customers: [aCustomer()],
  nextCursor: null,
  tags: ['קבועים'],
  mayWrite: true,
  mayExport: true,
  ...change,
});
const dana = (change: Partial<AnswerOf<typeof readCustomer>> = {}): AnswerOf<typeof readCustomer> => ({
  ...aCustomer(),
  partnerId: aStore().partnerId,
  phone: '+972521234567',
  threadId: THREAD,
  latestOrders: [
    {
      orderId: ORDER,
      code: 'A1',
      title: 'תפריט הבית',
      status: 'approved',
      startsAt: '2026-12-20T16:00:00.000Z',
      price: 5000,
    },
  ],
  notes: [
    { _id: NOTE, text: 'אלרגית לאגוזים', author: 'עומר', at: '2026-11-20T10:00:00.000Z', mayDelete: true },
  ],
  mayWrite: true,
  ...change,
});
const store = { call: manageStore, answer: aStore() };
const base = '/dashboard/savta/customers';
const said = () => plain(document.body.textContent).replace(/[\u2066-\u2069]/g, '');

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the list of customers', () => {
  it('tells what each ordered and paid, and is narrowed by name, kind and tag', async () => {
    const stranger = aCustomer({
      ...{ customerId: THREAD, name: 'אבי', orders: 0, paid: 0, tags: [] },
      ...{ lastOrderAt: null, wroteAt: '2026-11-01T10:00:00.000Z' },
    });
    const proposed = { ...stranger, customerId: ORDER, name: 'גיל', wroteAt: null };
    const gil = aCustomer({ ...proposed, proposedAt: '2026-11-03T10:00:00.000Z' });
    const { asked } = await renderDashboard(base, [
      store,
      { call: listCustomers, answer: aList({ customers: [aCustomer(), stranger, gil] }) },
    ]);
    const link = await screen.findByRole('link', { name: 'דנה לוי' });
    expect(link.getAttribute('href')).toBe(`${base}/${DANA}`);
    expect(said()).toContain('שתי הזמנות · שולמו 5,000 ₪ · הזמנה אחרונה ב־20.11.2026');
    expect(said()).toContain('עוד בלי הזמנה · כתבו לראשונה ב־01.11.2026');
    expect(said()).toContain('עוד בלי הזמנה · הצעת מחיר ב־03.11.2026');
    fireEvent.change(screen.getByRole('searchbox', { name: 'חיפוש לפי תחילת השם' }), {
      target: { value: 'דנ' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'הזמינו' }));
    fireEvent.click(screen.getByRole('button', { name: 'קבועים' }));
    const last = () => asked.filter(({ path }) => path.endsWith('/customers')).at(-1)!.query;
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(last()))).toMatchObject({
        ...{ q: 'דנ', kind: 'ordered', tag: 'קבועים', sort: 'recent' },
      }),
    );
  });

  it('is saved as a file by owners alone', async () => {
    const { asked } = await renderDashboard(base, [
      store,
      { call: listCustomers, answer: aList() },
      refusing(exportCustomers, 'request.too_many'),
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'הורדה כ־CSV' }));
    expect(await screen.findByText(/יותר מדי/)).toBeTruthy();
    expect(asked.find(({ path }) => path.endsWith('/export'))!.query).toContain('format=csv');
    cleanup();
    await renderDashboard(base, [store, { call: listCustomers, answer: aList({ mayExport: false }) }]);
    await screen.findByRole('link', { name: 'דנה לוי' });
    expect(screen.queryByRole('button', { name: /הורדה/ })).toBeNull();
  });

  it('says who will be there while nobody is', async () => {
    await renderDashboard(base, [store, { call: listCustomers, answer: aList({ customers: [], tags: [] }) }]);
    expect(await screen.findByText('עוד אין לקוחות')).toBeTruthy();
  });
});

describe('one customer', () => {
  it('has orders, the conversation, and notes of the crew, which are added and deleted', async () => {
    const { asked } = await renderDashboard(`${base}/${DANA}`, [
      store,
      { call: readCustomer, answer: dana() },
      { call: addCustomerNote, answer: dana().notes[0]!, status: 201 },
      { call: deleteCustomerNote, status: 204 },
      { call: changeCustomerTags, answer: { tags: [] } },
    ]);
    expect((await screen.findByRole('link', { name: 'לשיחה' })).getAttribute('href')).toBe(
      `/dashboard/savta/messages/${THREAD}`,
    );
    expect(screen.getByRole('link', { name: '052-123-4567' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'תפריט הבית' }).getAttribute('href')).toBe(
      `/dashboard/savta/orders/${ORDER}`,
    );
    // said where it is written: the customer can ask for it
    expect(said()).toContain('נכללות, כמו התגיות, בקובץ המידע שכל אדם יכול לבקש על עצמו');
    fireEvent.change(screen.getByLabelText('הערה חדשה'), { target: { value: 'טבעונית' } });
    fireEvent.click(screen.getByRole('button', { name: 'שמירת ההערה' }));
    const bodies = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
    await waitFor(() => expect(bodies()).toEqual([{ text: 'טבעונית' }]));
    fireEvent.click(screen.getByRole('button', { name: /הסרת התגית .*קבועים/ }));
    await waitFor(() => expect(bodies()[1]).toEqual({ add: [], remove: ['קבועים'] }));
    fireEvent.click(screen.getByRole('button', { name: 'מחיקת ההערה' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'מחיקת ההערה' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('whose order was not approved has no phone, and for who only looks there is nothing to press', async () => {
    await renderDashboard(`${base}/${DANA}`, [
      store,
      { call: readCustomer, answer: dana({ phone: null, mayWrite: false, notes: [] }) },
    ]);
    expect(await screen.findByText('מספר הטלפון יופיע אחרי שתאשרו הזמנה.')).toBeTruthy();
    expect(screen.queryByLabelText('הערה חדשה')).toBeNull();
    expect(screen.queryByRole('button', { name: /הסרת התגית/ })).toBeNull();
  });
});
