import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  checkPrice,
  listCards,
  readPricingUnit,
  readStore,
  storeDays,
  type Checkout,
} from '@smachot/contracts';
import { type Answer, setProductTime } from '@smachot/web-platform';
import { aStore, aUnit, CARD_ID, CHECKOUT_ID, ORDER_ID, UNIT_ID } from './an-order';
import { renderOrders } from './render-orders';

const requested = { pricingUnitId: UNIT_ID, partnerUsername: 'savta-julie', request: null };
export const checkout: Checkout = {
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
export const card = {
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
export const price = {
  success: true,
  price: 10_500,
  lines: [
    { kind: 'base', label: '', quantity: 1, unitPrice: 500, amount: 500 },
    { kind: 'participants', label: '', quantity: 100, unitPrice: 100, amount: 10_000 },
  ],
  deliveryKm: null,
};
export const DRAFT_ID = 'd'.repeat(32);
export const draft = {
  draftId: DRAFT_ID,
  partnerUsername: 'savta-julie',
  pricingUnitId: UNIT_ID,
  pricingUnitRequest: null,
  remarks: 'בלי אגוזים',
  eventInfo: { participants: 100, datetime: '2099-12-17T17:30:00.000Z', location: null },
  shownPrice: 10_500,
  price: 10_500,
  expiresAt: '2026-11-23T08:00:00.000Z',
};
export const inDraft = `/partner/savta-julie/checkout?c=${DRAFT_ID}`;
export const answers = (...more: Answer[]): Answer[] => [
  ...more,
  { call: readPricingUnit, answer: aUnit() },
  { call: checkPrice, answer: price },
  { call: storeDays, answer: { days } },
  { call: readStore, answer: aStore() },
  { call: listCards, answer: { cards: [card] } },
];
/** The stored cards, answered once they are let go. */
export const lateCards = () => {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => (letGo = resolve));
  return { answer: { call: listCards, answer: { cards: [card] }, until }, letGo: () => letGo() };
};
export const problem = (code: string) => ({ error: 'x', message: 'x', code, requestId: 'r' });

export const review = async (...more: Answer[]) => {
  const { asked } = await renderOrders('/unit', answers(...more), requested);
  fireEvent.click(await screen.findByRole('link', { name: 'אל ההזמנה' }));
  await screen.findByRole('heading', { name: 'תפריט חתונה' });
  return asked;
};
export const ordering = (name = /להזמין · .*10,500/) => screen.findByRole('button', { name });
export const accept = () => fireEvent.click(screen.getByRole('checkbox', { name: /קראתי את תנאי הביטול/ }));
export const press = async (name?: RegExp) => {
  const button = await ordering(name);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(button);
};

/** The browser knows an event, five weeks from the product's now. */
export const knownEvent = (): void => {
  setProductTime('2099-11-10T09:00:00.000Z');
  localStorage.clear();
  localStorage.setItem(
    'storedEvent',
    JSON.stringify({ participants: 100, datetime: '2099-12-17T17:30:00.000Z' }),
  );
};
