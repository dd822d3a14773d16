import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { acceptNumbers, getInvitation, listInbox, listRsvps } from '@smachot/contracts';
import { aGuest, anInvitation, EVENT_ID, someStats } from '../../testing/a-guest';
import { DESK, deskAnswers, guestId } from '../../testing/desk-answers';
import { renderScreens } from '../../testing/render-screens';

const above = (n: number, numberAwaitingApproval: number, estimateGiven = true) =>
  aGuest({
    ...{ _id: guestId(n), attendeeName: `משפחה ${n}`, rsvpStatus: 'confirmed' },
    ...{ estimatedNumberOfGuests: estimateGiven ? 2 : 1, estimateGiven, numberAwaitingApproval },
  });
const rsvps = [above(1, 5), above(2, 12, false)];
const stats = someStats({ facets: { ...someStats().facets, aboveInvited: 2 } });
const guests = { call: listRsvps, answer: { rsvps, stats, nextCursor: null } };

describe('guests above the invited number', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(cleanup);

  it('are marked on the desk and accepted all at once, as they were shown', async () => {
    const { asked } = await renderScreens(
      DESK,
      deskAnswers(guests, { call: acceptNumbers, answer: { accepted: 2 } }),
    );
    const card = within(await screen.findByRole('region', { name: 'מעל המוזמן' }));
    expect(card.getByText('5 במקום 2')).toBeTruthy();
    expect(card.getByText('12 אורחים')).toBeTruthy();
    expect(screen.getByText('5 מגיעים, מעל המוזמן')).toBeTruthy();
    expect(screen.getByText('ביקשו 12, לאישורכם')).toBeTruthy();
    fireEvent.click(card.getByRole('button', { name: 'לאשר את שניהם' }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('/numbers'))?.body).toEqual({
        numbers: [
          { rsvpId: guestId(1), number: 5 },
          { rsvpId: guestId(2), number: 12 },
        ],
      }),
    );
  });

  it('are told in the inbox, to a viewer without buttons', async () => {
    await renderScreens(`${DESK}/inbox`, [
      guests,
      { call: getInvitation, answer: anInvitation({ role: 'Viewer' }) },
      { call: listInbox, answer: { items: [], unread: 0, nextCursor: null } },
    ]);
    const card = within(await screen.findByRole('region', { name: 'מעל המוזמן' }));
    expect(card.getByRole('link', { name: /משפחה 1/ }).getAttribute('href')).toBe(
      `/me/rsvps/${EVENT_ID}?guest=${guestId(1)}`,
    );
    expect(card.queryByRole('button')).toBeNull();
  });
});
