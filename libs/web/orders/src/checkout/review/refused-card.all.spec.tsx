import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  checkCoupon,
  dropCheckout,
  placeOrder,
  readCheckout,
  readCheckoutDraft,
  readStore,
  replaceCheckoutDraft,
} from '@smachot/contracts';
import {
  accept,
  answers,
  checkout,
  draft,
  inDraft,
  knownEvent,
  press,
  review,
} from '../../testing/a-checkout';
import { aStore, CHECKOUT_ID } from '../../testing/an-order';
import { renderOrders, signIn } from '../../testing/render-orders';

const TENTH = { code: 'TENTH', discountType: 'Percentage', discount: 10, minimumSum: null };
const remarksField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /משהו שהעסק צריך לדעת/ });

beforeAll(signIn);
beforeEach(knownEvent);
afterEach(cleanup);

describe('a checkout whose card is refused, or whose bank is left', () => {
  it('says beside the act that the card was refused, and can be pressed again as another order', async () => {
    const asked = await review({
      call: placeOrder,
      answer: { ...checkout, status: 'refused', code: 'payment.failed' },
    });
    accept();
    await press();
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('לא חויבתם');
    expect(document.activeElement?.contains(said)).toBe(true);
    fireEvent.click(within(said).getByRole('button', { name: 'לבחירת כרטיס אחר' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'תשלום' }));
    await press();
    await waitFor(() => expect(asked.filter(({ path }) => path === '/v1/orders')).toHaveLength(2));
    const [first, second] = asked.filter(({ path }) => path === '/v1/orders');
    expect(second!.headers.get('idempotency-key')).not.toBe(first!.headers.get('idempotency-key'));
  });

  it.each([
    ['card.blocked', /הכרטיס חסום\. נסו כרטיס אחר\. לא חויבתם/],
    ['card.expired', /תוקף הכרטיס פג\. .*לא חויבתם/],
    ['card.no_funds', /אין בכרטיס מסגרת פנויה.*לא חויבתם/],
    ['card.not_authenticated', /לא אושר בבנק.*לא חויבתם/],
    ['payment.failed', /חברת האשראי דחתה את הכרטיס\. .*לא חויבתם/],
  ])(
    'says why a card was refused after the bank or the card company was asked: %s',
    async (code, sentence) => {
      const asking = { ...checkout, status: 'authorising' };
      const asked = await review(
        { call: placeOrder, answer: asking },
        { call: readCheckout, answer: { ...checkout, status: 'refused', code } },
        { call: checkCoupon, answer: TENTH },
      );
      fireEvent.change(remarksField(), { target: { value: 'הילד אלרגי' } });
      fireEvent.change(screen.getByRole('textbox', { name: 'קוד קופון' }), { target: { value: 'TENTH' } });
      fireEvent.click(screen.getByRole('button', { name: 'הפעלה' }));
      accept();
      await press(/להזמין · .*9,450/);
      expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
      // what was agreed to is not asked again: another press orders
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /קראתי את תנאי הביטול/ }).checked).toBe(
        true,
      );
      await press(/להזמין · .*9,450/);
      const placed = () => asked.filter(({ path }) => path === '/v1/orders').map(({ body }) => body);
      const filledIn = { remarks: 'הילד אלרגי', couponCode: 'TENTH', expectedPrice: 9_450 };
      await waitFor(() =>
        expect(placed()).toEqual([expect.objectContaining(filledIn), expect.objectContaining(filledIn)]),
      );
    },
  );

  it('after the way to the bank and back, the next press orders what was filled in before', async () => {
    const chosen = { remarks: 'הילד אלרגי', couponCode: 'TENTH', cardPayments: 4 };
    const paymentTerms = { depositPercent: 20, restDaysBefore: 10, cardPayments: 6 };
    const { asked } = await renderOrders(
      `${inDraft}&checkout=${CHECKOUT_ID}`,
      answers(
        { call: readStore, answer: aStore({ paymentTerms }) },
        { call: readCheckout, answer: { ...checkout, status: 'refused', code: 'card.not_authenticated' } },
        { call: readCheckoutDraft, answer: { ...draft, ...chosen } },
        { call: replaceCheckoutDraft, answer: draft },
        { call: checkCoupon, answer: TENTH },
        { call: placeOrder, answer: checkout },
      ),
    );
    expect((await screen.findByRole('alert')).textContent).toMatch(/לא אושר בבנק/);
    const saved = () => asked.find(({ method }) => method === 'PUT')?.body;
    await waitFor(() => expect(saved()).toMatchObject(chosen), { timeout: 3_000 });
    // the terms are still agreed to
    await press(/להזמין · היום .*1,890/);
    const { remarks, couponCode, cardPayments } = chosen;
    const filledIn = { remarks, couponCode, paymentTerms: { ...paymentTerms, cardPayments } };
    await waitFor(() =>
      expect(asked.find(({ path }) => path === '/v1/orders')?.body).toMatchObject(filledIn),
    );
  });

  it('says that nothing was charged when the bank was left without an answer', async () => {
    const asked = {
      ...checkout,
      status: 'action_required',
      authenticateUrl: 'https://bank.example/3ds',
    };
    await review(
      { call: placeOrder, answer: asked },
      { call: readCheckout, answer: asked },
      { call: dropCheckout },
    );
    accept();
    await press();
    fireEvent.click(await screen.findByRole('button', { name: 'לוותר ולחזור' }));
    const said = await screen.findByText(/לא חויבתם, והתאריך שוחרר/);
    expect(document.activeElement?.contains(said)).toBe(true);
    expect(screen.getByRole('button', { name: /להזמין · .*10,500/ })).toBeTruthy();
  });
});
