import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { AvailabilitySchema, OpenMonthSchema, TakenDaySchema } from './availability/availability.schema';
import { ContactSchema } from './contacts/contacts.schema';
import {
  CrewInvitationSchema,
  CrewSchema,
  EmailVerificationSchema,
  FormerCrewSchema,
} from './crew/crew.schema';
import { FavouriteSchema } from './favourites/favourites.schema';
import { ListingSchema, PriceFloorSchema } from './listing/listing.schema';
import { Stores1795000000600 } from './migrations/1795000000600-stores';
import { Browse1795000000610 } from './migrations/1795000000610-browse';
import { Listings1795000000620 } from './migrations/1795000000620-listings';
import { EditedBy1795000000640 } from './migrations/1795000000640-edited-by';
import { MenusInOrder1795000000650 } from './migrations/1795000000650-menus-in-order';
import { VatStatements1795000000660 } from './migrations/1795000000660-vat-statements';
import { Cards1795000000670 } from './migrations/1795000000670-cards';
import { OpenCards1795000000680 } from './migrations/1795000000680-open-cards';
import { Contacts1796000040010 } from './migrations/1796000040010-contacts';
import { SlotsPerCustomer1796000040020 } from './migrations/1796000040020-slots-per-customer';
import { PublicPlaces1796000040030 } from './migrations/1796000040030-public-places';
import { UnitRevisions1796000202000 } from './migrations/1796000202000-unit-revisions';
import { KashrutChecks1796000311510 } from './migrations/1796000311510-kashrut-checks';
import { KashrutAndLanguages1796000203000 } from './migrations/1796000203000-kashrut-and-languages';
import { Found1796000204010 } from './migrations/1796000204010-found';
import { Traits1796000204020 } from './migrations/1796000204020-traits';
import { PaymentTerms1796000209030 } from './migrations/1796000209030-payment-terms';
import { PublicPhones1796000205010 } from './migrations/1796000205010-public-phones';
import { HoursChosen1796000202020 } from './migrations/1796000202020-hours-chosen';
import { ListingsByArea1796000208010 } from './migrations/1796000208010-listings-by-area';
import { DayPrices1796000212000 } from './migrations/1796000212000-day-prices';
import { Favourites1796000207001 } from './migrations/1796000207001-favourites';
import { PlanKeeping1796000308004 } from './migrations/1796000308004-plan-keeping';
import { PlanKeepingSchema, SuspendedCrewSchema } from './stores/plan-keeping.schema';
import { TermsChanges1796000213020 } from './migrations/1796000213020-terms-changes';
import { ListsOfAdmins1796000305010 } from './migrations/1796000305010-lists-of-admins';
import { Ratings1796000310000 } from './migrations/1796000310000-ratings';
import { RatingSchema } from './stores/ratings.schema';
import { FormerCrew1796000311610 } from './migrations/1796000311610-former-crew';
import { KeptMembers1796000321410 } from './migrations/1796000321410-kept-members';
import { OccasionPrices1796000371000 } from './migrations/1796000371000-occasion-prices';
import { PricingUnitSchema } from './pricing-units/pricing-unit.schema';
import { Suspensions1796000306040 } from './migrations/1796000306040-suspensions';
import { FiltersOfAdmins1796000310420 } from './migrations/1796000310420-filters-of-admins';
import { PickedStores1796000380000 } from './migrations/1796000380000-picked-stores';
import { StoresByLikeness1796000377000 } from './migrations/1796000377000-stores-by-likeness';
import { StoresByWords1796000374020 } from './migrations/1796000374020-stores-by-words';
import { StoreSchema, UsernameSchema } from './stores/store.schema';
import { TermsChangeSchema } from './stores/terms-changes';
import { UnitDraftSchema, UnitRevisionSchema } from './pricing-units/unit-revisions.schema';

export const storesPersistence: ContextPersistence = {
  schema: 'stores',
  entities: [
    anyEntity(StoreSchema),
    UsernameSchema,
    anyEntity(PricingUnitSchema),
    anyEntity(UnitRevisionSchema),
    anyEntity(UnitDraftSchema),
    ListingSchema,
    PriceFloorSchema,
    FavouriteSchema,
    CrewSchema,
    CrewInvitationSchema,
    EmailVerificationSchema,
    ContactSchema,
    AvailabilitySchema,
    OpenMonthSchema,
    TakenDaySchema,
    TermsChangeSchema,
    anyEntity(PlanKeepingSchema),
    SuspendedCrewSchema,
    FormerCrewSchema,
    anyEntity(RatingSchema),
  ],
  migrations: [
    Stores1795000000600,
    Browse1795000000610,
    Listings1795000000620,
    EditedBy1795000000640,
    MenusInOrder1795000000650,
    VatStatements1795000000660,
    Cards1795000000670,
    OpenCards1795000000680,
    Contacts1796000040010,
    SlotsPerCustomer1796000040020,
    PublicPlaces1796000040030,
    UnitRevisions1796000202000,
    HoursChosen1796000202020,
    KashrutAndLanguages1796000203000,
    Found1796000204010,
    Traits1796000204020,
    PublicPhones1796000205010,
    Favourites1796000207001,
    ListingsByArea1796000208010,
    PaymentTerms1796000209030,
    DayPrices1796000212000,
    TermsChanges1796000213020,
    ListsOfAdmins1796000305010,
    Suspensions1796000306040,
    PlanKeeping1796000308004,
    FiltersOfAdmins1796000310420,
    Ratings1796000310000,
    KashrutChecks1796000311510,
    FormerCrew1796000311610,
    KeptMembers1796000321410,
    OccasionPrices1796000371000,
    StoresByWords1796000374020,
    StoresByLikeness1796000377000,
    PickedStores1796000380000,
  ],
  appendOnly: ['terms_changes'],
};
