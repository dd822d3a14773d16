import type { ContextStore } from '@smachot/server-platform';
import { Payments1795000000200 } from './migrations/1795000000200-payments';
import { BillSchema, CallbackSchema, CardSchema, LedgerSchema, ReceiptCounterSchema, ReceiptSchema } from './payments.schema';

export const paymentsStore: ContextStore = {
  schema: 'payments',
  entities: [CardSchema, LedgerSchema, BillSchema, ReceiptSchema, ReceiptCounterSchema, CallbackSchema],
  migrations: [Payments1795000000200],
};
