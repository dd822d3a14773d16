import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { approveOrder, exportOrders, listOrders, type OrderCard } from '@smachot/contracts';
import { HOUR_MS } from '@smachot/kernel';
import type { Answer } from '@smachot/web-platform';
import { anApprovedOrder, aCard } from '../testing/an-order';
import { renderOrders } from '../testing/render-orders';

const id = (n: number) => `01920000-0000-7000-8000-00000000e00${n}`;
const listed = (orders: OrderCard[], counts: Record<string, number> = {}): Answer => ({
  call: listOrders,
  answer: { orders, counts, nextCursor: null },
});
const problem = (code: string) => ({ error: 'ConflictException', message: 'x', code, requestId: 'r' });

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** The reader turns to another tab, and what may still be taken back goes out. */
const leave = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
};

describe('my orders', () => {
  const three = [
    aCard({ orderId: id(1), status: 'pending' }),
    aCard({ orderId: id(2), status: 'approved', paymentStatus: 'captured', partnerName: 'בר הלימון' }),
    aCard({ orderId: id(3), status: 'done', paymentStatus: 'captured', partnerName: 'פרחי השדה' }),
  ];

  it('stand by what is still to happen, and the filter in the address leaves one kind', async () => {
    await renderOrders('/me/orders', [listed(three, { pending: 1, approved: 1, done: 1 })]);
    const titles = (await screen.findAllByRole('heading', { level: 2 })).map(
      ({ textContent }) => textContent,
    );
    expect(titles).toEqual(['ממתינות לאישור', 'קרובות', 'הסתיימו או בוטלו']);
    expect(screen.getByRole('link', { name: 'בר הלימון' }).getAttribute('href')).toBe(`/me/orders/${id(2)}`);
    fireEvent.click(screen.getByRole('button', { name: /הסתיימו או בוטלו/ }));
    expect(screen.queryByRole('link', { name: 'בר הלימון' })).toBeNull();
    expect(screen.getByRole('link', { name: 'פרחי השדה' })).toBeTruthy();
  });

  it('have the year on their day where it could be another one', async () => {
    const inMonths = (months: number) => new Date(Date.now() + months * 30 * 24 * HOUR_MS).toISOString();
    const rows = [aCard({ startsAt: inMonths(2) }), aCard({ orderId: id(2), startsAt: inMonths(16) })];
    await renderOrders('/me/orders', [listed(rows, { pending: 2 })]);
    const [near, far] = (await screen.findAllByRole('listitem')).filter(({ textContent }) =>
      textContent.includes('248'),
    );
    expect(near!.textContent).not.toMatch(/202\d/);
    expect(far!.textContent.match(/2028/g)).toHaveLength(2);
  });

  it('say what this place is for while there are none', async () => {
    await renderOrders('/me/orders', [listed([])]);
    expect(await screen.findByRole('heading', { name: 'כאן יעמדו ההזמנות שלכם' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'חיפוש עסקים' }).getAttribute('href')).toBe('/');
  });

  it('can be asked for again when they could not be read', async () => {
    await renderOrders('/me/orders', [{ call: listOrders, status: 403, answer: problem('auth.forbidden') }]);
    expect(await screen.findByRole('button', { name: 'לנסות שוב' })).toBeTruthy();
  });
});

