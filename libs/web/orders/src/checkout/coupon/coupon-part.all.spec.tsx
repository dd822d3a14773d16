import { checkCoupon, placeOrder } from '@smachot/contracts';
import { plain } from '@smachot/i18n';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { accept, checkout, knownEvent, problem, review } from '../../testing/a-checkout';
import { signIn } from '../../testing/render-orders';

beforeAll(signIn);
beforeEach(knownEvent);
afterEach(cleanup);

const TENTH = { code: 'TENTH', discountType: 'Percentage', discount: 10, minimumSum: null };
const typeCode = async (code: string) => {
  fireEvent.change(await screen.findByRole('textbox', { name: 'קוד קופון' }), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'הפעלה' }));
};
const said = () => plain(document.body.textContent).replace(/[\u2066-\u2069]/g, '');
const order = async (name: RegExp) => {
  accept();
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(button);
};

describe('a coupon in the checkout', () => {
  it('is a line of the price, and ordered with the price it leaves', async () => {
    const asked = await review(
      { call: checkCoupon, answer: TENTH },
      { call: placeOrder, answer: { ...checkout, price: 9_450 } },
    );
    await typeCode(' tenth ');
    await waitFor(() => expect(said()).toContain('קופון TENTH: 10% הנחה'));
    expect(said()).toContain('קופון TENTHהנחה של 10%');
    await order(/להזמין · .*9,450/);
    await waitFor(() => expect(asked.some(({ path }) => path === '/v1/orders')).toBe(true));
    expect(asked.find(({ path }) => path === '/v1/orders')!.body).toMatchObject({
      couponCode: 'TENTH',
      expectedPrice: 9_450,
    });
    expect(asked.find(({ path }) => path === checkCoupon.path)!.body).toMatchObject({
      code: 'TENTH',
      target: { kind: 'pricing_unit' },
    });
  });

  it('says at the field why a code is no use, and asks nobody about one that cannot be', async () => {
    const asked = await review({ call: checkCoupon, status: 409, answer: problem('coupon.used_up') });
    await typeCode('!');
    expect(await screen.findByText('3 עד 20 אותיות, ספרות ומקפים, בלי רווחים')).toBeTruthy();
    expect(asked.some(({ path }) => path === checkCoupon.path)).toBe(false);
    await typeCode('TENTH');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'קוד קופון' }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(await screen.findByRole('button', { name: /להזמין · .*10,500/ })).toBeTruthy();
  });

  it('says from which sum on it counts, orders without it until then, and can be taken off', async () => {
    const asked = await review(
      { call: checkCoupon, answer: { ...TENTH, minimumSum: 20_000 } },
      { call: placeOrder, answer: checkout },
    );
    await typeCode('TENTH');
    await waitFor(() => expect(said()).toContain('הקופון תקף מ־20,000 ₪ ומעלה'));
    await order(/להזמין · .*10,500/);
    await waitFor(() => expect(asked.some(({ path }) => path === '/v1/orders')).toBe(true));
    expect(asked.find(({ path }) => path === '/v1/orders')!.body).not.toHaveProperty('couponCode');
  });
});
