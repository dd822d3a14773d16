import { kitchenDays, savePurchases } from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { kitchenDish as dish, kitchenOfDays as days } from '../testing/a-kitchen';
import { renderOrders, signIn } from '../testing/render-orders';

const base = '/dashboard/savta-julie/orders';
const at = `${base}/kitchen?from=2026-12-23&to=2026-12-24`;

beforeAll(signIn);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('sums what is cooked over all orders, and names what was booked by phone apart', async () => {
  const { asked } = await renderOrders(at, [{ call: kitchenDays, answer: days }]);
  const made = await screen.findByRole('region', { name: 'מה מכינים' });
  expect(
    within(made)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => plain(textContent)),
  ).toEqual(['חומוס2203', 'עוגה14']);
  expect(asked.find(({ path }) => path.endsWith('/kitchen'))!.query).toBe('?from=2026-12-23&to=2026-12-24');
  expect(within(screen.getByRole('region', { name: 'בקשות של אורחים' })).getByText('צמחוני')).toBeTruthy();
  // the total includes the phone bookings
  expect(screen.getByText('233')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'לפי אירוע' }));
  const orders = screen.getByRole('region', { name: 'לפי הזמנה' });
  expect(within(orders).getByRole('link', { name: 'הברית' })).toBeTruthy();
  expect(orders.textContent).not.toContain('1234567');
  expect(within(screen.getByRole('region', { name: 'נרשמו בטלפון' })).getByText('בראנץ׳')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'מה מכינים' })).toBeNull();
  // all views are of one answer
  expect(asked.filter(({ path }) => path.endsWith('/kitchen'))).toHaveLength(1);
});

it('counts the dishes of bookings by phone, and says of which there are none', async () => {
  const [booking] = days.bookings;
  const cooked = {
    ...booking!,
    bookingId: '01920000-0000-7000-8000-00000000d010',
    title: 'ברית',
    dishes: [dish('חומוס'), { ...dish('עוגת ברית'), section: '', per: 'piece' as const }],
  };
  const both = { ...days, bookings: [booking!, cooked] };
  await renderOrders(`${at}&by=event`, [{ call: kitchenDays, answer: both }]);
  const byPhone = await screen.findByRole('region', { name: 'נרשמו בטלפון' });
  expect(within(byPhone).getByRole('row', { name: 'חומוס 30' })).toBeTruthy();
  expect(screen.getByText(/שלא נרשמו להן מנות/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'לפי מנה' }));
  const made = await screen.findByRole('region', { name: 'מה מכינים' });
  const rows = () =>
    within(made)
      .getAllByRole('row')
      .map(({ textContent }) => plain(textContent));
  expect(rows()).toEqual(expect.arrayContaining(['חומוס3233', 'עוגת ברית11']));
  expect(screen.getByText(/שלא נרשמו להן מנות/)).toBeTruthy();
  cleanup();
  localStorage.clear();
  await renderOrders(at, [{ call: kitchenDays, answer: { ...days, orders: [], bookings: [cooked] } }]);
  expect(await screen.findByRole('region', { name: 'מה מכינים' })).toBeTruthy();
  expect(screen.queryByText(/שלא נרשמו להן מנות/)).toBeNull();
});

it('is a list to buy by, which stays ticked here, and says of which dishes nothing is known', async () => {
  await renderOrders(at, [{ call: kitchenDays, answer: days }]);
  const shopping = await screen.findByRole('region', { name: 'רשימת קניות' });
  const line = within(shopping).getByRole('checkbox', { name: /25\.38 ק״ג גרגרי חומוס/ });
  expect(within(shopping).getByRole('checkbox', { name: /4 עוגה/ })).toBeTruthy();
  fireEvent.click(line);
  await waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
  cleanup();
  await renderOrders(at, [{ call: kitchenDays, answer: days }]);
  const again = await screen.findByRole('checkbox', { name: /גרגרי חומוס/ });
  expect((again as HTMLInputElement).checked).toBe(true);
});

it('takes what is bought for one portion of a dish', async () => {
  const { asked } = await renderOrders(at, [
    { call: savePurchases, answer: { dish: 'עוגה', lines: [] } },
    { call: kitchenDays, answer: days },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'עוגה' }));
  const dialog = await screen.findByRole('dialog');
  const save = within(dialog).getByRole('button', { name: 'שמירה' });
  fireEvent.change(within(dialog).getByLabelText('מה'), { target: { value: 'קמח' } });
  fireEvent.change(within(dialog).getByLabelText('כמה'), { target: { value: 'הרבה' } });
  fireEvent.click(save);
  expect(await within(dialog).findByText(/בכל שורה צריך לכתוב/)).toBeTruthy();
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  fireEvent.change(within(dialog).getByLabelText('כמה'), { target: { value: '0.4' } });
  fireEvent.change(within(dialog).getByLabelText('יחידה'), { target: { value: 'kg' } });
  fireEvent.click(save);
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      dish: 'עוגה',
      lines: [{ what: 'קמח', quantity: 0.4, unit: 'kg' }],
      expected: [],
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says that nothing is cooked, and leads on with its chips', async () => {
  const nothing = { orders: [], bookings: [], purchases: [], truncated: false };
  const { asked } = await renderOrders(at, [{ call: kitchenDays, answer: nothing }]);
  expect(await screen.findByRole('heading', { name: 'אין הזמנות בימים האלה' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'שבעה ימים' }));
  await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/kitchen'))).toHaveLength(2));
});

describe('without a network', () => {
  const isOnLine = jest.spyOn(Navigator.prototype, 'onLine', 'get');
  const { fetch } = globalThis;
  const online = () => {
    isOnLine.mockReturnValue(true);
    Object.defineProperty(globalThis, 'fetch', { value: fetch, writable: true, configurable: true });
  };
  afterEach(online);
  const reloaded = async () => {
    cleanup();
    isOnLine.mockReturnValue(false);
    // the table of answers, which would answer 404, takes its place in vain
    const failing = () => Promise.reject(new TypeError('no network'));
    Object.defineProperty(globalThis, 'fetch', {
      get: () => failing,
      set: jest.fn(),
      configurable: true,
    });
    await renderOrders(at, []);
  };

  it('shows what this device kept, from when it is, and no phone', async () => {
    await renderOrders(at, [{ call: kitchenDays, answer: days }]);
    expect(await screen.findByRole('region', { name: 'מה מכינים' })).toBeTruthy();
    expect(screen.queryByText(/אין חיבור לרשת/)).toBeNull();
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('חומוס'));
    expect(JSON.stringify({ ...localStorage })).not.toContain('1234567');
    await reloaded();
    const made = await screen.findByRole('region', { name: 'מה מכינים' });
    expect(within(made).getAllByRole('row')).toHaveLength(3);
    expect(screen.getByText(/אין חיבור לרשת/)).toBeTruthy();
  });

  it('shows nothing of another person, and forgets what is refused', async () => {
    await renderOrders(at, [{ call: kitchenDays, answer: days }]);
    await screen.findByRole('region', { name: 'מה מכינים' });
    const [key] = Object.keys(localStorage).filter((one) => one.startsWith('store:'));
    const own = localStorage.getItem(key!)!;
    localStorage.setItem(key!, JSON.stringify({ ...JSON.parse(own), userId: 'somebody else' }));
    await reloaded();
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull());
    expect(screen.queryByRole('region', { name: 'מה מכינים' })).toBeNull();
    cleanup();
    online();
    localStorage.setItem(key!, own);
    await renderOrders(at, [refusing(kitchenDays, 'not_found')]);
    await waitFor(() => expect(localStorage.getItem(key!)).toBeNull());
  });
});
