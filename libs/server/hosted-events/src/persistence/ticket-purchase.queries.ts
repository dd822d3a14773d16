import { Injectable } from '@nestjs/common';
import type { PaymentId, PublicEventId, RegistrationId, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import type { TicketPurchaseState } from '../domain/ticket-purchase';
import { purchaseSelection } from './ticket-purchase.repository';

export type Unpaid = Pick<TicketPurchaseState, 'registrationId' | 'eventId'>;

/** Reads payments of registrations. */
@Injectable()
export class TicketPurchaseQueries {
  constructor(private readonly read: ReadModel) {}

  /** By registration; those that cost nothing have none. */
  async of(ids: readonly RegistrationId[]): Promise<Map<RegistrationId, TicketPurchaseState>> {
    if (ids.length === 0) return new Map();
    const rows = await this.read.rows<TicketPurchaseState>(
      `select ${purchaseSelection} from hosted_events.ticket_purchases p where p.registration_id = any($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map((row) => [row.registrationId, row]));
  }

  async eventOfPayment(paymentId: PaymentId): Promise<PublicEventId | undefined> {
    const row = await this.read.one<{ id: PublicEventId }>(
      'select event_id as id from hosted_events.ticket_purchases where payment_id = $1',
      [paymentId],
    );
    return row?.id;
  }

  /** Those whose time to pay is over. */
  unpaid(now: Date): Promise<Unpaid[]> {
    return this.read.rows<Unpaid>(
      `select registration_id as "registrationId", event_id as "eventId" from hosted_events.ticket_purchases
       where pay_by <= $1 order by pay_by limit 200`,
      [now],
    );
  }

  /** What a person was charged, the newest first. */
  paidBy(userId: UserId, before: string | null, limit: number): Promise<TicketPurchaseState[]> {
    return this.read.rows<TicketPurchaseState>(
      `select ${purchaseSelection} from hosted_events.ticket_purchases p
       where p.user_id = $1 and p.captured > 0 and ($2::uuid is null or p.registration_id < $2)
       order by p.registration_id desc limit $3`,
      [userId, before, limit],
    );
  }
}
