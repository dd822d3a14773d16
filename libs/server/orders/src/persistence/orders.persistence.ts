import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { Orders1795000000700 } from './migrations/1795000000700-orders';
import { Followings1795000000720 } from './migrations/1795000000720-followings';
import { SeatsOfADay1795000000750 } from './migrations/1795000000750-seats-of-a-day';
import { MovedEvents1796000140010 } from './migrations/1796000140010-moved-events';
import { ConfirmationMails1796000160030 } from './migrations/1796000160030-confirmation-mails';
import { ConfirmationMailSchema } from './confirmations/confirmation-mails.schema';
import { CheckoutDrafts1796000170000 } from './migrations/1796000170000-checkout-drafts';
import { CheckoutDraftSchema } from './placing/checkout-drafts.schema';
import { ChangeRequests1796000140020 } from './migrations/1796000140020-change-requests';
import { ChangeRequestSchema } from './changes/change-requests.schema';
import { Commissions1796000160040 } from './migrations/1796000160040-commissions';
import { OrderedRevisions1796000202010 } from './migrations/1796000202010-unit-revisions';
import { CommissionSchema } from './commission/commissions.schema';
import { AgreedPrices1796000205020 } from './migrations/1796000205020-agreed-prices';
import { CalendarFeeds1796000205030 } from './migrations/1796000205030-calendar-feeds';
import { CalendarFeedSchema } from './calendar/calendar-feeds.schema';
import { NumbersByAgreement1796000205040 } from './migrations/1796000205040-numbers-by-agreement';
import { Nudges1796000206010 } from './migrations/1796000206010-nudges';
import { PaymentPlans1796000209020 } from './migrations/1796000209020-payment-plans';
import { PaymentPlanSchema } from './plan/payment-plans.schema';
import { MenusByAgreement1796000210000 } from './migrations/1796000210000-menus-by-agreement';
import { Bookings1796000211010 } from './migrations/1796000211010-bookings';
import { AskingOrders1796000211020 } from './migrations/1796000211020-asking-orders';
import { Purchases1796000211030 } from './migrations/1796000211030-purchases';
import { UndecidedRests1796000213000 } from './migrations/1796000213000-undecided-rests';
import { CheckoutsOfCustomers1796000213210 } from './migrations/1796000213210-checkouts-of-customers';
import { ListsOfAdmins1796000305020 } from './migrations/1796000305020-lists-of-admins';
import { CheckoutsOfProposals1796000310130 } from './migrations/1796000310130-checkouts-of-proposals';
import { CountedOrders1796000307020 } from './migrations/1796000307020-counted-orders';
import { UntoldMoney1796000310410 } from './migrations/1796000310410-untold-money';
import { ListedCustomers1796000310500 } from './migrations/1796000310500-listed-customers';
import { RideStopsOfOrders1796000336000 } from './migrations/1796000336000-ride-stops-of-orders';
import { Attendances1796000315000 } from './migrations/1796000315000-attendances';
import { BornApproved1796000311630 } from './migrations/1796000311630-born-approved';
import { CountedRides1796000311310 } from './migrations/1796000311310-counted-rides';
import { PurchaseSchema } from './kitchen/purchases.schema';
import { ManualRefunds1796000306030 } from './migrations/1796000306030-manual-refunds';
import { DishesOfBookings1796000378000 } from './migrations/1796000378000-dishes-of-bookings';
import { ReasonsOfBookings1796000378010 } from './migrations/1796000378010-reasons-of-bookings';
import { KeysOfManualRefunds1796000420000 } from './migrations/1796000420000-keys-of-manual-refunds';
import { OrdersByWords1796000374030 } from './migrations/1796000374030-orders-by-words';
import { ManualRefundSchema } from './refunds/manual-refunds.schema';
import { BookingLinkSchema, BookingSchema } from './bookings/bookings.schema';
import { AmendmentSchema, AttendanceSchema, LinkedOrderSchema } from './linked/linked-orders.schema';
import { CheckoutSchema, DaySchema, OrderSchema, SlotSchema } from './orders/orders.schema';

export const ordersPersistence: ContextPersistence = {
  schema: 'orders',
  entities: [
    DaySchema,
    SlotSchema,
    CheckoutSchema,
    CheckoutDraftSchema,
    anyEntity(OrderSchema),
    anyEntity(LinkedOrderSchema),
    anyEntity(AmendmentSchema),
    anyEntity(AttendanceSchema),
    anyEntity(ChangeRequestSchema),
    anyEntity(PaymentPlanSchema),
    ConfirmationMailSchema,
    CommissionSchema,
    anyEntity(ManualRefundSchema),
    CalendarFeedSchema,
    anyEntity(BookingSchema),
    BookingLinkSchema,
    PurchaseSchema,
  ],
  migrations: [
    Orders1795000000700,
    Followings1795000000720,
    SeatsOfADay1795000000750,
    MovedEvents1796000140010,
    ChangeRequests1796000140020,
    ConfirmationMails1796000160030,
    CheckoutDrafts1796000170000,
    Commissions1796000160040,
    OrderedRevisions1796000202010,
    AgreedPrices1796000205020,
    CalendarFeeds1796000205030,
    NumbersByAgreement1796000205040,
    Nudges1796000206010,
    PaymentPlans1796000209020,
    MenusByAgreement1796000210000,
    Bookings1796000211010,
    AskingOrders1796000211020,
    Purchases1796000211030,
    UndecidedRests1796000213000,
    CheckoutsOfCustomers1796000213210,
    ListsOfAdmins1796000305020,
    ManualRefunds1796000306030,
    CountedOrders1796000307020,
    UntoldMoney1796000310410,
    ListedCustomers1796000310500,
    CountedRides1796000311310,
    CheckoutsOfProposals1796000310130,
    BornApproved1796000311630,
    Attendances1796000315000,
    RideStopsOfOrders1796000336000,
    OrdersByWords1796000374030,
    DishesOfBookings1796000378000,
    ReasonsOfBookings1796000378010,
    KeysOfManualRefunds1796000420000,
  ],
  appendOnly: ['commissions'],
};
