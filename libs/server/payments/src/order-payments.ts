import { Injectable } from '@nestjs/common';
import type { CardId, PaymentId, UserId } from '@smachot/contracts';
import { Clock, wallTime } from '@smachot/kernel';
import { isValidPast } from './domain/card';
import { PaymentQueries, type PaymentView } from './persistence/payment.queries';

export type { PaymentView } from './persistence/payment.queries';

/** Queries of the orders context about cards and about its payments. */
@Injectable()
export class OrderPayments {
  constructor(
    private readonly payments: PaymentQueries,
    private readonly clock: Clock,
  ) {}

  /** The card to be charged: the named one, otherwise the default. Null when no valid one exists. */
  async usableCard(userId: UserId, cardId: CardId | null): Promise<{ id: CardId } | null> {
    const card = await this.payments.chosenCard(userId, cardId);
    return card && isValidPast(card.expiry, wallTime(this.clock.now()).day) ? { id: card.id } : null;
  }

  /** Last four digits of the cards of payments; those of deleted cards are missing. */
  async cardsOf(paymentIds: PaymentId[]): Promise<Map<PaymentId, string>> {
    const rows = paymentIds.length ? await this.payments.cardsOf(paymentIds) : [];
    return new Map(rows.map(({ id, lastFour }) => [id, lastFour]));
  }

  async view(paymentId: PaymentId): Promise<PaymentView> {
    return (await this.payments.view(paymentId)) ?? { cardLastFour: null, authenticateUrl: null };
  }
}
