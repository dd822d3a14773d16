import { getInvitation, listCampaigns, listRsvps } from '@smachot/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { aGuest, anInvitation, EVENT_ID, someStats } from '../../testing/a-guest';
import { renderScreens } from '../../testing/render-screens';

const GUESTS = Array.from({ length: 120 }, (_, at) =>
  aGuest({ _id: `01920000-0000-7000-8000-${String(at).padStart(12, '0')}`, attendeeName: `אורח ${at}` }),
);

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
