import { getInvitation, listCampaigns, listRsvps } from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aGuest, anInvitation, EVENT_ID, someStats } from '../../testing/a-guest';
import { renderScreens } from '../../testing/render-screens';

const GUESTS = Array.from({ length: 240 }, (_, at) =>
  aGuest({ _id: `01920000-0000-7000-8000-${String(at).padStart(12, '0')}`, attendeeName: `אורח ${at}` }),
);

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('prints the guests of all pages with one press, and reads each page once', async () => {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => (letGo = resolve));
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const page = { stats: someStats() };
  const { asked } = await renderScreens(`/me/rsvps/${EVENT_ID}`, [
    { call: getInvitation, answer: anInvitation() },
    { call: listCampaigns, answer: { campaigns: [] } },
    ...[
      { query: 'cursor=third', answer: { ...page, rsvps: GUESTS.slice(160), nextCursor: null } },
      {
        query: 'cursor=second',
        answer: { ...page, rsvps: GUESTS.slice(80, 160), nextCursor: 'third' },
        until,
      },
      { query: 'limit=500', answer: { ...page, rsvps: GUESTS.slice(0, 80), nextCursor: 'second' } },
      { answer: { ...page, rsvps: [], nextCursor: null } },
    ].map((more) => ({ call: listRsvps, ...more })),
  ]);
  const table = await screen.findByRole('table', { name: 'רשימת האורחים' });
  await within(table).findAllByRole('rowheader');
  const press = screen.getByRole('button', { name: 'הדפסת הרשימה' });
  fireEvent.click(press);
  fireEvent.click(press);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(print).not.toHaveBeenCalled();
  expect(press.getAttribute('aria-busy')).toBe('true');
  letGo();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  fireEvent(window, new Event('beforeprint'));
  expect(within(table).getAllByRole('rowheader')).toHaveLength(GUESTS.length);
  for (const cursor of ['second', 'third'])
    expect(asked.filter(({ query }) => query.includes(`cursor=${cursor}`))).toHaveLength(1);
});

it('draws the guests in sight, and on paper all of them', async () => {
  await renderScreens(`/me/rsvps/${EVENT_ID}`, [
    { call: getInvitation, answer: anInvitation() },
    { call: listCampaigns, answer: { campaigns: [] } },
    { call: listRsvps, answer: { rsvps: GUESTS, stats: someStats(), nextCursor: null } },
  ]);
  const table = await screen.findByRole('table', { name: 'רשימת האורחים' });
  const drawn = () => within(table).getAllByRole('rowheader').length;
  await within(table).findAllByRole('rowheader');
  expect(drawn()).toBeLessThan(GUESTS.length);
  fireEvent(window, new Event('beforeprint'));
  expect(drawn()).toBe(GUESTS.length);
  fireEvent(window, new Event('afterprint'));
  expect(drawn()).toBeLessThan(GUESTS.length);
});
