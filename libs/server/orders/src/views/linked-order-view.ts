import type { Amendment, Order, LinkedOrder as LinkedOrderContract } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import {
  needsAmendment,
  oneMoreAt,
  participantsBounds,
  rateAt,
  type Rates,
  withinBounds,
} from '@smachot/pricing';
import type { EventSeats } from '@smachot/server-rsvp';
import type { AmendmentState, StoredLinkedOrder } from '../domain/linked/linked-order-state';
import type { LinkedOrder } from '../domain/linked/linked-order';
import { comesToCustomer } from '../domain/placing/frozen-rates';
import { attendanceView } from './attendance-view';
import { mayBeCalled } from './order-view';
import { Order as OrderOf } from '../domain/order';
import type { OrderState } from '../domain/order-state';
import { paidPrice } from '../domain/order-terms';
import type { PaymentPlanState } from '../domain/plan/payment-plan-state';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

type SeenBeside = { authenticateUrl?: string | null | undefined; arrived?: number };

/**
 * State of an order that follows an invitation, for one of its sides.
 * @param event undefined when the invitation is deleted
 * @param more URL at which the one more sale is confirmed; people checked in at the door
 */
export const linkedOrderView = (
  order: { state: OrderState; storedLinkedOrder: StoredLinkedOrder; plan: PaymentPlanState | null },
  event: EventSeats | undefined,
  side: Order['side'],
  { authenticateUrl = null, arrived = 0 }: SeenBeside = {},
): LinkedOrderContract => {
  const { state, storedLinkedOrder, plan } = order;
  const { linkedOrder } = new OrderOf(state, storedLinkedOrder, null, plan);
  const { state: own, amendment } = storedLinkedOrder;
  const { unit } = state.rates!;
  const paid = paidSum(state, storedLinkedOrder, plan);
  const seats = event ? linkedOrder!.counted(event) : null;
  const floats = own.status === 'following';
  const now = floats ? linkedOrder!.settlement.estimate(seats) : null;
  const more = now && seats !== null ? oneMoreAt(state.rates!, now.participants) : null;
  const customers = side === 'customer';
  return {
    status: own.status,
    eventId: customers ? own.eventId : null,
    eventTitle: customers ? (event?.title ?? null) : null,
    counts: own.counts,
    seatsConfirmed: seats,
    agreedParticipants: own.agreedParticipants,
    paidParticipants: own.paidParticipants,
    estimate: now && pricedView(now, paid),
    beyondAgreed:
      floats && seats !== null && needsAmendment(own.agreedParticipants, withinBounds(unit, seats)),
    oneMoreGuest: more === null ? null : toShekels(more),
    rate: rateView(state.rates!),
    ...participantsBounds(unit),
    cutOffAt: own.cutOffAt.toISOString(),
    settled: settledView(storedLinkedOrder),
    payBy: own.extraStatus === 'action_required' ? iso(own.payBy) : null,
    authenticateUrl: customers && own.extraStatus === 'action_required' ? authenticateUrl : null,
    amendment: amendment && amendmentView(amendment, paid),
    attendance: attendanceView(state, linkedOrder!, { paid, seats, arrived }),
    event: eventView(state, linkedOrder!, customers),
  };
};

/** `paid`: base of the difference. */
const pricedView = (
  { participants, price }: { participants: number; price: number },
  paid: number,
): NonNullable<LinkedOrderContract['estimate']> => ({
  participants,
  price: toShekels(price),
  difference: toShekels(price - paid),
});

const rateView = (rates: Rates): LinkedOrderContract['rate'] => {
  const rate = rateAt(rates);
  return (
    rate && {
      base: toShekels(rate.base),
      perParticipant: toShekels(rate.perParticipant),
      atLeast: toShekels(rate.atLeast),
      ...(rate.coupon ? { way: toShekels(rate.way), coupon: rate.coupon } : {}),
    }
  );
};

/** A business sees the event's new place once it has approved; one that delivers sees it at once. */
const eventView = (
  { rates, status }: OrderState,
  { state, event }: LinkedOrder,
  customers: boolean,
): LinkedOrderContract['event'] => {
  const { movedTo, movedPlace, eventCancelledAt } = state;
  const { date, address } = event.agreed;
  const mayKnow = customers || comesToCustomer(rates) || mayBeCalled(status);
  const at = (datetime: Date, where: string) => ({
    datetime: datetime.toISOString(),
    address: mayKnow && where ? where : null,
  });
  const moved = movedTo !== null || (mayKnow && movedPlace !== null);
  return {
    cancelledAt: iso(eventCancelledAt),
    moved: moved
      ? { from: at(date, address), to: at(movedTo ?? date, movedPlace?.address ?? address) }
      : null,
    offer: moved ? { datetime: event.suggestedStart.toISOString(), location: event.suggestedPlace } : null,
  };
};

/** Base of the shown differences: the sum paid before the cut-off, or the one to be paid once the business has approved. */
const paidSum = (order: OrderState, { state }: StoredLinkedOrder, plan: PaymentPlanState | null): number => {
  // the agreed sum is paid with the rest, whether the platform or the business collects it
  if (plan && plan.status !== 'paid') return order.price;
  return state.status === 'following' || state.status === 'counting' || order.captured === 0
    ? paidPrice(order)
    : order.captured - order.refunded - (state.extraCaptured - state.extraRefunded);
};

const settledView = ({ state }: StoredLinkedOrder): LinkedOrderContract['settled'] =>
  state.settledAt && {
    participants: state.settledParticipants!,
    price: toShekels(state.settledPrice!),
    difference: toShekels(state.settledDifference!),
    at: state.settledAt.toISOString(),
  };

const amendmentView = (amendment: AmendmentState, paid: number): Amendment => ({
  amendmentId: amendment.id,
  ...pricedView(amendment, paid),
  status: amendment.status,
  by: amendment.by,
  proposedAt: amendment.proposedAt.toISOString(),
  answeredAt: iso(amendment.answeredAt),
});
