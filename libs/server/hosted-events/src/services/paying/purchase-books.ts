import { Injectable } from '@nestjs/common';
import type { CardId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { MoneyAct, TicketPurchase } from '../../domain/ticket-purchase';
import { TicketPurchaseRepository } from '../../persistence/ticket-purchase.repository';

/** The path where the cardholder goes on. */
export const returnToOf = ({ state: { slug } }: TicketPurchase): string =>
  `/event/${encodeURIComponent(slug)}`;

/** Writes payments of registrations, and tells payments and payouts what they have to do. */
@Injectable()
export class PurchaseBooks {
  constructor(private readonly purchases: TicketPurchaseRepository) {}

  wantHold(tx: Tx, purchase: TicketPurchase): void {
    const { paymentId, userId, cardId, price: amount, code } = purchase.state;
    const about = { paymentId: paymentId!, userId, cardId, amount, code };
    tx.emit('hosted_events.hold_wanted', { ...about, returnTo: returnToOf(purchase) });
  }

  /** `cardId`: another card, after a capture that failed. */
  wantCapture(tx: Tx, purchase: TicketPurchase, cardId: CardId | null): void {
    const paymentId = purchase.state.paymentId!;
    tx.emit('hosted_events.capture_wanted', { paymentId, cardId, returnTo: returnToOf(purchase) });
  }

  release(tx: Tx, { state: { paymentId, userId } }: TicketPurchase): void {
    if (paymentId) tx.emit('hosted_events.release_wanted', { paymentId, userId });
  }

  perform(tx: Tx, purchase: TicketPurchase, act: MoneyAct): void {
    if (act.act === 'release') this.release(tx, purchase);
    if (act.act === 'refund')
      tx.emit('hosted_events.refund_wanted', {
        ...{ paymentId: purchase.state.paymentId!, refundId: newId(), amount: act.amount },
      });
  }

  /** Saves, and tells the whole position of whatever was taken once; one that is told twice changes nothing. */
  async save(tx: Tx, purchases: readonly TicketPurchase[]): Promise<void> {
    for (const purchase of purchases) {
      purchase.state.version += 1;
      tx.hint(`user:${purchase.state.userId}`);
      if (purchase.state.captured > 0)
        tx.emit('hosted_events.money_moved', { ...purchase.money, version: purchase.state.version });
    }
    await this.purchases.save(tx, purchases);
  }
}
