import { Injectable } from '@nestjs/common';
import { newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { TicketPurchase } from '../domain/ticket-purchase';

export type TicketMailKind = 'captured' | 'refunded';

/** Repository of the e-mails that confirm payments of tickets. */
@Injectable()
export class TicketMailRepository {
  /** Requests a confirmation in the transaction of the confirmed change, so that each is requested once. `amount` in agorot. */
  async want(tx: Tx, { state }: TicketPurchase, kind: TicketMailKind, amount: number): Promise<void> {
    await tx.query(
      `insert into hosted_events.ticket_mails (id, registration_id, user_id, kind, amount, state, attempts, due_at, changed_at, created_at)
       values ($1, $2, $3, $4, $5, 'wanted', 0, now(), now(), clock_timestamp())`,
      [newId(), state.registrationId, state.userId, kind, amount],
    );
  }
}
