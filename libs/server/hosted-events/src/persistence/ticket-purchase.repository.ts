import { Injectable } from '@nestjs/common';
import type { PaymentId, PublicEventId, RegistrationId } from '@smachot/contracts';
import { assignments, columnsOf, selection, toRow, type Tx } from '@smachot/server-platform';
import { TicketPurchase, type TicketPurchaseState } from '../domain/ticket-purchase';
import { TicketPurchaseSchema } from './ticket-purchases.schema';

const columns = columnsOf(TicketPurchaseSchema);
export const purchaseSelection = selection(columns, 'p');
const FROZEN: (keyof TicketPurchaseState)[] = [
  'registrationId',
  'eventId',
  'storeId',
  'userId',
  'code',
  'createdAt',
];

/** Repository of payments of registrations. Its rows are locked after that of the event. */
@Injectable()
export class TicketPurchaseRepository {
  // codes do not reveal the number of tickets: the counter walks through all eight-digit numbers by a long stride
  async nextCode(tx: Tx): Promise<string> {
    const [row] = await tx.query<{ code: string }>(
      `select 'T' || (10000000 + nextval('hosted_events.ticket_codes') * 61803397 % 90000000)::text as code`,
    );
    return row!.code;
  }

  async add(tx: Tx, { state }: TicketPurchase): Promise<void> {
    await tx.query(
      `insert into hosted_events.ticket_purchases select * from json_populate_record(null::hosted_events.ticket_purchases, $1)`,
      [JSON.stringify(toRow(columns, state))],
    );
  }

  /** Saves many in one statement. */
  async save(tx: Tx, purchases: readonly TicketPurchase[]): Promise<void> {
    if (purchases.length === 0) return;
    await tx.query(
      `update hosted_events.ticket_purchases p set ${assignments<TicketPurchaseState>(columns, FROZEN)}
       from json_populate_recordset(null::hosted_events.ticket_purchases, $1) n where p.registration_id = n.registration_id`,
      [JSON.stringify(purchases.map(({ state }) => toRow(columns, state)))],
    );
  }

  /** By registration; those that cost nothing have none. */
  async of(tx: Tx, ids: readonly RegistrationId[]): Promise<Map<RegistrationId, TicketPurchase>> {
    if (ids.length === 0) return new Map();
    const found = await this.find(tx, 'p.registration_id = any($1::uuid[])', [ids]);
    return new Map(found.map((one) => [one.state.registrationId, one]));
  }

  async ofPayment(tx: Tx, paymentId: PaymentId): Promise<TicketPurchase | undefined> {
    const [one] = await this.find(tx, 'p.payment_id = $1', [paymentId]);
    return one;
  }

  /** Those of an event whose registrations stand. */
  ofEvent(tx: Tx, eventId: PublicEventId): Promise<TicketPurchase[]> {
    return this.find(tx, 'p.event_id = $1 and not p.ended', [eventId]);
  }

  private async find(tx: Tx, condition: string, parameters: unknown[]): Promise<TicketPurchase[]> {
    const rows = await tx.query<TicketPurchaseState>(
      `select ${purchaseSelection} from hosted_events.ticket_purchases p where ${condition} order by p.registration_id for update`,
      parameters,
    );
    return rows.map((state) => new TicketPurchase(state));
  }
}
