import { Global, Module } from '@nestjs/common';
import { CouponsModule } from '@smachot/server-coupons';
import { PaymentsModule } from '@smachot/server-payments';
import { StorePlans, StoresModule } from '@smachot/server-stores';
import { PlansOfStores } from './adapters/plans-of-stores';
import { InvoicesController } from './http/invoices.controller';
import { PlansController } from './http/plans.controller';
import { SubscriptionsController } from './http/subscriptions.controller';
import { SubscriptionJobs } from './jobs/subscription-jobs';
import { InvoiceRepository } from './persistence/invoice.repository';
import { PersonExportQueries } from './persistence/person-export.queries';
import { SubscriptionListQueries } from './persistence/subscription-list.queries';
import { SubscriptionMovesQueries } from './persistence/subscription-moves.queries';
import { SubscriptionQueries } from './persistence/subscription.queries';
import { SubscriptionRepository } from './persistence/subscription.repository';
import { ChargeInvoices } from './services/charge-invoices';
import { ChargedStores } from './services/charged-stores';
import { OwnerNotices } from './services/owner-notices';
import { PlanCoupons } from './services/plan-coupons';
import { SubscriptionReader } from './services/subscription-reader';
import { SubscriptionSaving } from './services/subscription-saving';
import { SubscriptionWork } from './services/subscription-work';
import { SubscriptionsExport } from './subscriptions-export';
import { StoresGateway } from './stores-gateway';
import { AdvanceSubscriptionHandler } from './use-cases/advance-subscription';
import { ApplyChargeOutcomeHandler } from './use-cases/apply-charge-outcome';
import {
  CancelSubscriptionHandler,
  PayRenewalHandler,
  ResumeSubscriptionHandler,
} from './use-cases/change-subscription';
import { ChoosePlanHandler } from './use-cases/choose-plan';
import { DrawInvoiceHandler } from './use-cases/draw-invoice';
import { EndWithStoreHandler } from './use-cases/end-with-store';
import { PreviewPlanChangeHandler } from './use-cases/preview-plan-change';
import { PricePlanHandler } from './use-cases/price-plan';
import { SubscriptionChargesOfHandler, SubscriptionOfHandler } from './use-cases/store-subscription';
import {
  SubscriptionForAdminsHandler,
  SubscriptionMovesHandler,
  SubscriptionPageHandler,
  SubscriptionsOfStoresHandler,
} from './use-cases/subscriptions-for-admins';
import { PlanWaitsHandler, UnpaidPlanHandler } from './use-cases/unpaid-plan';

const handlers = [
  ...[ChoosePlanHandler, CancelSubscriptionHandler, ResumeSubscriptionHandler, PayRenewalHandler],
  ...[AdvanceSubscriptionHandler, ApplyChargeOutcomeHandler, EndWithStoreHandler],
  ...[
    PreviewPlanChangeHandler,
    PricePlanHandler,
    DrawInvoiceHandler,
    SubscriptionOfHandler,
    SubscriptionChargesOfHandler,
  ],
  ...[SubscriptionForAdminsHandler, SubscriptionMovesHandler, SubscriptionPageHandler],
  ...[PlanWaitsHandler, SubscriptionsOfStoresHandler, UnpaidPlanHandler],
];

/** The port of this context for stores; global, since stores may not import it. */
@Global()
@Module({ providers: [{ provide: StorePlans, useClass: PlansOfStores }], exports: [StorePlans] })
class SubscriptionsPortsModule {}

@Module({
  imports: [SubscriptionsPortsModule, CouponsModule, PaymentsModule, StoresModule],
  providers: [
    ...[
      InvoiceRepository,
      SubscriptionRepository,
      SubscriptionListQueries,
      SubscriptionMovesQueries,
      SubscriptionQueries,
      StoresGateway,
    ],
    ...[
      ChargeInvoices,
      ChargedStores,
      OwnerNotices,
      PlanCoupons,
      SubscriptionReader,
      SubscriptionSaving,
      SubscriptionWork,
    ],
    ...handlers,
  ],
  exports: [SubscriptionQueries],
})
class SubscriptionsModule {}

@Module({
  imports: [SubscriptionsModule],
  controllers: [InvoicesController, PlansController, SubscriptionsController],
  providers: [PersonExportQueries, SubscriptionsExport],
})
export class SubscriptionsHttpModule {}

@Module({ imports: [SubscriptionsModule], providers: [SubscriptionJobs] })
export class SubscriptionsJobsModule {}
