import { Module } from '@nestjs/common';
import { BillingStanding } from './billing-standing';
import { chargebackProviders } from './chargebacks.providers';
import { DisputedPayments } from './disputed-payments';
import { ExchangeRatesController } from './exchange/exchange-rates.controller';
import { ExchangeRatesHandler, SetExchangeRatesHandler } from './exchange/exchange-rates';
import { ChargebacksController } from './http/chargebacks.controller';
import { PaymentsController } from './http/payments.controller';
import { ReconciliationController } from './http/reconciliation.controller';
import { ChargebackJobs } from './jobs/chargeback-jobs';
import { OrderPaymentJobs } from './jobs/order-payment-jobs';
import { PaymentJobs } from './jobs/payment-jobs';
import { ReconciliationJobs } from './jobs/reconciliation-jobs';
import { PaymentAuthorizations } from './payment-authorizations';
import { OrderPayments } from './order-payments';
import { PaymentCasesOverview } from './payment-cases-overview';
import { PaymentsExport } from './payments-export';
import { PaymentsOverview } from './payments-overview';
import { DayMoneyQueries } from './persistence/day-money.queries';
import { MoneyInFlightQueries } from './persistence/money-in-flight.queries';
import { BillQueries } from './persistence/bill.queries';
import { BillRepository } from './persistence/bill.repository';
import { CallbackRepository } from './persistence/callback.repository';
import { CardQueries } from './persistence/card.queries';
import { CardRepository } from './persistence/card.repository';
import { ChargebackQueries } from './persistence/chargebacks/chargeback.queries';
import { ExchangeRateRepository } from './persistence/exchange-rate.repository';
import { LedgerRepository } from './persistence/ledger.repository';
import { PayerRepository } from './persistence/payer.repository';
import { PaymentQueries } from './persistence/payment.queries';
import { PaymentRepository } from './persistence/payment.repository';
import { ReconciliationQueries } from './persistence/reconciliation/reconciliation.queries';
import { PaymeGateway } from './provider/payme.gateway';
import { SaleTaker } from './provider/sale-taker';
import { reconciliationProviders } from './reconciliation.providers';
import { ReceiptPdf } from './receipts/receipt-pdf';
import { BillCharges } from './services/bill-charges';
import { BillPayments } from './services/bill-payments';
import { CardChecks } from './services/card-checks';
import { CardIdentity } from './services/card-identity';
import { CardNeeds } from './services/card-needs';
import { CardSettlement } from './services/card-settlement';
import { NewCards } from './services/new-cards';
import { OrderPaymentOutcomes } from './services/order-payment-outcomes';
import { PaymentSettlement } from './services/payment-settlement';
import { PaymentSteps } from './services/payment-steps';
import { StepOutcomes } from './services/step-outcomes';
import { AdoptDebtsHandler } from './use-cases/adopt-debts';
import { AdvancePaymentHandler } from './use-cases/advance-payment';
import { BillsHandler, OneBillHandler } from './use-cases/bills';
import { AddCardHandler } from './use-cases/add-card';
import { CardsHandler } from './use-cases/cards';
import { ChangeCardHandler, DeleteCardHandler } from './use-cases/change-card';
import { ChargeBillHandler } from './use-cases/charge-bill';
import { CheckCardHandler } from './use-cases/check-card';
import { ForgetPayerHandler, ReleaseKeptCardsHandler, WipeCardsHandler } from './use-cases/forget-payer';
import { MailReceiptsHandler } from './use-cases/mail-receipts';
import { NoteCallbackHandler } from './use-cases/note-callback';
import { OpenBillHandler } from './use-cases/open-bill';
import { OutstandingHandler } from './use-cases/outstanding';
import { PurgeCallbacksHandler } from './use-cases/purge-callbacks';
import { WantPaymentHandler } from './use-cases/want-payment';
import { WriteOffOldBalancesHandler } from './use-cases/write-off';

const handlers = [
  AddCardHandler,
  AdoptDebtsHandler,
  AdvancePaymentHandler,
  BillsHandler,
  CardsHandler,
  ChangeCardHandler,
  ChargeBillHandler,
  CheckCardHandler,
  DeleteCardHandler,
  ExchangeRatesHandler,
  ForgetPayerHandler,
  MailReceiptsHandler,
  NoteCallbackHandler,
  OneBillHandler,
  OpenBillHandler,
  OutstandingHandler,
  PurgeCallbacksHandler,
  WantPaymentHandler,
  ReleaseKeptCardsHandler,
  SetExchangeRatesHandler,
  WipeCardsHandler,
  WriteOffOldBalancesHandler,
];

const queries = [BillQueries, CardQueries, PaymentQueries];

@Module({
  providers: [
    ...[
      BillRepository,
      CallbackRepository,
      CardRepository,
      ExchangeRateRepository,
      LedgerRepository,
      PayerRepository,
      PaymentRepository,
    ],
    ...queries,
    ...[PaymeGateway, SaleTaker, BillCharges, BillPayments],
    ...[CardChecks, CardIdentity, CardNeeds, CardSettlement, NewCards],
    ...[OrderPaymentOutcomes, PaymentSteps, PaymentSettlement, StepOutcomes],
    ...chargebackProviders,
    ...reconciliationProviders,
    ...[BillingStanding, DisputedPayments, PaymentAuthorizations, OrderPayments, ReceiptPdf],
    ...handlers,
  ],
  exports: [
    ...[BillingStanding, DisputedPayments, PaymentAuthorizations, OrderPayments, ReceiptPdf, ...queries],
    ...[ChargebackQueries, ReconciliationQueries],
  ],
})
export class PaymentsModule {}

@Module({
  imports: [PaymentsModule],
  controllers: [PaymentsController, ChargebacksController, ReconciliationController, ExchangeRatesController],
  providers: [DayMoneyQueries, MoneyInFlightQueries, PaymentCasesOverview, PaymentsExport, PaymentsOverview],
})
export class PaymentsHttpModule {}

@Module({
  imports: [PaymentsModule],
  providers: [PaymentJobs, OrderPaymentJobs, ChargebackJobs, ReconciliationJobs],
})
export class PaymentsJobsModule {}
