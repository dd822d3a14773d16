import { kitchenDays } from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { DAY_MS } from '@smachot/kernel';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { kitchenDish as dish, kitchenOfDays as days, kitchenOrder as order } from '../testing/a-kitchen';
import { renderOrders, signIn } from '../testing/render-orders';

const base = '/dashboard/savta-julie/orders';
const at = `${base}/kitchen?from=2026-12-23&to=2026-12-24`;

beforeAll(signIn);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('is listed hour after hour, with what is cooked for each', async () => {
  const [booking] = days.bookings;
  const atSeven = { ...booking!, startsAt: '2026-12-23T17:00:00.000Z', dishes: [dish('חומוס')] };
  const later = order(3, { startsAt: '2026-12-24T17:30:00.000Z', dishes: [dish('דגים')], participants: 8 });
  const all = { ...days, orders: [...days.orders, later], bookings: [booking!, atSeven] };
  await renderOrders(`${at}&by=hour`, [{ call: kitchenDays, answer: all }]);
  const first = await screen.findByRole('region', { name: /23 בדצמבר/ });
  const [morning, evening] = within(first).getAllByRole('article');
  expect(
    within(first)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual([...['11:00', '19:00']]);
  expect(within(morning!).queryByRole('table')).toBeNull();
  expect(within(morning!).getByRole('link', { name: 'דנה' })).toBeTruthy();
  const rows = within(evening!).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => plain(textContent))).toEqual(['חומוס233', 'עוגה4']);
  expect(within(evening!).getByText('233 אורחים')).toBeTruthy();
  expect(within(evening!).getByText('צמחוני')).toBeTruthy();
  const second = screen.getByRole('region', { name: /24 בדצמבר/ });
  expect(within(second).getByRole('row', { name: 'דגים 8' })).toBeTruthy();
  expect(screen.getByText(/שלא נרשמו להן מנות/)).toBeTruthy();
});

it('keeps days and view apart in the address', async () => {
  const { asked } = await renderOrders(`${at}&by=hour`, [{ call: kitchenDays, answer: days }]);
  await screen.findByRole('region', { name: /23 בדצמבר/ });
  fireEvent.click(screen.getByRole('button', { name: 'שבעה ימים' }));
  await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/kitchen'))).toHaveLength(2));
  expect((await screen.findByRole('button', { name: 'לפי שעה' })).getAttribute('aria-pressed')).toBe('true');
});

describe('on a phone in the kitchen', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

  it('is large and keeps the screen on, until it is shown as usual', async () => {
    const lock = Object.assign(new EventTarget(), { release: jest.fn(() => Promise.resolve()) });
    const request = jest.fn(() => Promise.resolve(lock));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    await renderOrders(at, [{ call: kitchenDays, answer: days }]);
    fireEvent.click(await screen.findByRole('button', { name: 'תצוגה גדולה, והמסך נשאר דולק' }));
    expect(await screen.findByText(/המסך נשאר דולק כל עוד/)).toBeTruthy();
    expect(request).toHaveBeenCalledWith('screen');
    expect(screen.queryByLabelText('מיום')).toBeNull();
    expect(screen.getByRole('button', { name: 'לפי שעה' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'לתצוגה הרגילה' }));
    await waitFor(() => expect(lock.release).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(/המסך נשאר דולק כל עוד/)).toBeNull();
    expect(screen.getByRole('group', { name: 'ימים' })).toBeTruthy();
  });

  it('keeps its day past midnight', async () => {
    const { asked } = await renderOrders(`${base}/kitchen`, [{ call: kitchenDays, answer: days }]);
    fireEvent.click(await screen.findByRole('button', { name: 'תצוגה גדולה' }));
    await screen.findByRole('button', { name: 'לתצוגה הרגילה' });
    const today = asked.find(({ path }) => path.endsWith('/kitchen'))!.query;
    expect(screen.getByLabelText('query').textContent).toBe(`${today}&large=1`);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MS);
    fireEvent.click(screen.getByRole('button', { name: 'לפי שעה' }));
    await waitFor(() => expect(screen.getByLabelText('query').textContent).toContain('by=hour'));
    clock.mockRestore();
    expect(new Set(asked.filter(({ path }) => path.endsWith('/kitchen')).map(({ query }) => query))).toEqual(
      new Set([today]),
    );
  });

  it('promises nothing where the browser cannot keep the screen on', async () => {
    await renderOrders(at, [{ call: kitchenDays, answer: days }]);
    fireEvent.click(await screen.findByRole('button', { name: 'תצוגה גדולה' }));
    expect(await screen.findByRole('button', { name: 'לתצוגה הרגילה' })).toBeTruthy();
    expect(screen.queryByText(/נשאר דולק/)).toBeNull();
  });
});
