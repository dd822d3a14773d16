import { Module } from '@nestjs/common';
import { BillingStanding } from './billing-standing';
import { PaymentsController } from './http/payments.controller';
import { PaymentJobs } from './jobs/payment-jobs';
import { PaymentsExport } from './payments-export';
import { PaymeGateway } from './provider/payme.gateway';
import { ReceiptPdf } from './receipts/receipt-pdf';
import { BillsHandler, OneBillHandler } from './use-cases/bills';
import { AddCardHandler, CardsHandler } from './use-cases/cards';
import { ChangeCardHandler, DeleteCardHandler } from './use-cases/change-card';
import { ChargeBillHandler } from './use-cases/charge-bill';
import { ForgetPayerHandler } from './use-cases/forget-payer';
import { NoteCallbackHandler } from './use-cases/note-callback';
import { OpenBillHandler } from './use-cases/open-bill';
import { BillSettlement } from './use-cases/settle-bill';
import { WriteOffOldBalancesHandler } from './use-cases/write-off';

const handlers = [
  AddCardHandler,
  BillsHandler,
  CardsHandler,
  ChangeCardHandler,
  ChargeBillHandler,
  DeleteCardHandler,
  ForgetPayerHandler,
  NoteCallbackHandler,
  OneBillHandler,
  OpenBillHandler,
  WriteOffOldBalancesHandler,
];

@Module({
  providers: [PaymeGateway, BillSettlement, BillingStanding, ...handlers],
  exports: [BillingStanding],
})
export class PaymentsModule {}

@Module({ imports: [PaymentsModule], controllers: [PaymentsController], providers: [PaymentsExport, ReceiptPdf] })
export class PaymentsHttpModule {}

@Module({ imports: [PaymentsModule], providers: [PaymentJobs] })
export class PaymentsJobsModule {}
