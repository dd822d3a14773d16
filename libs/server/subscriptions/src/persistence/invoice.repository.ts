import { Injectable } from '@nestjs/common';
import type { InvoiceId, StoreId, SubscriptionChargeId } from '@smachot/contracts';
import { columnsOf, ReadModel, selection, toRow, type Tx } from '@smachot/server-platform';
import type { InvoiceDraft, InvoiceState } from '../domain/invoice';
import { InvoiceSchema } from './invoices.schema';

const columns = columnsOf(InvoiceSchema);
const SELECTION = selection(columns, 'i');

/** Repository of invoices and credit notes; they are added and read. */
@Injectable()
export class InvoiceRepository {
  constructor(private readonly read: ReadModel) {}

  /**
   * Takes the next number of its kind. The counter's row stays locked until the transaction ends, so that a number that is rolled back is
   * given out again; issue as late in a transaction as possible.
   */
  async issue(tx: Tx, draft: InvoiceDraft): Promise<InvoiceState> {
    const [counter] = await tx.query<{ last: number }>(
      `insert into subscriptions.invoice_counters (kind, last) values ($1, 1)
       on conflict (kind) do update set last = invoice_counters.last + 1 returning last`,
      [draft.kind],
    );
    const invoice = { ...draft, number: counter!.last };
    await tx.query(
      `insert into subscriptions.invoices select * from json_populate_record(null::subscriptions.invoices, $1)`,
      [JSON.stringify(toRow(columns, invoice))],
    );
    return invoice;
  }

  /** The invoice of a charge, then its credit notes, the oldest first. */
  ofCharge(tx: Tx, chargeId: SubscriptionChargeId): Promise<InvoiceState[]> {
    return tx.query<InvoiceState>(
      `select ${SELECTION} from subscriptions.invoices i where i.charge_id = $1 order by i.kind = 'credit_note', i.number`,
      [chargeId],
    );
  }

  ofCharges(chargeIds: SubscriptionChargeId[]): Promise<InvoiceState[]> {
    return this.read.rows<InvoiceState>(
      `select ${SELECTION} from subscriptions.invoices i where i.charge_id = any($1::uuid[]) order by i.kind = 'credit_note', i.number`,
      [chargeIds],
    );
  }

  find(storeId: StoreId, id: InvoiceId): Promise<InvoiceState | undefined> {
    return this.read.one<InvoiceState>(
      `select ${SELECTION} from subscriptions.invoices i where i.id = $2 and i.store_id = $1`,
      [storeId, id],
    );
  }
}
