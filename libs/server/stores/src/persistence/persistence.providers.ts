import { AvailabilityQueries } from './availability/availability.queries';
import { ContactRepository } from './contacts/contact.repository';
import { CrewInvitationQueries } from './crew/crew-invitation.queries';
import { CrewInvitationRepository } from './crew/crew-invitation.repository';
import { CrewQueries } from './crew/crew.queries';
import { CrewRepository } from './crew/crew.repository';
import { EmailVerificationRepository } from './contacts/email-verification.repository';
import { FavouriteQueries } from './favourites/favourite.queries';
import { FavouriteRepository } from './favourites/favourite.repository';
import { ListingRepository } from './listing/listing.repository';
import { OpenMonthRepository } from './availability/open-month.repository';
import { PersonErasure } from './person-erasure';
import { PlanKeepingRepository } from './stores/plan-keeping.repository';
import { PricingUnitQueries } from './pricing-units/pricing-unit.queries';
import { PricingUnitRepository } from './pricing-units/pricing-unit.repository';
import { StoreListQueries } from './stores/store-list.queries';
import { StoreProfileQueries } from './stores/store-profile.queries';
import { StoreQueries } from './stores/store.queries';
import { RatingRepository } from './stores/rating.repository';
import { StoreRepository } from './stores/store.repository';
import { SuspensionQueries } from './stores/suspension.queries';
import { TakenDayRepository } from './availability/taken-day.repository';
import { UnitDraftRepository } from './pricing-units/unit-draft.repository';
import { PrintedPageQueries } from './stores/printed-page.queries';

/** Repositories and queries of the context. */
export const persistenceProviders = [
  PrintedPageQueries,
  AvailabilityQueries,
  ContactRepository,
  CrewInvitationQueries,
  CrewInvitationRepository,
  CrewQueries,
  CrewRepository,
  EmailVerificationRepository,
  FavouriteQueries,
  FavouriteRepository,
  ListingRepository,
  OpenMonthRepository,
  PersonErasure,
  PlanKeepingRepository,
  PricingUnitQueries,
  PricingUnitRepository,
  RatingRepository,
  StoreListQueries,
  StoreProfileQueries,
  StoreQueries,
  StoreRepository,
  SuspensionQueries,
  TakenDayRepository,
  UnitDraftRepository,
];
