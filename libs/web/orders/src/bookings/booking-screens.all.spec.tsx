import {
  answerBookingLink,
  askBooking,
  type Booking,
  editBooking,
  enterBooking,
  listBookings,
  listOrders,
  readBooking,
  readBookingLink,
  removeBooking,
} from '@smachot/contracts';
import { type Answer, refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBooking } from '../testing/a-booking';
import { PARTNER_ID } from '../testing/an-order';
import { renderOrders, signIn } from '../testing/render-orders';

const ID = aBooking().bookingId;
const base = '/dashboard/savta-julie/orders';
const noOrders = { call: listOrders, answer: { orders: [], counts: {}, nextCursor: null } };
const booked = (...bookings: Booking[]) => ({
  call: listBookings,
  answer: { partnerId: PARTNER_ID, bookings, nextCursor: null },
});
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const typeHenna = () => {
  type('שעת התחלה', '19:00');
  type('שעת סיום', '23:30');
  type('שם הלקוח', 'דנה');
  type('מה הוזמן, במילים', 'חינה');
  type('כמה אורחים', '20');
};

beforeAll(signIn);
afterEach(cleanup);

it('has a booking again that was being typed when the session ended', async () => {
  localStorage.clear();
  const open = async () => {
    await renderOrders(`${base}/bookings/new`, []);
    return screen.findByLabelText<HTMLInputElement>('שם הלקוח');
  };
  fireEvent.change(await open(), { target: { value: 'דנה לוי' } });
  cleanup();
  expect((await open()).value).toBe('דנה לוי');
  localStorage.clear();
});

describe('the search among orders', () => {
  it('finds bookings by phone as well, and of one status only orders', async () => {
    const { asked } = await renderOrders(`${base}?q=${encodeURIComponent('דנה')}`, [
      noOrders,
      booked(aBooking()),
    ]);
    const found = await screen.findByRole('region', { name: 'נמצאו בין ההזמנות בטלפון' });
    expect(within(found).getByRole('link', { name: 'דנה לוי' }).getAttribute('href')).toBe(
      `${base}/bookings/${ID}`,
    );
    const searched = asked
      .filter(({ path }) => path.endsWith('/bookings'))
      .map(({ query }) => new URLSearchParams(query).get('q'));
    expect(searched).toContain('דנה');
    fireEvent.click(screen.getByRole('button', { name: /^אושרה/ }));
    await waitFor(() => expect(screen.queryByText('נמצאו בין ההזמנות בטלפון')).toBeNull());
  });
});

