import { Injectable } from '@nestjs/common';
import { Clock, wallTime } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import { isValidPast } from './domain/card';
import { chosenCard } from './persistence/payment.repository';

export type PaymentView = {
  cardLastFour: string | null;
  /** URL where the cardholder confirms the challenge. */
  authenticateUrl: string | null;
};

/** Queries of the orders context about cards and about its payments. */
@Injectable()
export class OrderPayments {
  constructor(
    private readonly read: ReadModel,
    private readonly clock: Clock,
  ) {}

  /** The card to be charged: the named one, otherwise the default. Null when no valid one exists. */
  async usableCard(userId: string, cardId: string | null): Promise<{ id: string } | null> {
    const card = await this.read.one<{ id: string; expiry: string }>(
      `select id, expiry from payments.cards where ${chosenCard('$1', '$2')}`,
      [userId, cardId],
    );
    return card && isValidPast(card.expiry, wallTime(this.clock.now()).day) ? { id: card.id } : null;
  }

  async view(paymentId: string): Promise<PaymentView> {
    const row = await this.read.one<PaymentView>(
      `select c.last_four as "cardLastFour",
         (select l.authenticate_url from payments.ledger l where l.payment_id = p.id and l.status = 'action_required' order by l.id desc limit 1) as "authenticateUrl"
       from payments.order_payments p left join payments.cards c on c.id = p.card_id where p.id = $1`,
      [paymentId],
    );
    return row ?? { cardLastFour: null, authenticateUrl: null };
  }
}
