import { Module } from '@nestjs/common';
import { MessagingModule } from '@smachot/server-messaging';
import { PaymentsModule } from '@smachot/server-payments';
import { RsvpQuestionsModule } from '@smachot/server-rsvp';
import { StoresModule } from '@smachot/server-stores';
import { bookingProviders } from './bookings/bookings.providers';
import { BookingsController } from './http/bookings.controller';
import { ChangesController } from './http/changes.controller';
import { FollowingController } from './http/following.controller';
import { CheckoutDraftsController } from './http/checkout-drafts.controller';
import { KitchenController } from './http/kitchen.controller';
import { KitchenDaysHandler } from './kitchen/kitchen-days';
import { Purchases, SavePurchasesHandler } from './kitchen/purchases';
import { OrdersController } from './http/orders.controller';
import { PaymentPlansController } from './http/payment-plans.controller';
import { StoreHomeController } from './http/store-home.controller';
import { StreetController } from './http/street.controller';
import { InvitationsGateway } from './invitations-gateway';
import { BookingJobs } from './jobs/booking-jobs';
import { OrderJobs } from './jobs/order-jobs';
import { OrderTopics } from './order-topics';
import { OrdersExport } from './orders-export';
import { OrdersPortsModule } from './orders-ports.module';
import { StoresGateway } from './stores-gateway';
import { Commissions } from './commission/commissions';
import { CommissionsController } from './commission/commissions.controller';
import { ListCommissionsHandler, SetCommissionHandler } from './commission/set-commission';
import { UsualCommissionHandler } from './commission/usual-commission';
import { MailAgainHandler } from './confirmations/mail-again';
import { MailConfirmationsHandler } from './confirmations/mail-confirmations';
import { OrderPaper } from './services/order-paper';
import { CheckoutDrafts } from './persistence/checkout-drafts';
import { Checkouts } from './persistence/checkouts';
import { OrderRepository } from './persistence/order.repository';
import { Slots } from './persistence/slots';
import { AnswerAmendmentHandler } from './use-cases/answer-amendment';
import { AnswerChangeHandler } from './use-cases/answer-change';
import { ChangesCalendar } from './use-cases/changes-calendar';
import { AskedChanges, PreviewChangeHandler, ProposeChangeHandler } from './use-cases/propose-change';
import { DropCheckoutHandler, OneCheckoutHandler } from './use-cases/checkouts';
import {
  CreateDraftHandler,
  DeleteDraftHandler,
  OpenDraftHandler,
  PurgeDraftsHandler,
  ReplaceDraftHandler,
} from './use-cases/checkout-drafts';
import { CheckoutEnding } from './use-cases/close-checkout';
import { DecideRestHandler } from './use-cases/decide-rest';
import { MoveDueFollowingsHandler } from './use-cases/due-followings';
import { ExpireCheckoutsHandler, MoveDueOrdersHandler } from './use-cases/due-orders';
import { ExportOrdersHandler } from './use-cases/export-orders';
import { FollowInvitationHandler } from './use-cases/follow-invitation';
import { ForgetCustomerHandler } from './use-cases/forget-customer';
import { CheckoutAuthorization } from './use-cases/checkout-authorization';
import { HearOfEventHandler } from './use-cases/hear-of-event';
import { KitchenSheetHandler } from './use-cases/kitchen-sheet';
import { LeaveInvitationHandler } from './use-cases/leave-invitation';
import { ListOrdersHandler } from './use-cases/list-orders';
import { MoveOrderHandler } from './use-cases/change-order-status';
import { NudgeCrewsHandler } from './use-cases/nudge-crews';
import { NotePaymentHandler } from './use-cases/note-payment';
import { CalendarFeeds } from './calendar/calendar-feeds';
import { OrderCalendarHandler } from './calendar/order-calendar';
import {
  CreateCalendarFeedHandler,
  OwnCalendarFeedHandler,
  RevokeCalendarFeedHandler,
} from './calendar/own-feed';
import { StoreCalendarHandler } from './calendar/store-calendar';
import { CalendarsController } from './http/calendars.controller';
import { OneOrderHandler, OrderConsequencesHandler } from './use-cases/one-order';
import { OrderAccess } from './use-cases/order-access';
import { AskStreetHandler, SayStreetHandler } from './use-cases/order-street';
import { OrderTransitions } from './use-cases/order-transitions';
import { OrderedMenus, OrderMenuOfHandler } from './use-cases/ordered-menus';
import { OrderReceiptHandler } from './use-cases/order-receipt';
import { OrdersOfInvitationHandler } from './use-cases/orders-of-invitation';
import { PlaceOrderHandler } from './use-cases/place-order';
import { ResponseTimeOfStoreHandler, ResponseTimes } from './use-cases/response-time';
import { StoreHomeHandler } from './use-cases/store-home';
import { ProposeAmendmentHandler } from './use-cases/propose-amendment';

