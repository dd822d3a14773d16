import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exchangeRates, listCards, placeOrder, readCheckout, readStore, storeDays } from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import {
  accept,
  answers,
  card,
  checkout,
  knownEvent,
  lateCards,
  ordering,
  press,
  problem,
  review,
} from '../testing/a-checkout';
import { aStore, CARD_ID, CHECKOUT_ID, ORDER_ID, UNIT_ID } from '../testing/an-order';
import { renderOrders, signIn } from '../testing/render-orders';

beforeEach(knownEvent);
afterEach(cleanup);

describe('the checkout of a visitor', () => {
  it('says so when nothing was chosen, and leads back to the store', async () => {
    await renderOrders('/partner/savta-julie/checkout', answers());
    expect(await screen.findByRole('heading', { name: 'עוד לא נבחר מה להזמין' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'לעמוד העסק' }).getAttribute('href')).toBe(
      '/partner/savta-julie',
    );
  });

  it('shows the price and its conditions, asks for the sign-in first and for no card', async () => {
    const asked = await review();
    const link = await screen.findByRole('link', { name: 'כניסה והמשך' });
    expect(link.getAttribute('href')).toBe(
      `/login?next=${encodeURIComponent('/partner/savta-julie/checkout')}`,
    );
    expect(await screen.findByText('כולל מע״מ, הכול כלול')).toBeTruthy();
    expect(screen.getByText(/50% מהסכום חוזרים/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(asked.some(({ path }) => path === listCards.path)).toBe(false);
  });
});

describe('the checkout of somebody who reckons in euros', () => {
  const rates = { publishedOn: '2026-11-20', source: 'bank_of_israel', EUR: 3.75, USD: 3.5 };
  const said = () => plain(document.body.textContent).replace(/[\u2066-\u2069]/g, '');

  it('says what is charged in shekels, and by which rate the estimate is', async () => {
    localStorage.setItem('settings', JSON.stringify({ currency: 'EUR' }));
    await review({ call: exchangeRates, answer: rates });
    await waitFor(() => expect(said()).toContain('10,500 ₪כ־2,800 €'));
    expect(said()).toContain(
      'החיוב הוא בשקלים: 10,500 ₪. הסכום באירו הוא הערכה, לפי השער היציג של בנק ישראל מיום 20.11.2026.',
    );
  });

  it('says nothing of it to anybody else', async () => {
    await review();
    await screen.findByText('כולל מע״מ, הכול כלול');
    expect(said()).not.toContain('החיוב הוא בשקלים');
  });
});

describe('the checkout of somebody who is signed in', () => {
  beforeAll(signIn);

  it('places what was reviewed, at the price the server confirmed, and leads to the order', async () => {
    const asked = await review({ call: placeOrder, answer: checkout });
    fireEvent.change(screen.getByRole('textbox', { name: /משהו שהעסק צריך לדעת/ }), {
      target: { value: 'בלי אגוזים' },
    });
    const legal = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ target }) => target === '_blank');
    expect(legal.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/cancellation']);
    accept();
    await press();
    const link = await screen.findByRole('link', { name: 'לעמוד ההזמנה' });
    expect(link.getAttribute('href')).toBe(`/me/orders/${ORDER_ID}`);
    const placed = asked.find(({ path, method }) => path === '/v1/orders' && method === 'POST')!;
    expect(placed.body).toEqual({
      pricingUnitId: UNIT_ID,
      eventInfo: { participants: 100, datetime: '2099-12-17T17:30:00.000Z', location: null },
      pricingUnitRequest: null,
      remarks: 'בלי אגוזים',
      termsOfService: true,
      cardId: CARD_ID,
      expectedPrice: 10_500,
      expectedToday: 10_500,
      cancellationPolicy: aStore().cancellationPolicy,
    });
    expect(placed.headers.get('idempotency-key')).toBeTruthy();
    expect(Object.keys(localStorage).filter((key) => key.includes('checkout:'))).toEqual([]);
  });

  it('shows a cancellation policy that changed meanwhile, and orders once it is agreed to', async () => {
    const revised = [{ hoursBefore: 0, refundPercent: 30 }];
    let refused = false;
    const asked = await review(
      {
        call: readStore,
        get answer() {
          return aStore(refused ? { cancellationPolicy: revised } : {});
        },
      },
      {
        call: placeOrder,
        get status() {
          return refused ? undefined : 409;
        },
        get answer() {
          if (refused) return checkout;
          refused = true;
          return problem('cancellation_policy.changed');
        },
      },
    );
    accept();
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('תנאי הביטול של העסק השתנו');
    expect(await screen.findByText(/30% מהסכום חוזרים/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /קראתי את תנאי הביטול/ }).checked).toBe(
      false,
    );
    accept();
    await press();
    await screen.findByRole('link', { name: 'לעמוד ההזמנה' });
    const sent = asked.filter(({ path }) => path === '/v1/orders').map(({ body }) => body);
    expect(sent).toMatchObject([
      { cancellationPolicy: aStore().cancellationPolicy },
      { cancellationPolicy: revised },
    ]);
  });

  it('waits with the act until the cards are read: a press before that is not lost in silence', async () => {
    const cards = lateCards();
    const asked = await review(cards.answer, { call: placeOrder, answer: checkout });
    await screen.findByText('כולל מע״מ, הכול כלול');
    accept();
    const act = await ordering();
    fireEvent.click(act);
    expect(act.getAttribute('aria-busy')).toBe('true');
    cards.letGo();
    await press();
    expect(await screen.findByRole('link', { name: 'לעמוד ההזמנה' })).toBeTruthy();
    expect(asked.filter(({ path }) => path === placeOrder.path)).toHaveLength(1);
  });

  it('says what is missing beside the act, and asks nobody', async () => {
    localStorage.clear();
    const asked = await review();
    fireEvent.change(screen.getByRole('textbox', { name: 'כמה אורחים' }), { target: { value: '100' } });
    await press();
    expect(await screen.findByText(/עוד חסר: פרטי האירוע, אישור התנאים/)).toBeTruthy();
    expect(screen.getByText('כדי להזמין צריך לאשר את התנאים')).toBeTruthy();
    expect(asked.some(({ path }) => path === '/v1/orders')).toBe(false);
  });

  it.each([
    ['on a day when the business does not work', { state: 'closed', hours: [] }],
    ['before it opens', { state: 'open', hours: [{ from: '20:00', to: '24:00' }] }],
    ['at the minute when it closes', { state: 'open', hours: [{ from: '10:00', to: '19:30' }] }],
  ])('orders nothing %s', async (_, hours) => {
    const day = { day: '2099-12-17', taken: 0, ...hours };
    const asked = await review({ call: storeDays, answer: { days: [day] } });
    await screen.findByText(/העסק (לא )?עובד/);
    accept();
    await press();
    const field = await screen.findByLabelText('תאריך');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('העסק לא עובד במועד הזה')).toBeTruthy();
    expect(asked.some(({ path }) => path === '/v1/orders')).toBe(false);
  });

  it('orders at the hour when it opens', async () => {
    const day = { day: '2099-12-17', taken: 0, state: 'open', hours: [{ from: '19:30', to: '24:00' }] };
    await review({ call: storeDays, answer: { days: [day] } }, { call: placeOrder, answer: checkout });
    await screen.findByText('פנוי ביום הזה');
    accept();
    await press();
    expect(await screen.findByRole('link', { name: 'לעמוד ההזמנה' })).toBeTruthy();
  });

  it('keeps the key when pressed again after a failing server', async () => {
    const asked = await review({ call: placeOrder, status: 503, answer: problem('server.unavailable') });
    accept();
    await press();
    expect(await screen.findByRole('alert')).toBeTruthy();
    await press();
    await waitFor(() => expect(asked.filter(({ path }) => path === '/v1/orders')).toHaveLength(2));
    const [first, second] = asked.filter(({ path }) => path === '/v1/orders');
    expect(second!.headers.get('idempotency-key')).toBe(first!.headers.get('idempotency-key'));
  });

  it('offers other dates when somebody was faster, and comes back with the one chosen', async () => {
    await review({ call: placeOrder, status: 409, answer: problem('slot.taken') });
    accept();
    await press();
    const refused = await screen.findByRole('alert');
    expect(within(refused).getByRole('heading', { name: 'התאריך הזה כבר לא פנוי' })).toBeTruthy();
    expect(refused.textContent).toContain('לא חויבתם');
    fireEvent.click((await within(refused).findAllByRole('button', { name: /בדצמבר/ }))[0]!);
    const day = await screen.findByLabelText('תאריך');
    expect((day as HTMLInputElement).value).toBe('16.12.2026');
  });

  it('asks for the price again when it changed meanwhile', async () => {
    const asked = await review({ call: placeOrder, status: 409, answer: problem('price.changed') });
    accept();
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('המחיר השתנה');
    await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/price-check'))).toHaveLength(2));
  });

  it('leads to the bank and goes on with the same checkout from the address', async () => {
    const waiting = { ...checkout, status: 'action_required', authenticateUrl: 'https://bank.example/3ds' };
    await renderOrders(
      `/partner/savta-julie/checkout?checkout=${CHECKOUT_ID}`,
      answers({ call: readCheckout, answer: waiting }),
    );
    const link = await screen.findByRole('link', { name: 'לאישור בבנק' });
    expect(link.getAttribute('href')).toBe('https://bank.example/3ds');
  });

  it('says of a card the bank has to confirm first where that is done, and what is missing until then', async () => {
    const url = 'https://bank.example/3ds';
    const cards = [{ ...card, status: 'checking', authenticateUrl: url }];
    const asked = await review({ call: listCards, answer: { cards } });
    const link = await screen.findByRole('link', { name: 'לאישור בבנק' });
    expect(link.getAttribute('href')).toBe(url);
    expect(screen.getByText(/הבנק מבקש שתאשרו את הכרטיס/).textContent).toContain('4417');
    fireEvent.click(await ordering());
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /עוד חסר: אישור הכרטיס בבנק, אישור התנאים/,
    );
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'תשלום' }));
    expect(asked.some(({ path }) => path === placeOrder.path)).toBe(false);
  });

  it('says that the only card was refused, and nothing of it to who has another', async () => {
    const refused = { ...card, _id: UNIT_ID, lastFourDigits: '0036', status: 'refused' };
    const cards: object[] = [refused];
    await review({ call: listCards, answer: { cards } });
    expect((await screen.findByText(/לא אישרה את הכרטיס/)).textContent).toContain('0036');
    cleanup();
    cards.push(card);
    await review({ call: listCards, answer: { cards } });
    await screen.findByRole('radio', { name: /4417/ });
    expect(screen.queryByText(/לא אישרה את הכרטיס/)).toBeNull();
  });

  it('chooses the card that was just added', async () => {
    const cards = [card];
    await review({ call: listCards, answer: { cards } });
    expect(await screen.findByRole('radio', { name: /4417/, checked: true })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'כרטיס אחר' }));
    const another = '01920000-0000-7000-8000-00000000c00f';
    cards.push({ ...card, _id: another, isDefault: false, lastFourDigits: '0036' });
    fireEvent.click(await screen.findByRole('button', { name: 'נשמר כרטיס' }));
    expect(await screen.findByRole('radio', { name: /0036/, checked: true })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'נשמר כרטיס' })).toBeNull();
  });
});
