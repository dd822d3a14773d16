import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  checkPrice,
  exchangeRates,
  listCards,
  placeOrder,
  readCheckout,
  readPricingUnit,
  readStore,
  storeDays,
  type Checkout,
} from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import type { Answer } from '@smachot/web-platform';
import { aStore, aUnit, CARD_ID, CHECKOUT_ID, ORDER_ID, UNIT_ID } from '../testing/an-order';
import { renderOrders, signIn } from '../testing/render-orders';

const requested = { pricingUnitId: UNIT_ID, partnerUsername: 'savta-julie', request: null };
const checkout: Checkout = {
  checkoutId: CHECKOUT_ID,
  status: 'placed',
  orderId: ORDER_ID,
  authenticateUrl: null,
  code: null,
  price: 10_500,
  expiresAt: '2026-11-22T09:00:00.000Z',
};
const days = ['2026-12-16', '2026-12-17', '2026-12-20'].map((day) => ({
  day,
  state: 'open',
  hours: [{ from: '10:00', to: '24:00' }],
  taken: 0,
}));
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
const price = {
  success: true,
  price: 10_500,
  lines: [
    { kind: 'base', label: '', quantity: 1, unitPrice: 500, amount: 500 },
    { kind: 'participants', label: '', quantity: 100, unitPrice: 100, amount: 10_000 },
  ],
  deliveryKm: null,
};
const answers = (...more: Answer[]): Answer[] => [
  ...more,
  { call: readPricingUnit, answer: aUnit() },
  { call: checkPrice, answer: price },
  { call: storeDays, answer: { days } },
  { call: readStore, answer: aStore() },
  { call: listCards, answer: { cards: [card] } },
];
const problem = (code: string) => ({ error: 'x', message: 'x', code, requestId: 'r' });

const review = async (...more: Answer[]) => {
  const { asked } = await renderOrders('/unit', answers(...more), requested);
  fireEvent.click(await screen.findByRole('link', { name: 'אל ההזמנה' }));
  await screen.findByRole('heading', { name: 'תפריט חתונה' });
  return asked;
};
const ordering = () => screen.findByRole('button', { name: /להזמין · .*10,500/ });
const accept = () => fireEvent.click(screen.getByRole('checkbox', { name: /קראתי את תנאי הביטול/ }));
const press = async () => {
  const button = await ordering();
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(button);
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(
    'storedEvent',
    JSON.stringify({ participants: 100, datetime: '2099-12-17T17:30:00.000Z' }),
  );
});
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
    });
    expect(placed.headers.get('idempotency-key')).toBeTruthy();
    expect(Object.keys(localStorage).filter((key) => key.includes('checkout:'))).toEqual([]);
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
    expect(refused.textContent).toContain('שום דבר לא חויב');
    fireEvent.click((await within(refused).findAllByRole('button', { name: /בדצמבר/ }))[0]!);
    const day = await screen.findByLabelText('תאריך');
    expect((day as HTMLInputElement).value).toBe('2026-12-16');
  });

  it('asks for the price again when it changed meanwhile', async () => {
    const asked = await review({ call: placeOrder, status: 409, answer: problem('price.changed') });
    accept();
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('המחיר השתנה');
    await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/price-check'))).toHaveLength(2));
  });

  it('shows both prices when the sum changed, and orders at the new one only after it was agreed to', async () => {
    const sums = [10_500, 11_000];
    let orders = 0;
    const asked = await review(
      {
        call: checkPrice,
        get answer() {
          return { ...price, price: sums.length > 1 ? sums.shift() : sums[0] };
        },
      },
      {
        call: placeOrder,
        get status() {
          return orders === 0 ? 409 : undefined;
        },
        get answer() {
          return orders++ === 0 ? problem('price.changed') : checkout;
        },
      },
    );
    accept();
    await press();
    const agree = await screen.findByRole('checkbox', { name: /המחיר החדש, .*11,000/ });
    expect(screen.getByText(/המחיר עלה/).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByText(/10,500/, { selector: 'del' })).toBeTruthy();
    expect(document.activeElement?.contains(agree)).toBe(true);
    const button = await screen.findByRole('button', { name: /להזמין · .*11,000/ });
    fireEvent.click(button);
    expect(await screen.findByText(/עוד חסר: אישור המחיר החדש/)).toBeTruthy();
    const placed = () => asked.filter(({ path }) => path === '/v1/orders');
    expect(placed()).toHaveLength(1);
    fireEvent.click(agree);
    fireEvent.click(button);
    await screen.findByRole('link', { name: 'לעמוד ההזמנה' });
    expect(placed().map(({ body }) => (body as { expectedPrice: number }).expectedPrice)).toEqual([
      10_500, 11_000,
    ]);
  });

  it('says beside the act that the card was refused, and can be pressed again as another order', async () => {
    const asked = await review({
      call: placeOrder,
      answer: { ...checkout, status: 'refused', code: 'payment.failed' },
    });
    accept();
    await press();
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('שום דבר לא חויב');
    expect(document.activeElement?.contains(said)).toBe(true);
    fireEvent.click(within(said).getByRole('button', { name: 'לבחירת כרטיס אחר' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'תשלום' }));
    await press();
    await waitFor(() => expect(asked.filter(({ path }) => path === '/v1/orders')).toHaveLength(2));
    const [first, second] = asked.filter(({ path }) => path === '/v1/orders');
    expect(second!.headers.get('idempotency-key')).not.toBe(first!.headers.get('idempotency-key'));
  });

  it('says while it waits that the server cannot be reached', async () => {
    await renderOrders(
      `/partner/savta-julie/checkout?checkout=${CHECKOUT_ID}`,
      answers({ call: readCheckout, status: 500, answer: problem('server.unexpected') }),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('ננסה שוב עוד רגע');
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