describe("a store's orders", () => {
  const at = '/dashboard/savta-julie/orders';
  const soon = aCard({
    createdAt: new Date(Date.now() - 40 * HOUR_MS).toISOString(),
    respondBy: new Date(Date.now() + 4.2 * HOUR_MS).toISOString(),
  });

  it('that wait show the clock and are approved with one press', async () => {
    const { asked } = await renderOrders(at, [
      { call: approveOrder, answer: anApprovedOrder({ side: 'partner' }) },
      listed([soon], { pending: 1 }),
    ]);
    const waiting = await screen.findByRole('article');
    expect(within(waiting).getByText(/^4:1\d שעות$/)).toBeTruthy();
    expect(within(waiting).getByRole('link', { name: 'דחייה' }).getAttribute('href')).toBe(
      `${at}/${soon.orderId}?move=decline`,
    );
    // a screen reader announces what changes in a region that is there before
    expect(within(waiting).getByRole('status').textContent).toBe('');
    fireEvent.click(within(waiting).getByRole('button', { name: /אישור · .*51,696/ }));
    expect(within(waiting).getByRole('status').textContent).toMatch(/בעוד עשר שניות, והכרטיס .* יחויב/);
    leave();
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/approve'))).toBe(true));
    expect(await screen.findByText('ההזמנה אושרה')).toBeTruthy();
  });

  it('are not approved when the press is taken back', async () => {
    const { asked } = await renderOrders(at, [listed([soon], { pending: 1 })]);
    const waiting = await screen.findByRole('article');
    const approve = () => within(waiting).getByRole('button', { name: /אישור · / });
    fireEvent.click(approve());
    fireEvent.click(approve());
    fireEvent.click(within(waiting).getByRole('button', { name: 'רגע, לא לאשר' }));
    leave();
    expect(within(waiting).getByRole('link', { name: 'דחייה' })).toBeTruthy();
    expect(approve().ariaDisabled).not.toBe('true');
    expect(asked.some(({ path }) => path.endsWith('/approve'))).toBe(false);
  });

  it('say on another page that the approval failed, when this one was left before it went out', async () => {
    const { asked } = await renderOrders(at, [
      { call: approveOrder, status: 503, answer: problem('server.unexpected') },
      listed([soon], { pending: 1 }),
    ]);
    const waiting = await screen.findByRole('article');
    fireEvent.click(within(waiting).getByRole('button', { name: /אישור · / }));
    fireEvent.click(within(waiting).getByRole('link'));
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/approve'))).toBe(true));
    expect(await screen.findByText(/ההזמנה של .* לא אושרה/)).toBeTruthy();
  });

  it('say so when one of them moved meanwhile, and are read again', async () => {
    const { asked } = await renderOrders(at, [
      { call: approveOrder, status: 409, answer: problem('lifecycle.illegal_move') },
      listed([soon], { pending: 1 }),
    ]);
    fireEvent.click(await screen.findByRole('button', { name: /אישור · / }));
    leave();
    expect(await screen.findByText(/השתנתה בינתיים. הרשימה עודכנה/)).toBeTruthy();
    const pressed = asked.findIndex(({ path }) => path.endsWith('/approve'));
    await waitFor(() =>
      expect(asked.slice(pressed + 1).some(({ path }) => path === listOrders.path)).toBe(true),
    );
  });

  it('are searched and filtered by the server, as the address says', async () => {
    const { asked } = await renderOrders(`${at}?status=done&q=${encodeURIComponent('נועה')}`, [listed([])]);
    expect(await screen.findByRole('heading', { name: 'אין הזמנות כאלה' })).toBeTruthy();
    const queries = asked
      .filter(({ path }) => path === listOrders.path)
      .map(({ query }) => new URLSearchParams(query));
    expect(queries.some((query) => query.get('status') === 'done' && query.get('q') === 'נועה')).toBe(true);
    expect(queries.every((query) => query.get('store') === 'savta-julie')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'כל ההזמנות' }));
    expect(await screen.findByRole('heading', { name: 'כאן יעמדו ההזמנות של הלקוחות' })).toBeTruthy();
  });

  it('say until when a number may change, and which of them wait for an answer about it', async () => {
    const floats = aCard({
      status: 'approved',
      paymentStatus: 'captured',
      respondBy: null,
      customerName: 'יעל רון',
      floatsUntil: '2026-12-15T17:30:00.000Z',
    });
    const asked = aCard({ ...floats, orderId: id(4), customerName: 'דנה לב', amendmentWaits: true });
    const unpaid = aCard({ ...floats, orderId: id(5), customerName: 'רות לוי', restUndecided: true });
    await renderOrders(`${at}?view=calendar&month=2026-12&day=2026-12-17`, [
      listed([floats, asked, unpaid], { approved: 3 }),
    ]);
    const calm = (await screen.findByRole('link', { name: 'יעל רון' })).closest('li')!;
    expect(calm.textContent).toMatch(/248 אורחים.*ייתכן שישתנה עד .*15 בדצמבר/s);
    expect(calm.textContent).not.toContain('מחכה לתשובה על המספר');
    const waits = screen.getByRole('link', { name: 'דנה לב' }).closest('li')!;
    expect(waits.textContent).toContain('מחכה לתשובה על המספר');
    const undecided = screen.getByRole('link', { name: 'רות לוי' }).closest('li')!;
    expect(undecided.textContent).toContain('מחכה להחלטה על היתרה');
    expect(calm.textContent).not.toContain('מחכה להחלטה על היתרה');
    cleanup();
    cleanup();
    await renderOrders('/me/orders', [listed([asked], { approved: 1 })]);
    expect(await screen.findByText('מחכים לתשובה על המספר')).toBeTruthy();
  });

  it('are exported as they are shown: all of them, a month, a day', async () => {
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { asked } = await renderOrders(`${at}?month=2026-12&day=2026-12-17`, [
      { call: exportOrders, answer: {} },
      listed([soon], { pending: 1 }),
    ]);
    const exported = (count: number) =>
      waitFor(() => {
        const queries = asked.filter(({ path }) => path === exportOrders.path).map(({ query }) => query);
        expect(queries).toHaveLength(count);
        return Object.fromEntries(new URLSearchParams(queries.at(-1)));
      });
    const press = async (name: string | RegExp) => {
      const button = await screen.findByRole('button', { name });
      // the button ignores presses while the previous file is still loading
      await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
      fireEvent.click(button);
    };
    await press('הורדה ל־Excel');
    expect(await exported(1)).toEqual({ store: 'savta-julie' });
    fireEvent.click(screen.getByRole('radio', { name: 'לוח שנה' }));
    await press(/^הורדה ל־Excel: .?17\.12\.2026/);
    expect(await exported(2)).toEqual({
      store: 'savta-julie',
      from: '2026-12-16T22:00:00.000Z',
      to: '2026-12-17T21:59:59.999Z',
    });
    fireEvent.click(await screen.findByRole('button', { name: /17 בדצמבר, / }));
    await press(/^הורדה ל־Excel: .?דצמבר 2026/);
    expect(await exported(3)).toMatchObject({
      from: '2026-11-30T22:00:00.000Z',
      to: '2026-12-31T21:59:59.999Z',
    });
  });

  it('stand in a month that is read anew, and a day shows its own', async () => {
    const { asked } = await renderOrders(`${at}?view=calendar&month=2026-12`, [
      listed([soon], { pending: 1 }),
    ]);
    expect(await screen.findByRole('heading', { name: 'דצמבר 2026' })).toBeTruthy();
    for (const name of ['החודש הבא', 'החודש הקודם'])
      fireEvent.click(await screen.findByRole('button', { name }));
    const ofMonths = () =>
      asked.filter(({ path, query }) => path === listOrders.path && query.includes('limit=500'));
    await waitFor(() => expect(ofMonths()).toHaveLength(3));
    fireEvent.click(await screen.findByRole('button', { name: /17 בדצמבר, הזמנה אחת/ }));
    expect(await screen.findByRole('link', { name: 'נועה בר' })).toBeTruthy();
  });

  it('are narrowed to those somebody asks something of, by a chip that stands in the address', async () => {
    const { asked } = await renderOrders(at, [listed([], {})]);
    fireEvent.click(await screen.findByRole('button', { name: 'מבקשות מספר אחר' }));
    const last = () =>
      Object.fromEntries(
        new URLSearchParams(asked.filter(({ path }) => path === listOrders.path).at(-1)!.query),
      );
    await waitFor(() => expect(last()).toMatchObject({ asks: 'participants' }));
    expect(screen.getByLabelText('query').textContent).toContain('status=participants');
    fireEvent.click(screen.getByRole('button', { name: 'מבקשות שינוי' }));
    await waitFor(() => expect(last()).toMatchObject({ asks: 'terms' }));
    expect(last()).not.toHaveProperty('status');
    fireEvent.click(screen.getByRole('button', { name: 'היתרה לא שולמה' }));
    await waitFor(() => expect(last()).toMatchObject({ asks: 'rest' }));
    expect(await screen.findByText('אין הזמנות כאלה')).toBeTruthy();
  });
});
