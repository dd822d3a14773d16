import { Injectable } from '@nestjs/common';
import type { CardId, PaymentId, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { chosenCard } from './payment.repository';

export type PaymentView = {
  cardLastFour: string | null;
  /** URL where the cardholder confirms the challenge. */
  authenticateUrl: string | null;
};

/** Reads payments of orders. */
@Injectable()
export class PaymentQueries {
  constructor(private readonly read: ReadModel) {}

  /** Payments that are due by the product's clock and whose lease has ended by the real one. */
  due(now: Date, limit: number): Promise<{ id: PaymentId }[]> {
    return this.read.rows<{ id: PaymentId }>(
      `select id from payments.order_payments where next_look_at <= $1 and (claimed_until is null or claimed_until < clock_timestamp())
       order by next_look_at limit ${limit}`,
      [now],
    );
  }

  /** The card to be charged: the named one, otherwise the default. */
  chosenCard(userId: UserId, cardId: CardId | null): Promise<{ id: CardId; expiry: string } | undefined> {
    return this.read.one<{ id: CardId; expiry: string }>(
      `select id, expiry from payments.cards where ${chosenCard('$1', '$2')}`,
      [userId, cardId],
    );
  }

  view(paymentId: PaymentId): Promise<PaymentView | undefined> {
    return this.read.one<PaymentView>(
      `select c.last_four as "cardLastFour",
         (select l.authenticate_url from payments.ledger l where l.payment_id = p.id and l.status = 'action_required' order by l.id desc limit 1) as "authenticateUrl"
       from payments.order_payments p left join payments.cards c on c.id = p.card_id where p.id = $1`,
      [paymentId],
    );
  }
}
