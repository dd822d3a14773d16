import { Module } from '@nestjs/common';
import { PayoutBatchesController } from './http/payout-batches.controller';
import { PayoutsController } from './http/payouts.controller';
import { PayoutJobs } from './jobs/payout-jobs';
import { PayoutsOverview } from './payouts-overview';
import { PayoutsTopics } from './payouts-topics';
import { LedgersToPay } from './persistence/ledgers-to-pay';
import { PayoutBatchRepository } from './persistence/payout-batch.repository';
import { PayoutBatchQueries } from './persistence/payout-batch.queries';
import { PayoutQueries } from './persistence/payout.queries';
import { PayoutRepository } from './persistence/payout.repository';
import { StatementQueries } from './persistence/statement.queries';
import { StoreLedgerRepository } from './persistence/store-ledger.repository';
import { BatchPayouts } from './services/batch-payouts';
import { MasavPayer } from './services/masav-payer';
import { PayoutReversal } from './services/payout-reversal';
import { StoreBalances } from './services/store-balances';
import { UnsentPayouts } from './services/unsent-payouts';
import { StoresGateway } from './stores-gateway';
import { ConfirmPayoutsSentHandler } from './use-cases/confirm-sent';
import { ExcludedStoresHandler } from './use-cases/excluded-stores';
import { FailedPayoutsHandler } from './use-cases/failed-payouts';
import { MakePayoutFileHandler } from './use-cases/make-file';
import { NoteBankDetailsHandler } from './use-cases/note-bank-details';
import { NoteChargebackHandler } from './use-cases/note-chargeback';
import { NoteOrderHandler } from './use-cases/note-order';
import { NoteSuspensionHandler } from './use-cases/note-suspension';
import { NoteVoidedRefundHandler } from './use-cases/note-voided-refund';
import {
  PayoutBatchesHandler,
  PayoutBatchOfHandler,
  PayoutBatchWithItemsHandler,
} from './use-cases/payout-batches';
import { PayoutFileOfHandler } from './use-cases/payout-file';
import { PayoutOfStoreHandler, PayoutsOfStoreHandler } from './use-cases/payouts-of-store';
import { PlanPayoutsHandler } from './use-cases/plan-payouts';
import { ReadBankAnswerHandler } from './use-cases/read-bank-answer';
import { StatementHandler } from './use-cases/statement';
import { StatementFileOfHandler } from './use-cases/statement-file';
import { StoreBalanceOfHandler } from './use-cases/store-balance';

const useCases = [
  ...[NoteOrderHandler, NoteChargebackHandler, NoteVoidedRefundHandler, NoteBankDetailsHandler],
  ...[NoteSuspensionHandler, ExcludedStoresHandler],
  ...[StoreBalanceOfHandler, StatementHandler, StatementFileOfHandler],
  ...[PayoutsOfStoreHandler, PayoutOfStoreHandler, PlanPayoutsHandler],
  ...[PayoutBatchesHandler, PayoutBatchOfHandler, PayoutBatchWithItemsHandler, FailedPayoutsHandler],
  ...[MakePayoutFileHandler, PayoutFileOfHandler, ConfirmPayoutsSentHandler, ReadBankAnswerHandler],
];
const persistence = [
  ...[StoreLedgerRepository, LedgersToPay, PayoutRepository, PayoutBatchRepository],
  ...[StatementQueries, PayoutQueries, PayoutBatchQueries],
];
const services = [BatchPayouts, MasavPayer, PayoutReversal, StoreBalances, UnsentPayouts];

@Module({
  providers: [...useCases, ...persistence, ...services, StoresGateway],
  exports: [PayoutQueries],
})
class PayoutsModule {}

@Module({
  imports: [PayoutsModule],
  controllers: [PayoutsController, PayoutBatchesController],
  providers: [PayoutsOverview, PayoutsTopics],
})
export class PayoutsHttpModule {}

@Module({ imports: [PayoutsModule], providers: [PayoutJobs] })
export class PayoutsJobsModule {}
