import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { Payments1795000000200 } from './migrations/1795000000200-payments';
import { OrderPayments1795000000210 } from './migrations/1795000000210-order-payments';
import { ConfirmedCards1796000030010 } from './migrations/1796000030010-confirmed-cards';
import { DebtsOfPhones1796000030030 } from './migrations/1796000030030-debts-of-phones';
import { ReceiptMails1796000030040 } from './migrations/1796000030040-receipt-mails';
import { CardPayments1796000209010 } from './migrations/1796000209010-card-payments';
import { ExchangeRates1796000160010 } from './migrations/1796000160010-exchange-rates';
import { Chargebacks1796000304010 } from './migrations/1796000304010-chargebacks';
import {
  ChargebackAnswerSchema,
  ChargebackSchema,
  ChargebackSignalSchema,
  ChargebackStepSchema,
} from './chargebacks/chargebacks.schema';
import { Reconciliation1796000304020 } from './migrations/1796000304020-reconciliation';
import {
  DifferenceSchema,
  ReconciledSaleSchema,
  ReconciliationSchema,
} from './reconciliation/reconciliation.schema';
import { SettledEntries1796000306020 } from './migrations/1796000306020-settled-entries';
import { DisputedTickets1796000320000 } from './migrations/1796000320000-disputed-tickets';
import { LanguagesOfReceipts1796000340000 } from './migrations/1796000340000-languages-of-receipts';
import { ExchangeRatesSchema } from '../exchange/exchange-rates.schema';
import {
  BillSchema,
  CallbackSchema,
  CardSchema,
  LedgerSchema,
  OrderPaymentSchema,
  PayerSchema,
  ReceiptCounterSchema,
  ReceiptMailSchema,
  ReceiptSchema,
} from './payments.schema';

export const paymentsPersistence: ContextPersistence = {
  schema: 'payments',
  entities: [
    CardSchema,
    LedgerSchema,
    OrderPaymentSchema,
    BillSchema,
    PayerSchema,
    ReceiptSchema,
    ReceiptCounterSchema,
    ReceiptMailSchema,
    CallbackSchema,
    anyEntity(ChargebackSchema),
    anyEntity(ChargebackStepSchema),
    anyEntity(ChargebackAnswerSchema),
    anyEntity(ChargebackSignalSchema),
    anyEntity(ReconciliationSchema),
    anyEntity(ReconciledSaleSchema),
    anyEntity(DifferenceSchema),
    ExchangeRatesSchema,
  ],
  migrations: [
    Payments1795000000200,
    OrderPayments1795000000210,
    ConfirmedCards1796000030010,
    DebtsOfPhones1796000030030,
    ReceiptMails1796000030040,
    ExchangeRates1796000160010,
    CardPayments1796000209010,
    Chargebacks1796000304010,
    Reconciliation1796000304020,
    SettledEntries1796000306020,
    DisputedTickets1796000320000,
    LanguagesOfReceipts1796000340000,
  ],
};