const followings = [
  AnswerAmendmentHandler,
  FollowInvitationHandler,
  HearOfEventHandler,
  LeaveInvitationHandler,
  MoveDueFollowingsHandler,
  OrdersOfInvitationHandler,
  ProposeAmendmentHandler,
];
const drafts = [
  CreateDraftHandler,
  DeleteDraftHandler,
  OpenDraftHandler,
  PurgeDraftsHandler,
  ReplaceDraftHandler,
];
const calendars = [
  CreateCalendarFeedHandler,
  OrderCalendarHandler,
  OwnCalendarFeedHandler,
  RevokeCalendarFeedHandler,
  StoreCalendarHandler,
];
const changes = [AnswerChangeHandler, OrderMenuOfHandler, PreviewChangeHandler, ProposeChangeHandler];
const kitchen = [KitchenDaysHandler, KitchenSheetHandler, SavePurchasesHandler];
const handlers = [
  ...kitchen,
  ...drafts,
  ...followings,
  ...changes,
  ...calendars,
  DecideRestHandler,
  AskStreetHandler,
  SayStreetHandler,
  DropCheckoutHandler,
  ExpireCheckoutsHandler,
  ExportOrdersHandler,
  ForgetCustomerHandler,
  ListCommissionsHandler,
  UsualCommissionHandler,
  ListOrdersHandler,
  MailAgainHandler,
  MailConfirmationsHandler,
  MoveDueOrdersHandler,
  MoveOrderHandler,
  NotePaymentHandler,
  NudgeCrewsHandler,
  OneCheckoutHandler,
  OneOrderHandler,
  OrderConsequencesHandler,
  OrderReceiptHandler,
  PlaceOrderHandler,
  ResponseTimeOfStoreHandler,
  SetCommissionHandler,
  StoreHomeHandler,
];

@Module({
  imports: [OrdersPortsModule, MessagingModule, PaymentsModule, RsvpQuestionsModule, StoresModule],
  providers: [
    StoresGateway,
    InvitationsGateway,
    OrderAccess,
    Commissions,
    OrderPaper,
    ChangesCalendar,
    OrderedMenus,
    AskedChanges,
    OrderTransitions,
    ResponseTimes,
    OrderRepository,
    CalendarFeeds,
    CheckoutDrafts,
    Checkouts,
    Slots,
    CheckoutAuthorization,
    CheckoutEnding,
    ...bookingProviders,
    Purchases,
    ...handlers,
  ],
  exports: [OrderAccess],
})
export class OrdersModule {}

@Module({
  imports: [OrdersModule],
  controllers: [
    BookingsController,
    CalendarsController,
    ChangesController,
    CheckoutDraftsController,
    CommissionsController,
    FollowingController,
    KitchenController,
    OrdersController,
    PaymentPlansController,
    StoreHomeController,
    StreetController,
  ],
  providers: [OrderTopics, OrdersExport],
})
export class OrdersHttpModule {}

@Module({ imports: [OrdersModule], providers: [BookingJobs, OrderJobs] })
export class OrdersJobsModule {}
