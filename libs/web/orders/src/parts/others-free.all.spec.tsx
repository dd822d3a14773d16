import {
  orderConsequences,
  placeOrder,
  readCheckout,
  readOrder,
  storeDays,
  type OrderStatus,
} from '@smachot/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { accept, answers, checkout, knownEvent, press, problem, review } from '../testing/a-checkout';
import { anOrder, CHECKOUT_ID, ORDER_ID } from '../testing/an-order';
import { renderOrders, signIn } from '../testing/render-orders';

beforeAll(signIn);
beforeEach(knownEvent);
afterEach(cleanup);

const ofThisEvent = {
  partner: 'savta-julie',
  event: { datetime: '2099-12-17T17:30:00.000Z', participants: 100, location: null },
};
const offered = async () => JSON.parse((await screen.findByLabelText('others')).textContent) as unknown;

describe('whoever hears no in a checkout is offered others', () => {
  it.each(['slot.taken', 'slot.closed', 'slot.notice'])('when it is refused by %s', async (code) => {
    await review({ call: placeOrder, status: 409, answer: problem(code) });
    accept();
    await press();
    expect(await offered()).toEqual(ofThisEvent);
  });

  it('but not when it is refused for what the customer has', async () => {
    await review({ call: placeOrder, status: 409, answer: problem('slot.one_a_day') });
    accept();
    await press();
    await screen.findByRole('alert');
    expect(screen.queryByLabelText('others')).toBeNull();
  });

  it('when its time has passed', async () => {
    const expired = { ...checkout, status: 'expired' };
    await renderOrders(
      `/partner/savta-julie/checkout?checkout=${CHECKOUT_ID}`,
      answers({ call: readCheckout, answer: expired }),
    );
    expect(await offered()).toEqual(ofThisEvent);
  });

  it('when the chosen day is full, before anything is pressed', async () => {
    const full = { day: '2099-12-17', state: 'full', hours: [], taken: 2 };
    await review({ call: storeDays, answer: { days: [full] } });
    expect(await offered()).toEqual(ofThisEvent);
  });

  it('and not while the day is free', async () => {
    await review();
    await screen.findByText('כולל מע״מ, הכול כלול');
    expect(screen.queryByLabelText('others')).toBeNull();
  });
});

describe('on the page of an order', () => {
  const show = async (
    status: OrderStatus,
    at = `/me/orders/${ORDER_ID}`,
    side: 'customer' | 'partner' = 'customer',
  ) => {
    await renderOrders(at, [
      { call: orderConsequences, answer: { moves: {} } },
      { call: readOrder, answer: anOrder({ status, side }) },
    ]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeTruthy());
  };

  it.each(['declined', 'cancelled_partner'] as const)('others are offered when it is %s', async (status) => {
    await show(status);
    const { eventInfo } = anOrder().orderSummary;
    expect(await offered()).toEqual({ partner: anOrder().store.partnerUsername, event: eventInfo });
  });

  it.each(['pending', 'approved', 'recalled', 'cancelled_customer', 'done'] as const)(
    'nobody else is offered while it is %s',
    async (status) => {
      await show(status);
      expect(screen.queryByLabelText('others')).toBeNull();
    },
  );

  it('nobody else is offered to the business', async () => {
    await show('declined', `/dashboard/savta-julie/orders/${ORDER_ID}`, 'partner');
    expect(screen.queryByLabelText('others')).toBeNull();
  });
});