describe('a booking by phone', () => {
  it('is entered with what was typed, once, and leads to its page', async () => {
    const { asked } = await renderOrders(`${base}/bookings/new?day=2090-12-23`, [
      { call: enterBooking, answer: aBooking() },
      { call: readBooking, answer: aBooking() },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'לרשום את ההזמנה' }));
    // an incomplete form sends no request, and each field shows its error
    expect((await screen.findAllByText('שדה חובה')).length).toBeGreaterThanOrEqual(4);
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    type('שעת התחלה', '19:00');
    type('שעת סיום', '23:30');
    type('שם הלקוח', 'דנה לוי');
    type('טלפון הלקוח (לא חובה)', '052-3456789');
    type('מה הוזמן, במילים', 'בר מצווה בחצר');
    type('כמה אורחים', '120');
    type('מחיר בשקלים (לא חובה)', '7200');
    fireEvent.click(screen.getByRole('button', { name: 'לרשום את ההזמנה' }));
    expect(await screen.findByRole('region', { name: 'אישור הלקוח' })).toBeTruthy();
    const [entered] = asked.filter(({ method }) => method === 'POST');
    expect(entered!.body).toMatchObject({
      startsAt: '2090-12-23T17:00:00.000Z',
      endsAt: '2090-12-23T21:30:00.000Z',
      customerName: 'דנה לוי',
      customerPhone: '+972523456789',
      participants: 120,
      price: 7_200,
    });
    expect(entered!.headers.get('idempotency-key')).toBeTruthy();
  });

  it('corrected after a try without an answer leads to the day on which that try was saved', async () => {
    localStorage.clear();
    const answers: Answer[] = [{ call: enterBooking, status: 503 }];
    await renderOrders(`${base}/bookings/new?day=2090-12-23`, answers);
    const enter = await screen.findByRole('button', { name: 'לרשום את ההזמנה' });
    typeHenna();
    fireEvent.click(enter);
    await screen.findByRole('alert');
    answers.splice(0, 1, refusing(enterBooking, 'idempotency.reused'));
    type('תאריך', '2091-01-02');
    fireEvent.click(enter);
    expect(await screen.findByText(/ההזמנה כבר נרשמה בניסיון הקודם/)).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByLabelText('query').textContent).toBe('?view=calendar&month=2090-12&day=2090-12-23'),
    );
    expect(JSON.stringify(localStorage)).not.toContain('דנה');
  });

  it('says that the day is taken where it stands', async () => {
    await renderOrders(`${base}/bookings/new?day=2090-12-23`, [refusing(enterBooking, 'slot.taken')]);
    await screen.findByRole('button', { name: 'לרשום את ההזמנה' });
    typeHenna();
    fireEvent.click(screen.getByRole('button', { name: 'לרשום את ההזמנה' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('שם הלקוח').value).toBe('דנה');
  });

  it.each([
    [aBooking(), 'בטלפון', 'לשלוח קישור לאישור'],
    [aBooking({ status: 'asked', askedAt: '2090-12-01T10:00:00.000Z' }), 'נשלח קישור', 'לשלוח קישור חדש'],
    [aBooking({ status: 'confirmed', answeredAt: '2090-12-01T10:00:00.000Z' }), 'הלקוח אישר', null],
    [
      aBooking({ status: 'declined', declinedBecause: 'not_right', reason: 'היינו רק 60' }),
      'היינו רק 60',
      null,
    ],
    [
      aBooking({ status: 'declined', declinedBecause: 'not_me', customerPhone: null }),
      'המספר אינו של הלקוח',
      null,
    ],
    [aBooking({ customerPhone: null }), 'בטלפון', null],
  ])('tells what its customer said, and may ask when it makes sense: %#', async (booking, said, button) => {
    await renderOrders(`${base}/bookings/${ID}`, [{ call: readBooking, answer: booking }]);
    const asking = await screen.findByRole('region', { name: 'אישור הלקוח' });
    expect(within(asking).getByText(said)).toBeTruthy();
    expect(
      within(asking)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(button === null ? [] : [button]);
  });

  it('asks, is changed and removed', async () => {
    const { asked } = await renderOrders(`${base}/bookings/${ID}`, [
      { call: askBooking, answer: aBooking({ status: 'asked' }) },
      { call: editBooking, answer: aBooking({ version: 4 }) },
      { call: removeBooking },
      { call: readBooking, answer: aBooking() },
      booked(),
      noOrders,
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'לשלוח קישור לאישור' }));
    expect(await screen.findByText('הקישור נשלח')).toBeTruthy();
    type('איפה (לא חובה)', 'כפר סבא');
    fireEvent.click(screen.getByRole('button', { name: 'שמירת השינויים' }));
    expect(await screen.findByText('השינויים נשמרו')).toBeTruthy();
    expect(asked.find(({ method }) => method === 'PUT')!.body).toMatchObject({
      place: 'כפר סבא',
      version: 3,
    });
    fireEvent.click(screen.getByRole('button', { name: 'למחוק את ההזמנה' }));
    const question = await screen.findByRole('alertdialog');
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
    fireEvent.click(within(question).getByRole('button', { name: 'למחוק את ההזמנה' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'הזמנות' })).toBeTruthy();
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('stands in the list, marked, and in the month', async () => {
    const inMonth = aBooking({ startsAt: '2026-12-23T17:00:00.000Z' });
    await renderOrders(base, [booked(inMonth), noOrders]);
    const list = await screen.findByRole('region', { name: 'נרשמו בטלפון' });
    expect(within(list).getByRole('link', { name: 'דנה לוי' }).getAttribute('href')).toBe(
      `${base}/bookings/${ID}`,
    );
    expect(within(list).getByText('נרשמה בטלפון')).toBeTruthy();
    cleanup();
    await renderOrders(`${base}?view=calendar&month=2026-12`, [booked(inMonth), noOrders]);
    fireEvent.click(await screen.findByRole('button', { name: /23 בדצמבר, הזמנה אחת/ }));
    expect(await screen.findByRole('link', { name: 'דנה לוי' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'לרשום הזמנה ליום הזה' }).getAttribute('href')).toBe(
      `${base}/bookings/new?day=2026-12-23`,
    );
  });
});

describe('the page behind the link', () => {
  const token = 'a'.repeat(64);
  const link = {
    businessName: 'המטבח של סבתא',
    status: 'asked' as const,
    declinedBecause: null,
    reason: '',
    title: 'בר מצווה בחצר',
    startsAt: '2090-12-23T17:00:00.000Z',
    endsAt: '2090-12-23T21:30:00.000Z',
    participants: 120,
    place: 'רעננה',
    price: 7_200,
    until: '2090-12-23T17:00:00.000Z',
  };
  const at = `/booking#t=${token}`;

  it.each([
    ['נכון, לאשר', 'confirm', 'confirmed', /רואים שאישרתם/],
    ['זה לא אני', 'not_me', 'declined', /רואים שההזמנה לא נכונה/],
  ])('shows what was agreed and says "%s"', async (button, answer, status, said) => {
    const { asked } = await renderOrders(at, [
      {
        call: answerBookingLink,
        answer: { status, declinedBecause: status === 'declined' ? 'not_me' : null },
      },
      { call: readBookingLink, answer: link },
    ]);
    expect(await screen.findByText('בר מצווה בחצר')).toBeTruthy();
    for (const shown of ['המטבח של סבתא', 'רעננה', '120', /7,200/])
      expect(screen.getAllByText(shown)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(said)).toBeTruthy();
    const posted = asked.filter(({ method }) => method === 'POST');
    expect(posted.find(({ path }) => path === answerBookingLink.path)!.body).toEqual({ token, answer });
    // no request carries the token in its address
    expect(asked.map(({ path, query }) => path + query).join()).not.toContain(token);
    expect(screen.queryByRole('button', { name: 'נכון, לאשר' })).toBeNull();
  });

  beforeEach(() => sessionStorage.clear());

  it('opens again after a reload of the tab, until the link is over', async () => {
    await renderOrders(at, [{ call: readBookingLink, answer: link }]);
    await screen.findByText('בר מצווה בחצר');
    cleanup();
    await renderOrders('/booking', [{ call: readBookingLink, answer: link }]);
    await screen.findByText('בר מצווה בחצר');
    expect(JSON.stringify({ ...localStorage })).not.toContain(token);
    cleanup();
    await renderOrders('/booking', [refusing(readBookingLink, 'not_found')]);
    await screen.findByRole('heading', { level: 1, name: 'הקישור כבר לא בתוקף' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('says that a link is over, broken or missing', async () => {
    await renderOrders(at, [refusing(readBookingLink, 'not_found')]);
    expect(await screen.findByRole('heading', { level: 1, name: 'הקישור כבר לא בתוקף' })).toBeTruthy();
    for (const broken of ['/booking', '/booking#t=short']) {
      cleanup();
      const { asked } = await renderOrders(broken, []);
      expect(await screen.findByRole('heading', { level: 1, name: 'הקישור כבר לא בתוקף' })).toBeTruthy();
      await waitFor(() => expect(asked.some(({ path }) => path === readBookingLink.path)).toBe(false));
    }
  });
});
