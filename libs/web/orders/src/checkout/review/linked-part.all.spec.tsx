import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  checkPrice,
  listCards,
  listInvitations,
  listRsvps,
  placeOrder,
  readPricingUnit,
  readStore,
  storeDays,
} from '@smachot/contracts';
import { type Answer, setProductTime } from '@smachot/web-platform';
import { anInvitationAhead, EVENT_ID, seats } from '../../testing/a-linked-order';
import { aStore, aUnit, CARD_ID, CHECKOUT_ID, ORDER_ID, UNIT_ID } from '../../testing/an-order';
import { renderOrders, signIn } from '../../testing/render-orders';

const requested = { pricingUnitId: UNIT_ID, partnerUsername: 'savta-julie', request: null };
const placed = {
  checkoutId: CHECKOUT_ID,
  status: 'placed',
  orderId: ORDER_ID,
  authenticateUrl: null,
  code: null,
  price: 10_500,
  expiresAt: '2026-11-22T09:00:00.000Z',
};
const card = {
  _id: CARD_ID,
  lastFourDigits: '4417',
  isDefault: true,
  cardType: 'visa',
  expiry: '12/30',
  nickname: null,
  expired: false,
  status: 'confirmed',
  authenticateUrl: null,
};
const another = '01920000-0000-7000-8000-00000000c009';
const invitations = [
  anInvitationAhead(),
  anInvitationAhead({ _id: another, title: 'החינה', date: '2099-12-10T17:30:00.000Z' }),
];
const answers: Answer[] = [
  { call: placeOrder, answer: placed },
  { call: readPricingUnit, answer: aUnit() },
  { call: checkPrice, answer: { success: true, price: 10_500, lines: [], deliveryKm: null } },
  { call: storeDays, answer: { days: [] } },
  { call: readStore, answer: aStore() },
  { call: listCards, answer: { cards: [card] } },
  { call: listRsvps, answer: { rsvps: [], stats: seats, nextCursor: null } },
];
const known = { participants: 100, datetime: '2099-12-17T17:30:00.000Z' };
const stored = () => JSON.parse(localStorage.getItem('storedEvent') ?? '{}') as Record<string, unknown>;

const review = async (event: object, list = invitations, more: Answer[] = []) => {
  localStorage.setItem('storedEvent', JSON.stringify(event));
  const invited = { call: listInvitations, answer: { invitations: list, nextCursor: null } };
  const { asked } = await renderOrders('/unit', [...more, ...answers, invited], requested);
  fireEvent.click(await screen.findByRole('link', { name: 'אל ההזמנה' }));
  await screen.findByRole('heading', { name: 'תפריט חתונה' });
  return asked;
};
const part = () => screen.findByRole('region', { name: 'מספר אורחים שמתעדכן' });
const toggle = async () => within(await part()).getByRole('switch', { name: /לעדכן את מספר האורחים/ });
const order = async (asked: Awaited<ReturnType<typeof review>>) => {
  fireEvent.click(screen.getByRole('checkbox', { name: /קראתי את תנאי הביטול/ }));
  const button = await screen.findByRole('button', { name: /להזמין · .*10,500/ });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(button);
  await screen.findByRole('link', { name: 'לעמוד ההזמנה' });
  return asked.find(({ path, method }) => path === '/v1/orders' && method === 'POST')!.body;
};

beforeEach(() => {
  setProductTime('2099-11-10T09:00:00.000Z');
  localStorage.clear();
});
afterEach(cleanup);

it('asks a visitor nothing of the kind', async () => {
  const asked = await review(known);
  expect(await screen.findByRole('link', { name: 'כניסה והמשך' })).toBeTruthy();
  expect(asked.some(({ path }) => path === listInvitations.path)).toBe(false);
});

