import { Module } from '@nestjs/common';
import { BillingStanding } from './billing-standing';
import { ExchangeRatesController } from './exchange/exchange-rates.controller';
import { ExchangeRatesHandler, SetExchangeRatesHandler } from './exchange/exchange-rates';
import { PaymentsController } from './http/payments.controller';
import { OrderPaymentJobs } from './jobs/order-payment-jobs';
import { PaymentJobs } from './jobs/payment-jobs';
import { PaymentAuthorizations } from './payment-authorizations';
import { OrderPayments } from './order-payments';
import { PaymentsExport } from './payments-export';
import { PaymeGateway } from './provider/payme.gateway';
import { SaleTaker } from './provider/sale-taker';
import { ReceiptPdf } from './receipts/receipt-pdf';
import { AdoptDebtsHandler } from './use-cases/adopt-debts';
import { AdvancePaymentHandler } from './use-cases/advance-payment';
import { BillsHandler, OneBillHandler } from './use-cases/bills';
import { AddCardHandler } from './use-cases/add-card';
import { CardNeeds } from './use-cases/card-needs';
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
import { PaymentSteps } from './use-cases/payment-steps';
import { BillSettlement } from './use-cases/settle-bill';
import { CardSettlement } from './use-cases/settle-card';
import { PaymentSettlement } from './use-cases/settle-payment';
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

@Module({
  providers: [
    ...[PaymeGateway, SaleTaker, BillSettlement, CardNeeds, CardSettlement, PaymentSteps, PaymentSettlement],
    ...[BillingStanding, PaymentAuthorizations, OrderPayments, ReceiptPdf],
    ...handlers,
  ],
  exports: [BillingStanding, PaymentAuthorizations, OrderPayments, ReceiptPdf],
})
export class PaymentsModule {}

@Module({
  imports: [PaymentsModule],
  controllers: [PaymentsController, ExchangeRatesController],
  providers: [PaymentsExport],
})
export class PaymentsHttpModule {}

@Module({ imports: [PaymentsModule], providers: [PaymentJobs, OrderPaymentJobs] })
export class PaymentsJobsModule {}
