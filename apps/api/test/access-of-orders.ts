import type { Expected } from './access-rows';

/** Of a real order: 409 is a move of the other side. */
export type OfOrder = Expected | 409;
type OrderRow = readonly [
  owner: OfOrder,
  member: OfOrder,
  otherPartner: OfOrder,
  customer: OfOrder,
  otherCustomer: OfOrder,
  superAdmin: OfOrder,
];
const bothSidesRead: OrderRow = ['ok', 'ok', 404, 'ok', 404, 'ok'];
const storeReads: OrderRow = ['ok', 'ok', 404, 404, 404, 'ok'];
const crewMoves: OrderRow = ['ok', 'ok', 404, 409, 404, 404];
const customerMoves: OrderRow = [409, 409, 404, 'ok', 404, 404];
const customerOnly: OrderRow = [404, 404, 404, 'ok', 404, 404];

export const expectedOfOrder: Record<string, OrderRow> = {
  'orders.readCheckout': customerOnly,
  'orders.dropCheckout': customerOnly,
  // with the store's name
  'orders.list': storeReads,
  'orders.export': storeReads,
  'orders.storeHome': storeReads,
  'waiting.ofStore': storeReads,
  'orders.read': bothSidesRead,
  'orders.consequences': bothSidesRead,
  'orders.mailReceipt': customerOnly,
  'orders.receipt': bothSidesRead,
  'orders.calendarFile': bothSidesRead,
  'orders.approve': crewMoves,
  'orders.decline': crewMoves,
  'orders.recall': customerMoves,
  'orders.cancel': ['ok', 'ok', 404, 'ok', 404, 404],
  'orders.pay': customerMoves,
  'orders.decideRest': crewMoves,
  'orders.leave': customerMoves,
  'orders.proposeAmendment': customerMoves,
  'orders.acceptAmendment': crewMoves,
  'orders.refuseAmendment': crewMoves,
  // The customer has proposed; nobody was counted yet, so there is nothing to object to.
  'orders.proposeAttendance': ['ok', 'ok', 404, 'ok', 404, 404],
  'orders.answerAttendance': crewMoves,
  'orders.objectToAttendance': [409, 409, 404, 409, 404, 404],
  'orders.menu': bothSidesRead,
  // Either side may propose a change; here the customer has.
  'orders.previewChange': ['ok', 'ok', 404, 'ok', 404, 404],
  'orders.proposeChange': ['ok', 'ok', 404, 'ok', 404, 404],
  'orders.acceptChange': crewMoves,
  'orders.refuseChange': crewMoves,
  'orders.withdrawChange': customerMoves,
  'orders.kitchenSheet': bothSidesRead,
  'orders.rides': bothSidesRead,
  'orders.sayStreet': customerMoves,
  'orders.askStreet': crewMoves,
};