describe('of somebody who is signed in', () => {
  beforeAll(signIn);

  it('names the deposit as what is held today, as the payment and the act beside it do', async () => {
    const paymentTerms = { depositPercent: 30, restDaysBefore: 10, cardPayments: 1 };
    await review({ ...known, eventId: EVENT_ID }, invitations, [
      { call: readStore, answer: aStore({ paymentTerms }) },
    ]);
    expect((await within(await part()).findByText(/היום נתפסת המקדמה/)).textContent).toMatch(
      /3,150.*100 אורחים/,
    );
    expect(screen.getByText(/היום: מקדמה/).textContent).toMatch(/3,150.*7,350/);
    expect(screen.getByRole('button', { name: /להזמין · היום .*3,150/ })).toBeTruthy();
  });

  it('is off until it is chosen, and then the order does not follow', async () => {
    const asked = await review(known);
    expect(await toggle()).toHaveProperty('checked', false);
    expect((await part()).textContent).not.toContain('412');
    expect(await order(asked)).not.toHaveProperty('followsEventId');
  });

  it('is not offered to who has no event ahead', async () => {
    await review(known, [anInvitationAhead({ date: '2020-01-01T17:30:00.000Z' })]);
    await screen.findByRole('radio', { name: /4417/ });
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('does not offer a co-host to follow the event of its owner', async () => {
    const asked = await review({ ...known, eventId: EVENT_ID }, [anInvitationAhead({ role: 'Editor' })]);
    await screen.findByRole('radio', { name: /4417/ });
    expect(screen.queryByRole('switch')).toBeNull();
    expect(await order(asked)).not.toHaveProperty('followsEventId');
  });

  it('is on for who comes from the desk, says what is paid now and what floats until when, and is sent', async () => {
    const asked = await review({ ...known, eventId: EVENT_ID });
    await waitFor(async () => expect(await toggle()).toHaveProperty('checked', true));
    const region = await part();
    const whose = { name: /החתונה של נועה ואיתי/, checked: true };
    expect(await within(region).findByRole('radio', whose)).toBeTruthy();
    expect(await within(region).findByText('מתוך 412 מוזמנים')).toBeTruthy();
    await waitFor(() => expect(region.textContent).toMatch(/עכשיו נתפסים .*10,500.* ל־100 אורחים/));
    // the store's notice is two days before the start
    expect(region.textContent).toMatch(/עד .*15 בדצמבר, 19:30 המספר מתעדכן/);
    expect(region.textContent).toContain('10 עד 300');
    expect(await order(asked)).toMatchObject({
      followsEventId: EVENT_ID,
      eventInfo: { participants: 100 },
    });
  });

  it('takes the number of those who confirmed, who are expected, or of all who were invited, with one press', async () => {
    await review({ ...known, eventId: EVENT_ID });
    const region = await part();
    fireEvent.click(await within(region).findByRole('button', { name: '248 שאישרו' }));
    expect(screen.getByRole('textbox', { name: 'כמה אורחים' })).toHaveProperty('value', '248');
    fireEvent.click(within(region).getByRole('button', { name: '363 שצפויים' }));
    expect(screen.getByRole('textbox', { name: 'כמה אורחים' })).toHaveProperty('value', '363');
    fireEvent.click(within(region).getByRole('button', { name: '412 שהוזמנו' }));
    expect(screen.getByRole('textbox', { name: 'כמה אורחים' })).toHaveProperty('value', '412');
    expect(stored()).toMatchObject({ eventId: EVENT_ID, participants: 412 });
  });

  it('fills what is missing from the event that is chosen, keeps what is typed, and is off again when switched off', async () => {
    await review({ participants: 100 });
    fireEvent.click(await toggle());
    const day = screen.getByLabelText('תאריך');
    expect(day).toHaveProperty('value', '10.12.2099');
    const region = await part();
    fireEvent.click(within(region).getByRole('radio', { name: /החתונה/ }));
    expect(day).toHaveProperty('value', '10.12.2099');
    expect(region.textContent).toMatch(/האירוע הזה הוא ב.*17 בדצמבר/);
    expect(stored()).toMatchObject({ eventId: EVENT_ID });
    fireEvent.click(await toggle());
    expect(stored()).toMatchObject({ eventId: null, participants: 100 });
  });
});
