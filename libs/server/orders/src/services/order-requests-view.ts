import { Injectable } from '@nestjs/common';
import type { Order as OrderContract } from '@smachot/contracts';
import { OrderPayments } from '@smachot/server-payments';
import { InvitationsGateway } from '../invitations-gateway';
import type { StoredOrder } from '../persistence/orders/order.queries';
import { changeView } from '../views/change-view';
import { linkedOrderView } from '../views/linked-order-view';
import { ChangesCalendar } from './changes-calendar';

/** What the sides of an order ask of each other: other terms, and the number of an order that follows an invitation. */
@Injectable()
export class OrderRequestsView {
  constructor(
    private readonly calendar: ChangesCalendar,
    private readonly invitations: InvitationsGateway,
    private readonly payments: OrderPayments,
  ) {}

  /** The newest change request; an open one with the answer of the store's calendar. */
  async change({ state, change }: StoredOrder): Promise<OrderContract['changeRequest']> {
    if (change?.status !== 'open') return change && changeView(change, null);
    const asked = await this.calendar.ask(state, change);
    return changeView(change, asked.ok ? asked.value.calendar : null);
  }

  /** Null when the order follows no invitation. */
  async linkedOrder(order: StoredOrder, side: OrderContract['side']): Promise<OrderContract['following']> {
    const { storedLinkedOrder } = order;
    if (!storedLinkedOrder) return null;
    const { eventId, extraPaymentId, extraStatus } = storedLinkedOrder.state;
    const counts = storedLinkedOrder.state.status === 'counting';
    const [events, arrivals, extra] = await Promise.all([
      this.invitations.seats([eventId]),
      this.invitations.arrived(counts ? [eventId] : []),
      extraPaymentId && extraStatus === 'action_required' && side === 'customer'
        ? this.payments.view(extraPaymentId)
        : null,
    ]);
    const event = eventId ? events.get(eventId) : undefined;
    return linkedOrderView({ ...order, storedLinkedOrder }, event, side, {
      authenticateUrl: extra?.authenticateUrl,
      arrived: (eventId && arrivals.get(eventId)) ?? 0,
    });
  }
}
