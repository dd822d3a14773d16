import { createCheckoutDraft, orderConsequences, readCheckoutDraft, readOrder } from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { draft } from '../testing/a-checkout';
import { EVENT_ID } from '../testing/a-linked-order';
import { anApprovedOrder, anOrder, ORDER_ID } from '../testing/an-order';
import { renderOrders } from '../testing/render-orders';

const mine = `/me/orders/${ORDER_ID}`;
const theirs = `/dashboard/savta-julie/orders/${ORDER_ID}`;
const cancel = { captured: 0, refunded: 51_696, kept: 0, owed: 0, because: 'policy' };
const answers = (order: object) => [
  { call: orderConsequences, answer: { moves: { cancel, recall: cancel } } },
  { call: readOrder, answer: order },
];
afterEach(cleanup);

it('puts the same menu, remarks, number and place into a checkout without a day', async () => {
  const earlier = { eventId: EVENT_ID, celebrating: 'wedding' };
  localStorage.setItem('storedEvent', JSON.stringify(earlier));
  const order = anApprovedOrder();
  const { asked } = await renderOrders(mine, [
    { call: createCheckoutDraft, answer: draft },
    { call: readCheckoutDraft, answer: draft },
    ...answers(order),
  ]);
  fireEvent.click(await screen.findByRole('button', { name: /להזמין שוב/ }));
  await waitFor(() => expect(asked.some(({ path }) => path === createCheckoutDraft.path)).toBe(true));
  const { pricingUnitId, pricingUnitRequest, remarks, eventInfo } = order.orderSummary;
  expect(asked.find(({ path }) => path === createCheckoutDraft.path)!.body).toEqual({
    pricingUnitId,
    pricingUnitRequest: pricingUnitRequest ?? null,
    remarks,
    eventInfo: { participants: eventInfo.participants, location: eventInfo.location, datetime: null },
  });
  // the guests of the event that was planned before are not this order's
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('storedEvent')!)).toMatchObject({
      ...{ participants: eventInfo.participants, eventId: null, celebrating: null },
    }),
  );
});

it.each([
  ['the customer', mine, anApprovedOrder(), /ביטול ההזמנה/],
  ['the business', theirs, anApprovedOrder({ side: 'partner' }), /ביטול ההזמנה/],
  ['a customer who waits', mine, anOrder(), /משיכת ההזמנה/],
])('what ends the order stands last for %s', async (_, at, order, name) => {
  await renderOrders(at, answers(order));
  const moves = await screen.findByRole('region', { name: 'מה אפשר לעשות עכשיו' });
  const last = await within(moves).findByRole('button', { name });
  const all = [...moves.querySelectorAll('button, a')];
  expect(all.at(-1)).toBe(last);
  expect(all.length).toBeGreaterThan(1);
  expect(within(moves).getByRole('button', { name: /הוספה ליומן/ })).toBeTruthy();
});
