import {
  type AgendaOrder,
  type AnswerOf,
  type Booking,
  manageStore,
  type OrderCard,
  readStoreHome,
  type readStoreWaiting,
  type WaitingOrder,
} from '@smachot/contracts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@smachot/kernel';
import { now } from '@smachot/web-platform';
import { cleanup, screen, within } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';
import { whatWaits } from '../testing/what-waits';

const soon = (hours: number) => new Date(now().getTime() + hours * HOUR_MS + MINUTE_MS).toISOString();
const daysAhead = (days: number) => new Date(now().getTime() + days * DAY_MS).toISOString();

const aCard = (last: number): OrderCard => ({
  orderId: `00000000-0000-4000-8000-00000000c00${last}`,
  code: '20481734',
  status: 'pending',
  createdAt: '2026-11-22T08:40:00.000Z',
  startsAt: '2090-05-11T16:00:00.000Z',
  endsAt: '2090-05-11T20:00:00.000Z',
  menuName: 'תפריט חתונה',
  partnerName: 'המטבח של סבתא',
  partnerUsername: 'savta',
  customerName: 'נועה בר',
  address: '',
  participants: 120,
  price: 12_400,
  paymentStatus: 'held',
  respondBy: null,
  floatsUntil: null,
  amendmentWaits: false,
  streetMissing: false,
  restUndecided: false,
});
const waits = (last: number, overrides: Partial<WaitingOrder>): WaitingOrder => ({
  ...aCard(last),
  asks: 'answer',
  until: soon(20),
  ...overrides,
});
const takesPlace = (last: number, overrides: Partial<AgendaOrder>): AgendaOrder => ({
  ...aCard(last),
  status: 'approved',
  km: null,
  eventTitle: null,
  ...overrides,
});
const nothing: AnswerOf<typeof readStoreHome> = {
  agenda: [],
  bookings: [],
  income: null,
  responseMinutes: null,
};
type Home = Partial<AnswerOf<typeof readStoreHome>>;
const home = (overrides: Home = {}) => ({ call: readStoreHome, answer: { ...nothing, ...overrides } });
const show = (
  store: ReturnType<typeof aStore>,
  overrides: Home = {},
  waiting: Partial<AnswerOf<typeof readStoreWaiting>> = {},
) =>
  renderDashboard('/dashboard/savta', [
    { call: manageStore, answer: store },
    home(overrides),
    whatWaits(waiting),
  ]);
const complete = {
  settings: { isPublic: true, availabilities: [], hoursChosen: true },
  about: 'מטבח ביתי',
  description: 'קייטרינג ביתי',
  email: 'savta@example.com',
  emailVerified: true,
  coverPhoto: { id: '00000000-0000-4000-8000-000000000099', url: '/a.jpg', thumbUrl: '/a.jpg', alt: '' },
};
const ALL_DONE = 'הכול מטופל. אין דבר שמחכה לכם.';
const part = async (name: string) => (await screen.findByRole('heading', { level: 2, name })).parentElement!;
const waitingLinks = async () => within(await part('מחכה לכם')).findAllByRole('link');
const parts = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

afterEach(cleanup);

