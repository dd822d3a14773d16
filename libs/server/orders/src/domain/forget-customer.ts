import type { OrderState } from './order-state';

/** Erases the customer's name, phone and words from an order that is over, and the place of its event. */
export const forgetCustomer = (state: OrderState): void => {
  const { summary, timeline } = state;
  Object.assign(state, {
    customerFirstName: '',
    customerLastName: '',
    customerPhone: '',
    summary: { ...summary, remarks: '', eventInfo: { ...summary.eventInfo, location: null } },
    // a reason is free text, which may name the customer
    timeline: timeline.map(({ reason: _reason, ...entry }) => entry),
  });
};
