import { createCalendarFeed, listOrders, readCalendarFeed, revokeCalendarFeed } from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderOrders } from '../testing/render-orders';

const at = '/dashboard/savta-julie/orders?view=calendar&month=2026-12';
const createdAt = '2026-12-01T10:00:00.000Z';
const url = 'webcal://smachot.example/v1/calendar-feeds/abc/orders.ics';
const nothing = { call: listOrders, answer: { orders: [], counts: {}, nextCursor: null } };
const region = () => screen.findByRole('region', { name: 'ההזמנות ביומן שלכם' });
afterEach(cleanup);

it('makes an address, and shows it this once', async () => {
  const standing = { createdAt: null as string | null };
  // the feed exists from the request that creates it
  const made = {
    url,
    get createdAt() {
      return (standing.createdAt = createdAt);
    },
  };
  const { asked } = await renderOrders(at, [
    { call: createCalendarFeed, answer: made },
    { call: readCalendarFeed, answer: standing },
    nothing,
  ]);
  fireEvent.click(within(await region()).getByRole('button', { name: 'יצירת כתובת' }));
  expect(await screen.findByText(url)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'פתיחה ביומן' }).getAttribute('href')).toBe(url);
  expect(
    asked.filter(({ method, path }) => method === 'POST' && path.includes('calendar-feed')),
  ).toHaveLength(1);
});

it('does not show one that was made before, makes a new one and takes it back', async () => {
  const standing = { createdAt: createdAt as string | null };
  const revoked = {
    get createdAt() {
      return (standing.createdAt = null);
    },
  };
  await renderOrders(at, [
    { call: revokeCalendarFeed, answer: revoked },
    { call: readCalendarFeed, answer: standing },
    nothing,
  ]);
  const feed = await region();
  expect(within(feed).getByText(/אי אפשר להציג אותה שוב/)).toBeTruthy();
  expect(within(feed).getByRole('button', { name: 'כתובת חדשה' })).toBeTruthy();
  expect(feed.textContent).not.toContain('webcal');
  fireEvent.click(within(feed).getByRole('button', { name: 'ביטול הכתובת' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'יצירת כתובת' })).toBeTruthy());
});