describe('the home of a store', () => {
  it('begins with what waits, then the week, the money, the offers, and last what is missing', async () => {
    await show(aStore(), { income: { gross: 13_000, net: 11_700 } });
    for (const name of ['היום והשבוע', 'מצב החנות']) await part(name);
    expect(parts()).toEqual(['מחכה לכם', 'היום והשבוע', 'במספרים', 'חבילות ותפריטים', 'מצב החנות']);
  });

  it('says nothing of the state of a store that is complete, nor of money there is none of', async () => {
    await show(aStore(complete));
    expect(await within(await part('מחכה לכם')).findByText(ALL_DONE)).toBeTruthy();
    await part('היום והשבוע');
    expect(parts()).toEqual(['מחכה לכם', 'היום והשבוע', 'חבילות ותפריטים']);
  });

  it('names the steps to the first order instead of saying that all is done, before it congratulates', async () => {
    const answers = [
      { call: manageStore, answer: aStore(complete) },
      home(),
      whatWaits({ steps: ['hours', 'bank', 'kashrut'] }),
    ];
    await renderDashboard('/dashboard/savta', answers);
    const waiting = await part('מחכה לכם');
    expect(await within(waiting).findByText('עוד 3 צעדים עד ההזמנה הראשונה:')).toBeTruthy();
    const links = within(waiting).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['שעות פעילות', '/dashboard/savta/business-availability/week'],
      ['חשבון בנק', '/dashboard/savta/banking-info'],
      ['תעודת כשרות', '/dashboard/savta/business-info'],
    ]);
    expect(waiting.textContent).not.toContain(ALL_DONE);
    cleanup();
    await renderDashboard('/dashboard/savta?welcome=1', answers);
    const steps = await screen.findByText('עוד 3 צעדים עד ההזמנה הראשונה:');
    const done =
      steps.compareDocumentPosition(screen.getByText('מזל טוב! החנות שלכם פתוחה')) &
      Node.DOCUMENT_POSITION_FOLLOWING;
    expect(done).toBeTruthy();
  });

  it('tells what is asked and how long there is to answer, in the order it came', async () => {
    const orders = [
      waits(3, { customerName: 'רות לוי', until: '2020-01-01T00:00:00.000Z' }),
      waits(2, { customerName: 'דני כהן', participants: 80, price: 9_000, until: soon(3) }),
      waits(1, { asks: 'terms' }),
      waits(4, { asks: 'participants' }),
      waits(6, { asks: 'attendance' }),
      waits(5, { asks: 'rest', status: 'approved', until: soon(50) }),
    ];
    await show(aStore(), {}, { orders });
    const [late, dani, noa, more, arrived, rest] = await waitingLinks();
    expect(late!.textContent).toContain('הזמן לענות עבר');
    for (const words of ['דני כהן', '80 משתתפים', '9,000', 'לענות בעוד 3 שעות', 'הזמנה חדשה'])
      expect(dani!.textContent).toContain(words);
    for (const words of ['נועה בר', '120 משתתפים', '12,400', 'בקשה לשינוי ההזמנה'])
      expect(noa!.textContent).toContain(words);
    expect(more!.textContent).toContain('בקשה למספר משתתפים אחר');
    expect(arrived!.textContent).toContain('בקשה לשלם לפי מי שהגיעו');
    for (const words of ['היתרה לא שולמה, וההחלטה אצלכם', 'להחליט'])
      expect(rest!.textContent).toContain(words);
  });

  it('counts what waits at each place of the menu', async () => {
    const others = [
      { kind: 'bookings' as const, count: 2, until: null },
      { kind: 'reviews' as const, count: 4, until: null },
    ];
    await show(aStore(complete), {}, { orders: [waits(1, {})], others });
    const [beside] = await screen.findAllByRole('navigation');
    const menu = within(beside!);
    expect(await menu.findByRole('link', { name: 'הזמנות 3 לטיפול' })).toBeTruthy();
    expect(menu.getByRole('link', { name: 'חוות דעת 4 לטיפול' })).toBeTruthy();
    expect(menu.getByRole('link', { name: 'הודעות' })).toBeTruthy();
  });

  it('has a day of the week once, today always, each order with its event, its place and the way there', async () => {
    await show(aStore(), {
      agenda: [
        takesPlace(1, {
          startsAt: daysAhead(2),
          eventTitle: 'החתונה של נועה',
          address: 'הנמל 3, עכו',
          km: 21.6,
        }),
        takesPlace(2, { startsAt: daysAhead(2), customerName: 'דני כהן', km: 4.26 }),
        takesPlace(3, { startsAt: daysAhead(4) }),
      ],
    });
    const agenda = await part('היום והשבוע');
    expect(within(agenda).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(within(agenda).getByText('אין אירועים היום.')).toBeTruthy();
    const [wedding, dani, plain] = within(agenda).getAllByRole('link');
    for (const words of ['החתונה של נועה', 'נועה בר', 'הנמל 3, עכו', '22 ק״מ ממרכז'])
      expect(wedding!.textContent).toContain(words);
    expect(dani!.textContent).toContain('4.3 ק״מ');
    expect(plain!.textContent).not.toContain('ק״מ');
  });

  it('has what was booked by phone among the orders of its day, marked', async () => {
    const booking: Booking = {
      bookingId: '00000000-0000-4000-8000-00000000b001',
      status: 'entered',
      startsAt: daysAhead(2),
      endsAt: daysAhead(3),
      customerName: 'מיכל',
      customerPhone: null,
      eventKind: null,
      participants: 45,
      pricingUnitId: null,
      title: 'ברית בחצר',
      place: 'רעננה',
      price: null,
      note: '',
      menu: null,
      dishes: [],
      askedAt: null,
      answeredAt: null,
      declinedBecause: null,
      reason: '',
      version: 1,
    };
    await show(aStore(), { agenda: [takesPlace(1, { startsAt: daysAhead(2.1) })], bookings: [booking] });
    const [first] = within(await part('היום והשבוע')).getAllByRole('link');
    expect(first!.getAttribute('href')).toBe(`/dashboard/savta/orders/bookings/${booking.bookingId}`);
    for (const words of ['מיכל', 'נרשמה בטלפון', 'ברית בחצר · רעננה'])
      expect(first!.textContent).toContain(words);
  });

  it('says the income and the usual time of an answer', async () => {
    await show(aStore(), { income: { gross: 13_000, net: 11_700 }, responseMinutes: 100 });
    const numbers = await part('במספרים');
    for (const words of ['11,700', '13,000', 'תוך שעתיים']) expect(numbers.textContent).toContain(words);
  });

  it('says nothing of a commission where none is taken', async () => {
    await show(aStore(), { income: { gross: 13_000, net: 13_000 } });
    const numbers = await part('במספרים');
    expect(numbers.textContent).toContain('13,000');
    expect(numbers.textContent).not.toContain('עמלה');
  });

  it('of a member ends with what a member may do, and offers nothing else', async () => {
    await show(aStore({ role: 'Member' }), { responseMinutes: 30 });
    const acts = await part('מה אפשר לעשות כאן');
    expect(parts().at(-1)).toBe('מה אפשר לעשות כאן');
    expect(
      within(acts)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/dashboard/savta/orders',
      '/dashboard/savta/messages',
      '/dashboard/savta/business-availability',
    ]);
    for (const name of ['פרסום החנות', 'הסתרת החנות'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'חבילה חדשה' })).toBeNull();
    expect(screen.queryByText('מצב החנות')).toBeNull();
  });
});
