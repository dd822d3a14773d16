import { ChangeAvailabilityHandler, StoreAvailabilityHandler } from './use-cases/availability/availability';
import { CheckPriceHandler } from './use-cases/pricing-units/check-price';
import { ChangeCrewRoleHandler, RemoveCrewHandler, StoreCrewHandler } from './use-cases/crew/crew';
import {
  AnswerCrewInvitationHandler,
  InviteCrewHandler,
  MyCrewInvitationsHandler,
  WithdrawCrewInvitationHandler,
} from './use-cases/crew/crew-invitations';
import {
  ArchivePricingUnitHandler,
  CreatePricingUnitHandler,
  DuplicatePricingUnitHandler,
  OrderPricingUnitsHandler,
  UpdatePricingUnitHandler,
} from './use-cases/pricing-units/edit-pricing-unit';
import { ExtendOpenMonthsHandler } from './use-cases/availability/extend-open-months';
import {
  FavouriteIdsHandler,
  ListFavouritesHandler,
  StoreCardsHandler,
} from './use-cases/favourites/favourites';
import {
  AddFavouriteHandler,
  MergeFavouritesHandler,
  RemoveFavouriteHandler,
} from './use-cases/favourites/keep-favourites';
import { NoteTakenHandler } from './use-cases/availability/note-taken';
import {
  AddPricingUnitDraftImageHandler,
  ArrangePricingUnitDraftImagesHandler,
} from './use-cases/pricing-units/pricing-unit-draft-images';
import {
  DiscardPricingUnitDraftHandler,
  PricingUnitUnderEditHandler,
  PublishPricingUnitHandler,
  SavePricingUnitDraftHandler,
} from './use-cases/pricing-units/pricing-unit-drafts';
import {
  AddPricingUnitImageHandler,
  ArrangePricingUnitImagesHandler,
} from './use-cases/pricing-units/pricing-unit-images';
import {
  ManagedPricingUnitHandler,
  PricingUnitsHandler,
  PublicPricingUnitHandler,
} from './use-cases/pricing-units/pricing-units';
import { SendCrewInvitationHandler } from './use-cases/crew/send-crew-invitation';
import { StoreDaysHandler } from './use-cases/availability/store-days';

export const drafts = [
  AddPricingUnitDraftImageHandler,
  ArrangePricingUnitDraftImagesHandler,
  DiscardPricingUnitDraftHandler,
  PricingUnitUnderEditHandler,
  PublishPricingUnitHandler,
  SavePricingUnitDraftHandler,
];

export const pricingUnits = [
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

export const availability = [
  ChangeAvailabilityHandler,
  ExtendOpenMonthsHandler,
  NoteTakenHandler,
  StoreAvailabilityHandler,
  StoreDaysHandler,
];

export const crew = [
  AnswerCrewInvitationHandler,
  ChangeCrewRoleHandler,
  InviteCrewHandler,
  MyCrewInvitationsHandler,
  RemoveCrewHandler,
  SendCrewInvitationHandler,
  StoreCrewHandler,
  WithdrawCrewInvitationHandler,
];

export const favourites = [
  AddFavouriteHandler,
  FavouriteIdsHandler,
  ListFavouritesHandler,
  MergeFavouritesHandler,
  RemoveFavouriteHandler,
  StoreCardsHandler,
];
