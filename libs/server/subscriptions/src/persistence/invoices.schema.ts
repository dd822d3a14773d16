import type { InvoiceKind } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';
import type { InvoiceState } from '../domain/invoice';

/** Tax invoices and credit notes; rows are only added. */
export const InvoiceSchema = new EntitySchema<InvoiceState>({
  name: 'SubscriptionInvoice',
  schema: 'subscriptions',
  tableName: 'invoices',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_invoices' },
    kind: { type: 'text' },
    number: { type: 'int' },
    storeId: { type: 'uuid', name: 'store_id' },
    chargeId: { type: 'uuid', name: 'charge_id' },
    payerId: { type: 'uuid', name: 'payer_id' },
    amount: { type: 'int' },
    vatPercent: { type: 'int', name: 'vat_percent' },
    issuedAt: { type: 'timestamptz', name: 'issued_at' },
    paper: { type: 'jsonb' },
  },
  indices: [
    { name: 'invoices_number', columns: ['kind', 'number'], unique: true },
    {
      name: 'invoices_of_charge_once',
      columns: ['chargeId'],
      unique: true,
      where: `(kind = 'invoice'::text)`,
    },
    { name: 'invoices_of_charge', columns: ['chargeId', 'issuedAt'] },
    { name: 'invoices_of_payer', columns: ['payerId', 'issuedAt'] },
  ],
});

/** The last number of each kind of invoice. */
export const InvoiceCounterSchema = new EntitySchema<{ kind: InvoiceKind; last: number }>({
  name: 'SubscriptionInvoiceCounter',
  schema: 'subscriptions',
  tableName: 'invoice_counters',
  columns: {
    kind: { type: 'text', primary: true, primaryKeyConstraintName: 'PK_invoice_counters' },
    last: { type: 'int' },
  },
});
