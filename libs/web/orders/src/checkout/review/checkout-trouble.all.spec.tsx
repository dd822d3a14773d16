import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  checkPrice,
  createCheckoutDraft,
  deleteCheckoutDraft,
  placeOrder,
  readCheckout,
  readCheckoutDraft,
  readPricingUnit,
  replaceCheckoutDraft,
} from '@smachot/contracts';
import {
  accept,
  answers,
  checkout,
  draft,
  DRAFT_ID,
  inDraft,
  knownEvent,
  press,
  price,
  problem,
  review,
} from '../../testing/a-checkout';
import { aUnit, CHECKOUT_ID, UNIT_ID } from '../../testing/an-order';
import { renderOrders, signIn } from '../../testing/render-orders';

beforeAll(signIn);
beforeEach(knownEvent);
afterEach(cleanup);

describe('a checkout that does not go well', () => {
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

  it('reads an offer again that was published meanwhile, and orders the new one at the next press', async () => {
    let read = 0;
    let orders = 0;
    const asked = await review(
      {
        call: readPricingUnit,
        get answer() {
          return { ...aUnit(), revision: ++read };
        },
      },
      {
        call: placeOrder,
        get status() {
          return orders === 0 ? 409 : undefined;
        },
        get answer() {
          return orders++ === 0 ? problem('pricing_unit.changed') : checkout;
        },
      },
    );
    accept();
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('העסק עדכן את החבילה');
    await waitFor(() => expect(read).toBe(2));
    await press();
    await screen.findByRole('link', { name: 'לעמוד ההזמנה' });
    const placed = asked.filter(({ path }) => path === '/v1/orders');
    expect(placed.map(({ body }) => (body as { pricingUnitRevision: number }).pricingUnitRevision)).toEqual([
      1, 2,
    ]);
  });

  it('says while it waits that the server cannot be reached', async () => {
    await renderOrders(
      `/partner/savta-julie/checkout?checkout=${CHECKOUT_ID}`,
      answers({ call: readCheckout, status: 500, answer: problem('server.unexpected') }),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('ננסה שוב עוד רגע');
  });

  it('finds everything again after a reload, and keeps what is typed on the server alone', async () => {
    localStorage.clear();
    const { asked } = await renderOrders(
      inDraft,
      answers({ call: readCheckoutDraft, answer: draft }, { call: replaceCheckoutDraft, answer: draft }),
    );
    const remarks = await screen.findByRole<HTMLInputElement>('textbox', { name: /משהו שהעסק צריך לדעת/ });
    expect(remarks.value).toBe('בלי אגוזים');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'כמה אורחים' }).value).toBe('100');
    fireEvent.change(remarks, { target: { value: 'עם שקדים' } });
    await waitFor(
      () =>
        expect(asked.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
          pricingUnitId: UNIT_ID,
          remarks: 'עם שקדים',
          shownPrice: 10_500,
        }),
      { timeout: 3_000 },
    );
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/שקדים|אגוזים/);
  });

  it('says after a reload that the price is another one than was seen', async () => {
    await renderOrders(
      inDraft,
      answers({ call: readCheckoutDraft, answer: { ...draft, shownPrice: 10_000 } }),
    );
    expect(await screen.findByText(/10,000/, { selector: 'del' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /המחיר החדש, .*10,500/ })).toBeTruthy();
  });

  it('keeps the draft of a page that was left at once, and leaves the address of the next page alone', async () => {
    const asked = await review({ call: createCheckoutDraft, answer: draft });
    fireEvent.click(screen.getByRole('link', { name: 'שינוי' }));
    expect(await screen.findByText('במקום אחר')).toBeTruthy();
    await waitFor(() => expect(asked.some(({ path }) => path === createCheckoutDraft.path)).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByLabelText('query').textContent).toBe('');
  });

  it('deletes the draft of a placed order and leaves the address alone, since the way to the order may have begun', async () => {
    const deleted = { call: deleteCheckoutDraft, answer: {} };
    const asked = await review(
      { call: createCheckoutDraft, answer: draft },
      { call: placeOrder, answer: checkout },
      deleted,
    );
    const query = () => screen.getByLabelText('query').textContent;
    await waitFor(() => expect(query()).toBe(`?c=${DRAFT_ID}`), { timeout: 3_000 });
    accept();
    await press();
    await screen.findByRole('link', { name: 'לעמוד ההזמנה' });
    const placed = `?c=${DRAFT_ID}&checkout=${CHECKOUT_ID}`;
    await waitFor(() => expect(query()).toBe(placed));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(query()).toBe(placed);
  });

  it('puts a draft into the address, and says of one that is over that nothing was chosen', async () => {
    await review({ call: createCheckoutDraft, answer: draft });
    await waitFor(() => expect(screen.getByLabelText('query').textContent).toBe(`?c=${DRAFT_ID}`), {
      timeout: 3_000,
    });
    cleanup();
    await renderOrders(
      inDraft,
      answers({ call: readCheckoutDraft, status: 404, answer: problem('not_found') }),
    );
    expect(await screen.findByRole('heading', { name: 'עוד לא נבחר מה להזמין' })).toBeTruthy();
  });
});
