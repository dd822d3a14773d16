import { Injectable } from '@nestjs/common';
import type { PublicEventId } from '@smachot/contracts';
import { type Hold, PaymentAuthorizations } from '@smachot/server-payments';
import { Logger } from '@smachot/server-platform';
import { type Crew, TicketPaymentOutcomes } from './payment-outcomes';

/** Milliseconds a request waits for the card; after that the answer says that it is still being authorized. */
const TIMEOUT_MS = 5_000;

/** Asks the card while its owner waits. After a crash payments finds the rest, and `ApplyTicketPayment` ends it. */
@Injectable()
export class TicketHolds {
  constructor(
    private readonly holds: PaymentAuthorizations,
    private readonly outcomes: TicketPaymentOutcomes,
    private readonly logger: Logger,
  ) {}

  async take(hold: Hold, eventId: PublicEventId, crew: Crew): Promise<void> {
    const { id: paymentId, amount } = hold.payment;
    const moved = { paymentId, move: 'held' as const, amount, captured: 0, refunded: 0 };
    const held = this.holds
      .take(hold, (tx) => this.outcomes.apply(tx, eventId, moved, crew))
      .catch((error: unknown) => {
        this.logger.error({ payment: paymentId, error }, 'a hold of tickets was left to be looked at again');
      });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, TIMEOUT_MS);
    });
    await Promise.race([held, late]).finally(() => clearTimeout(timer));
  }
}
