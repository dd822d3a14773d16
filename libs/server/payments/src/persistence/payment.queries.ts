import { Injectable } from '@nestjs/common';
import type { CardId, PaymentId, UserId } from '@smachot/contracts';
import { hasCome, ReadModel } from '@smachot/server-platform';
import { chosenCard } from './payment.repository';

export type PaymentView = {
  cardLastFour: string | null;
  /** URL where the cardholder confirms the challenge. */
  authenticateUrl: string | null;
};

const UNCLAIMED = '(claimed_until is null or claimed_until < clock_timestamp())';
/** Condition of a tick. */
export const PAYMENT_DUE = hasCome('next_look_at', 'payments.order_payments', UNCLAIMED);

/** Reads payments of orders. */
@Injectable()
export class PaymentQueries {
  constructor(private readonly read: ReadModel) {}

  /** Payments that are due by the product's clock and whose lease has ended by the real one. */
  due(now: Date, limit: number): Promise<{ id: PaymentId }[]> {
    return this.read.rows<{ id: PaymentId }>(
      `select id from payments.order_payments where next_look_at <= $1 and ${UNCLAIMED}
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

  cardsOf(ids: PaymentId[]): Promise<{ id: PaymentId; lastFour: string }[]> {
    return this.read.rows(
      `select p.id, c.last_four as "lastFour" from payments.order_payments p join payments.cards c on c.id = p.card_id
       where p.id = any($1::uuid[])`,
      [ids],
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
