import { Injectable } from '@nestjs/common';
import type { PaymentId } from '@smachot/contracts';
import { type ChargedOrder, ChargedTicketsPort } from '@smachot/server-payments';
import { ReadModel } from '@smachot/server-platform';

/** Registrations by their payments. */
@Injectable()
export class ChargedTickets extends ChargedTicketsPort {
  constructor(private readonly read: ReadModel) {
    super();
  }

  ofPayment(paymentId: PaymentId): Promise<ChargedOrder | undefined> {
    return this.read.one<ChargedOrder>(
      `select registration_id as "orderId", code, store_id as "storeId" from hosted_events.ticket_purchases where payment_id = $1`,
      [paymentId],
    );
  }
}
