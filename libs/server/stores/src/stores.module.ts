import { Module } from '@nestjs/common';
import { BrowseStoresHandler } from './browse/browse-stores';
import { BrowseController } from './http/browse.controller';
import { PricingUnitsController } from './http/pricing-units.controller';
import { StoresController } from './http/stores.controller';
import { StoreJobs } from './jobs/store-jobs';
import { CrewRepository } from './store/crew.repository';
import { Listing } from './store/listing';
import { PricingUnitRepository } from './store/pricing-unit.repository';
import { StoreRepository } from './store/store.repository';
import { StoresPorts } from './stores-ports';
import { BecomePartnerHandler } from './use-cases/become-partner';
import { CheckPriceHandler } from './use-cases/check-price';
import { CheckUsernameHandler } from './use-cases/check-username';
import { CrewOfHandler, CrewRoleOfHandler } from './use-cases/crew-role-of';
import {
  ArchivePricingUnitHandler,
  CreatePricingUnitHandler,
  DuplicatePricingUnitHandler,
  OrderPricingUnitsHandler,
  UpdatePricingUnitHandler,
} from './use-cases/edit-pricing-unit';
import { NoteTakenHandler } from './use-cases/note-taken';
import { OpenAtHandler } from './use-cases/open-at';
import { OrderableUnitHandler } from './use-cases/orderable-unit';
import { AddPricingUnitImageHandler, ArrangePricingUnitImagesHandler } from './use-cases/pricing-unit-images';
import {
  ManagedPricingUnitHandler,
  PricingUnitsHandler,
  PublicPricingUnitHandler,
} from './use-cases/pricing-units';
import { StoreWork } from './use-cases/store-work';
import { ManagedStoreHandler, MyStoresHandler, PublicStoreHandler } from './use-cases/stores';
import { PricingUnitViews } from './views/pricing-unit-view';
import { StoreViews } from './views/store-view';

const stores = [
  BecomePartnerHandler,
  CheckUsernameHandler,
  ManagedStoreHandler,
  MyStoresHandler,
  PublicStoreHandler,
];
const pricingUnits = [
  AddPricingUnitImageHandler,
  ArchivePricingUnitHandler,
  ArrangePricingUnitImagesHandler,
  CheckPriceHandler,
  CreatePricingUnitHandler,
  DuplicatePricingUnitHandler,
  ManagedPricingUnitHandler,
  OrderPricingUnitsHandler,
  PricingUnitsHandler,
  PublicPricingUnitHandler,
  UpdatePricingUnitHandler,
];
/** What other contexts ask. */
const browse = [BrowseStoresHandler];
const doors = [CrewOfHandler, CrewRoleOfHandler, OpenAtHandler, OrderableUnitHandler];
const availability = [NoteTakenHandler];
const storage = [CrewRepository, Listing, PricingUnitRepository, StoreRepository];

@Module({
  providers: [
    ...stores,
    ...pricingUnits,
    ...doors,
    ...browse,
    ...availability,
    ...storage,
    StoreWork,
    PricingUnitViews,
    StoreViews,
  ],
})
export class StoresModule {}

@Module({
  imports: [StoresModule],
  controllers: [BrowseController, StoresController, PricingUnitsController],
  providers: [StoresPorts],
})
export class StoresHttpModule {}

@Module({ imports: [StoresModule], providers: [StoreJobs] })
export class StoresJobsModule {}
