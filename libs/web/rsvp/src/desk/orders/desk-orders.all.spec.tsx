import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { getInvitation, listCampaigns, listRsvps, ordersOfInvitation } from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { anInvitation, anOrderOfGuests, EVENT_ID, someStats } from '../../testing/a-guest';
import { renderScreens } from '../../testing/render-screens';

const desk = `/me/rsvps/${EVENT_ID}`;
const id = (n: number) => `01920000-0000-7000-8000-00000000000${n}`;
const answers = (...more: Answer[]): Answer[] => [
  ...more,
  { call: getInvitation, answer: anInvitation() },
  { call: listCampaigns, answer: { campaigns: [] } },
  { call: listRsvps, answer: { rsvps: [], stats: someStats(), nextCursor: null } },
];

describe('orders on the desk', () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it('says what one more guest costs in the orders that follow them, and leads to each', async () => {
    const order = anOrderOfGuests();
    const paid = anOrderOfGuests({
      status: 'settling',
      estimate: null,
      settled: { participants: 271, price: 56_480, difference: 4_784, at: '2026-12-15T17:30:00.000Z' },
      payBy: '2026-12-16T17:30:00.000Z',
    });
    await renderScreens(
      desk,
      answers({
        call: ordersOfInvitation,
        answer: { orders: [order, { ...paid, orderId: id(8), partnerName: 'בר הלימון' }], oneMoreGuest: 208 },
      }),
    );
    const card = await screen.findByRole('region', { name: 'ספקים לפי מספר האורחים' });
    expect(card.textContent).toMatch(/כל אורח נוסף עולה.*208/);
    const link = within(card).getByRole('link', { name: /סבתא ג׳ולי/ });
    expect(link.getAttribute('href')).toBe(`/me/orders/${order.orderId}`);
    expect(link.textContent).toMatch(/261 אורחים.*54,400.*לתשלום.*2,704.*נסגר ביום ג׳, 15 בדצמבר/s);
    expect(link.textContent).toContain('התבקשו 290 אורחים');
    const settling = within(card).getByRole('link', { name: /בר הלימון/ });
    expect(settling.textContent).toMatch(/271 אורחים.*המספר סופי.*ממתינה לתשלום/s);
    expect(within(card).queryByRole('link', { name: /לעסקים/ })).toBeNull();
  });

  it('leads to the businesses with its event while nothing follows its guests', async () => {
    const kind = { eventType: 'toast', occasion: 'bar-mitzva' } as const;
    const ahead = anInvitation({ ...kind, date: '2099-12-17T17:30:00.000Z' });
    await renderScreens(
      desk,
      answers(
        { call: ordersOfInvitation, answer: { orders: [], oneMoreGuest: null } },
        { call: getInvitation, answer: ahead },
      ),
    );
    const link = await screen.findByRole('link', { name: 'לעסקים שפנויים ביום הזה' });
    expect(link.getAttribute('href')).toBe('/');
    expect(JSON.parse(localStorage.getItem('storedEvent') ?? '{}')).toEqual({
      eventId: EVENT_ID,
      celebrating: 'bar-mitzva',
      participants: 363,
      datetime: ahead.date,
      location: ahead.location,
    });
  });

  it('says nothing of orders once its event is over and none followed', async () => {
    const { asked } = await renderScreens(
      desk,
      answers(
        { call: ordersOfInvitation, answer: { orders: [], oneMoreGuest: null } },
        { call: getInvitation, answer: anInvitation({ date: '2020-12-17T17:30:00.000Z' }) },
      ),
    );
    await screen.findByRole('img', { name: /248 מקומות הגיעו/ });
    await waitFor(() => expect(asked.some(({ path }) => path.includes('of-invitation'))).toBe(true));
    expect(screen.queryByRole('region', { name: 'ספקים לפי מספר האורחים' })).toBeNull();
  });
});
