import { newId } from '@smachot/kernel';
import type { Rates } from '@smachot/pricing';
import { Order } from '../domain/order';
import type { Draft } from '../domain/order-state';
import { anOrder, inHours, NOON, START } from './an-order';
import { capture } from './paying';

/** 500 and 120 for each of 20–200: 6,500 for the 50 of the order. */
export const RATES: Rates = {
  unit: {
    type: 'simple',
    pricingFactor: {
      type: 'range',
      participants: { min: 20, max: 200 },
      basePrice: 500,
      pricePerParticipant: 120,
    },
  },
  request: null,
  delivery: null,
};
/** The same by the shekel: 50 for the 50 of the order. */
export const BY_THE_SHEKEL: Rates = {
  unit: {
    type: 'simple',
    pricingFactor: {
      type: 'range',
      participants: { min: 20, max: 200 },
      basePrice: 0,
      pricePerParticipant: 1,
    },
  },
};
/** The notice is a day; 18:00 of the day it is placed. */
export const CUT_OFF = inHours(-24, START);
export const FIRST_LOOK = inHours(7);

/** A pending order of 50 that follows an invitation. */
export const aFollowing = (draft: Partial<Draft> = {}): Order =>
  anOrder({}, { rates: RATES, followsEventId: newId(), ...draft });

/** Approved and paid. */
export const aPaidFollowing = (draft: Partial<Draft> = {}): Order => {
  const order = aFollowing(draft);
  order.approve(NOON);
  if (order.state.paymentId) capture(order);
  return quiet(order);
};

/** What happened before is not looked at. */
export const quiet = (order: Order): Order => {
  order.uncommit();
  order.news.splice(0);
  return order;
};

/** As it is after a restart: written down and read again. */
export const again = (order: Order): Order => {
  const { following } = order;
  return new Order(
    structuredClone(order.state),
    following && structuredClone({ state: following.state, amendment: following.amendments.newest }),
  );
};
