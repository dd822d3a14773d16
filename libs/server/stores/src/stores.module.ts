import { SuspensionsController } from './http/suspensions.controller';
import {
  PreviewStoreSuspensionsHandler,
  SetStoreSuspensionsHandler,
} from './use-cases/stores/bulk-suspensions';
import { PickRepository } from './persistence/stores/pick.repository';
import { SetPickHandler } from './use-cases/stores/set-pick';
import { ListStoreSuspensionsHandler, SetStoreSuspensionHandler } from './use-cases/stores/suspensions';
import { Module } from '@nestjs/common';
import { WebPagesModule } from '@smachot/server-web-pages';
import { BrowseStoresHandler } from './browse/browse-stores';
import { FeaturedStoresHandler } from './browse/featured-stores';
import { BrowseWithoutHandler } from './browse/browse-without';
import { BrowseController } from './http/browse.controller';
import { PicksController } from './http/picks.controller';
import { AvailabilityController } from './http/availability.controller';
import { CrewController } from './http/crew.controller';
import { FavouritesController } from './http/favourites.controller';
import { PricingUnitDraftsController } from './http/pricing-unit-drafts.controller';
import { PricingUnitsController } from './http/pricing-units.controller';
import { StoreProfileController } from './http/store-profile.controller';
import { StoresController } from './http/stores.controller';
import { StoreJobs } from './jobs/store-jobs';
import { UnitEditing } from './services/unit-editing';
import { ContactLimits } from './services/contact-limits';
import { StoreOpening } from './services/store-opening';
import { PersonExportQueries } from './persistence/person-export.queries';
import { persistenceProviders } from './persistence/persistence.providers';
import { StorePageQueries } from './persistence/stores/store-page.queries';
import { PlanKeepingController } from './http/plan-keeping.controller';
import { CrewFitting } from './services/crew-fitting';
import { CrewInvitationSms } from './services/crew-invitation-sms';
import { PlanKeepingChoice } from './services/plan-keeping-choice';
import { PlanKeepingView } from './services/plan-keeping-view';
import { PlanRefitting } from './services/plan-refitting';
import { PlanFitting } from './services/plan-fitting';
import { StoreSuspending } from './services/store-suspending';
import { StoreNotices } from './services/store-notices';
import { UnitFitting } from './services/unit-fitting';
import { NoteBankDetailsHandler } from './use-cases/stores/note-bank-details';
import { FitPlanHandler } from './use-cases/stores/fit-plan';
import { ChoosePlanKeepingHandler, PlanKeepingOfHandler } from './use-cases/stores/plan-keeping';
import { StoresExport } from './stores-export';
import { StoresPorts } from './stores-ports';
import { CalendarAtHandler } from './use-cases/availability/calendar-at';
import { BecomePartnerHandler } from './use-cases/stores/become-partner';
import { CheckUsernameHandler } from './use-cases/stores/check-username';
import {
  CrewOfHandler,
  CrewRoleOfHandler,
  StoreCrewsHandler,
  StoreSeenByHandler,
  WorkplacesEverHandler,
} from './use-cases/crew/crew-role-of';
import { CloseStoreHandler, EditStoreHandler } from './use-cases/stores/edit-store';
import { ForgetPartnerHandler } from './use-cases/stores/forget-partner';
import { PrintableOfHandler, PublicPageOfHandler } from './use-cases/stores/printed-pages';
import { KnownStoresHandler, PublicUnitsHandler, UnitNameOfHandler } from './use-cases/stores/known-stores';
import { ListAnewHandler } from './use-cases/stores/list-anew';
import { NoteRatingHandler } from './use-cases/stores/note-rating';
import { OrderableUnitHandler } from './use-cases/pricing-units/orderable-unit';
import {
  ChangePartnerEmailHandler,
  ResendVerificationHandler,
  SendEmailLinkHandler,
  VerifyPartnerEmailHandler,
} from './use-cases/stores/partner-email';
import { PublishedUnitHandler } from './use-cases/pricing-units/published-unit';
import {
  AddStorePictureHandler,
  ArrangeStorePicturesHandler,
  DeleteStorePictureHandler,
} from './use-cases/stores/store-pictures';
import { StoreWork } from './services/store-work';
import { ManagedStoreHandler, MyStoresHandler, PublicStoreHandler } from './use-cases/stores/stores';
import {
  StoreForAdminsHandler,
  StorePageHandler,
  StoresOfUsersHandler,
} from './use-cases/stores/stores-for-admins';
import { StoreContactsHandler } from './use-cases/stores/store-contacts';
import { StoreSendersHandler } from './use-cases/stores/store-senders';
import { UsageOfHandler } from './use-cases/stores/store-usage';
import { KashrutOfHandler } from './use-cases/stores/kashrut-of';
import { MissingPartsHandler } from './use-cases/stores/missing-parts';
import { NoteKashrutHandler } from './use-cases/stores/note-kashrut';
import { VatOfHandler } from './use-cases/stores/vat-of';
import { UnitDraftViews } from './views/unit-draft-view';
import { PricingUnitViews } from './views/pricing-unit-view';
import { StoreHeads } from './views/store-heads';
import { StoreViews } from './views/store-view';
import { availability, crew, drafts, favourites, pricingUnits } from './stores.handlers';

