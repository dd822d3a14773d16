import { Injectable } from '@nestjs/common';
import type { AttendeePayment, RegistrationId, TicketPayment, TicketPaymentRow } from '@smachot/contracts';
import { Clock, toShekels } from '@smachot/kernel';
import { isRestDay } from '@smachot/server-calendar';
import { OrderPayments } from '@smachot/server-payments';
import { TicketPurchase, type TicketPurchaseState } from '../domain/ticket-purchase';
import { TicketPurchaseQueries } from '../persistence/ticket-purchase.queries';

const returningOf = (state: TicketPurchaseState): { toRefund: number; owed: number } => {
  const { toCard, owed } = new TicketPurchase(state).returning;
  return { toRefund: toShekels(toCard), owed: toShekels(owed) };
};

export const attendeePaymentView = (state: TicketPurchaseState | undefined): AttendeePayment | null =>
  state
    ? {
        status: state.status,
        total: toShekels(state.price),
        lines: state.lines,
        refunded: toShekels(state.refunded),
        ...returningOf(state),
      }
    : null;

export const paymentRowView = (state: TicketPurchaseState): TicketPaymentRow => ({
  registrationId: state.registrationId,
  code: state.code,
  title: state.title,
  slug: state.slug,
  total: toShekels(state.price),
  paid: toShekels(state.captured),
  refunded: toShekels(state.refunded),
  ...returningOf(state),
  status: state.status,
  createdAt: state.createdAt.toISOString(),
});

/** Payments of registrations as their people see them. */
@Injectable()
export class TicketPaymentViews {
  constructor(
    private readonly purchases: TicketPurchaseQueries,
    private readonly payments: OrderPayments,
    private readonly clock: Clock,
  ) {}

  /** @returns a view for any of the given registrations; null: it costs nothing */
  async of(ids: readonly RegistrationId[]): Promise<(id: RegistrationId) => TicketPayment | null> {
    const purchases = await this.purchases.of(ids);
    const open = [...purchases.values()].filter(
      ({ status, ended }) => status === 'action_required' && !ended,
    );
    const urls = new Map<RegistrationId, string | null>();
    for (const { registrationId, paymentId } of open)
      if (paymentId) urls.set(registrationId, (await this.payments.view(paymentId)).authenticateUrl);
    const cards = await this.payments.cardsOf(
      [...purchases.values()].flatMap(({ paymentId }) => paymentId ?? []),
    );
    return (id) => {
      const state = purchases.get(id);
      if (!state) return null;
      const card = state.paymentId ? (cards.get(state.paymentId) ?? null) : null;
      return this.view(state, card, urls.get(id) ?? null);
    };
  }

  private view(
    state: TicketPurchaseState,
    cardLastFour: string | null,
    authenticateUrl: string | null,
  ): TicketPayment {
    const purchase = new TicketPurchase(state);
    const back = state.ended ? null : purchase.refundOf('attendee', this.clock.now(), isRestDay);
    return {
      code: state.code,
      status: state.status,
      total: toShekels(state.price),
      lines: state.lines,
      paid: toShekels(state.captured),
      refunded: toShekels(state.refunded),
      ...returningOf(state),
      refundIfCanceled: toShekels(back ? back.refunded + back.owed : 0),
      refundDays: state.refundDays,
      cardLastFour,
      payBy: state.payBy?.toISOString() ?? null,
      mayPay: purchase.mayBePaid,
      authenticateUrl,
    };
  }
}
