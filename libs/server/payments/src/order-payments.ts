import { Injectable } from '@nestjs/common';
import { Clock, wallTime } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import { isValidPast } from './domain/card';
import { chosenCard } from './persistence/payment.repository';

export type PaymentView = {
  cardLastFour: string | null;
  /** Where the card's owner confirms what was asked for. */
  authenticateUrl: string | null;
};

/** What orders may ask about cards and the payments it wanted. */
@Injectable()
export class OrderPayments {
  constructor(
    private readonly read: ReadModel,
    private readonly clock: Clock,
  ) {}

  /** The card that would be charged: the one named, else the default. Null when there is none that is valid now. */
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