const stores = [
  AddStorePictureHandler,
  ArrangeStorePicturesHandler,
  ChangePartnerEmailHandler,
  CloseStoreHandler,
  DeleteStorePictureHandler,
  EditStoreHandler,
  ForgetPartnerHandler,
  ResendVerificationHandler,
  SendEmailLinkHandler,
  VerifyPartnerEmailHandler,
  BecomePartnerHandler,
  CheckUsernameHandler,
  ManagedStoreHandler,
  MyStoresHandler,
  PublicStoreHandler,
];
const browse = [
  BrowseStoresHandler,
  BrowseWithoutHandler,
  FeaturedStoresHandler,
  ListAnewHandler,
  NoteRatingHandler,
];
/** Queries of other contexts. */
const publicApi = [
  CalendarAtHandler,
  CrewOfHandler,
  CrewRoleOfHandler,
  PublicUnitsHandler,
  WorkplacesEverHandler,
  KnownStoresHandler,
  PrintableOfHandler,
  PublicPageOfHandler,
  OrderableUnitHandler,
  PublishedUnitHandler,
  StoreForAdminsHandler,
  StorePageHandler,
  StoreCrewsHandler,
  StoreSeenByHandler,
  StoresOfUsersHandler,
  UnitNameOfHandler,
  ListStoreSuspensionsHandler,
  SetStoreSuspensionHandler,
  SetPickHandler,
  ...[PreviewStoreSuspensionsHandler, SetStoreSuspensionsHandler],
  StoreContactsHandler,
  StoreSendersHandler,
  UsageOfHandler,
  VatOfHandler,
  KashrutOfHandler,
  MissingPartsHandler,
];

@Module({
  providers: [
    ...stores,
    ...pricingUnits,
    ...drafts,
    ...publicApi,
    ...browse,
    ...availability,
    ...crew,
    ...favourites,
    ...persistenceProviders,
    ContactLimits,
    StoreOpening,
    PickRepository,
    StoreWork,
    ...[
      CrewFitting,
      CrewInvitationSms,
      PlanKeepingChoice,
      PlanKeepingView,
      PlanFitting,
      PlanRefitting,
      StoreNotices,
      StoreSuspending,
      UnitFitting,
    ],
    ...[
      ChoosePlanKeepingHandler,
      FitPlanHandler,
      NoteBankDetailsHandler,
      NoteKashrutHandler,
      PlanKeepingOfHandler,
    ],
    UnitEditing,
    PricingUnitViews,
    UnitDraftViews,
    StoreViews,
  ],
})
export class StoresModule {}

@Module({
  imports: [StoresModule, WebPagesModule],
  controllers: [
    BrowseController,
    StoresController,
    StoreProfileController,
    AvailabilityController,
    CrewController,
    FavouritesController,
    SuspensionsController,
    PicksController,
    PricingUnitsController,
    PricingUnitDraftsController,
    PlanKeepingController,
  ],
  providers: [PersonExportQueries, StorePageQueries, StoresExport, StoresPorts, StoreHeads],
})
export class StoresHttpModule {}

@Module({ imports: [StoresModule], providers: [StoreJobs] })
export class StoresJobsModule {}
