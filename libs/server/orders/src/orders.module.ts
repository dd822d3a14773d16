import { Module } from '@nestjs/common';

import { CouponsModule } from '@smachot/server-coupons';
import { MessagingModule } from '@smachot/server-messaging';
import { PaymentsModule } from '@smachot/server-payments';
import { RsvpQuestionsModule } from '@smachot/server-rsvp';
import { StoresModule } from '@smachot/server-stores';
import { refundProviders } from './use-cases/refunds/refunds.providers';
import { bookingProviders } from './use-cases/bookings/bookings.providers';
import { BookingsController } from './http/bookings.controller';
import { ChangesController } from './http/changes.controller';
import { AttendanceController } from './http/attendance.controller';
import { LinkedOrdersController } from './http/linked-orders.controller';
import { CheckoutDraftsController } from './http/checkout-drafts.controller';
import { ManualRefundsController } from './http/manual-refunds.controller';
import { KitchenController } from './http/kitchen.controller';
import { KitchenDaysHandler } from './use-cases/kitchen/kitchen-days';
import { SavePurchasesHandler } from './use-cases/kitchen/save-purchases';
import { persistenceProviders } from './persistence/persistence.providers';
import { serviceProviders } from './services/services.providers';
import { LinkedOrderQueries } from './persistence/linked/linked-order.queries';
import { ManualRefundQueries } from './persistence/refunds/manual-refund.queries';
import { OrderQueries } from './persistence/orders/order.queries';
import { OrderAccess } from './services/order-access';
import { OrdersController } from './http/orders.controller';
import { PaymentPlansController } from './http/payment-plans.controller';
import { StoreHomeController } from './http/store-home.controller';
import { StreetController } from './http/street.controller';
import { InvitationsGateway } from './invitations-gateway';
import { BookingJobs } from './jobs/booking-jobs';
import { OrderJobs } from './jobs/order-jobs';
import { OrderTopics } from './order-topics';
import { OrdersOverview } from './orders-overview';
import { OrdersExport } from './orders-export';
import { CommissionRatesModule } from './commission-rates.module';
import { CustomerOrdersModule } from './customer-orders.module';
import { OrdersPortsModule } from './orders-ports.module';
import { AgreedOrders } from './agreed-orders';
import { StoresGateway } from './stores-gateway';
import { CommissionsController } from './http/commissions.controller';
import { ListCommissionsHandler, SetCommissionHandler } from './use-cases/commission/set-commission';
import { UsualCommissionHandler } from './use-cases/commission/usual-commission';
import { ResendConfirmationHandler } from './use-cases/confirmations/resend-confirmation';
import { SendConfirmationsHandler } from './use-cases/confirmations/send-confirmations';
import { AnswerAmendmentHandler } from './use-cases/linked/answer-amendment';
import { AnswerChangeHandler } from './use-cases/changes/answer-change';
import { PreviewChangeHandler, ProposeChangeHandler } from './use-cases/changes/propose-change';
import { DropCheckoutHandler, OneCheckoutHandler } from './use-cases/placing/checkouts';
import {
  CreateDraftHandler,
  DeleteDraftHandler,
  OpenDraftHandler,
  PurgeDraftsHandler,
  ReplaceDraftHandler,
} from './use-cases/placing/checkout-drafts';
import { DecideRestHandler } from './use-cases/status/decide-rest';
import { MoveDueLinkedOrdersHandler } from './use-cases/linked/due-linked-orders';
import { ExpireCheckoutsHandler, MoveDueOrdersHandler } from './use-cases/status/due-orders';
import { OrderPageHandler } from './use-cases/reading/all-orders';
import { ExportOrdersHandler } from './use-cases/reading/export-orders';
import { RideOrders } from './services/ride-orders';
import { FollowInvitationHandler } from './use-cases/linked/follow-invitation';
import { ForgetCustomerHandler } from './use-cases/status/forget-customer';
import { ApplyEventChangeHandler } from './use-cases/linked/apply-event-change';
import { KitchenSheetHandler } from './use-cases/kitchen/kitchen-sheet';
import { LeaveInvitationHandler } from './use-cases/linked/leave-invitation';
import { ListMovementsHandler } from './use-cases/reading/list-movements';
import { ListOrdersHandler } from './use-cases/reading/list-orders';
import { ChangeOrderStatusHandler } from './use-cases/status/change-order-status';
import { RemindCrewsHandler } from './use-cases/status/remind-crews';
import { TellMoneyHandler } from './use-cases/status/tell-money';
import { ApplyPaymentOutcomeHandler } from './use-cases/status/apply-payment-outcome';
import { OrderCalendarHandler } from './use-cases/calendar/order-calendar';
import {
  CreateCalendarFeedHandler,
  OwnCalendarFeedHandler,
  RevokeCalendarFeedHandler,
} from './use-cases/calendar/own-feed';
import { StoreCalendarHandler } from './use-cases/calendar/store-calendar';
import { CalendarsController } from './http/calendars.controller';
import { OneOrderHandler, OrderConsequencesHandler } from './use-cases/reading/one-order';
import { AskStreetHandler, GiveStreetHandler } from './use-cases/status/order-street';
import { OrdersToReviewModule } from './orders-to-review.module';
import { OrderMenuOfHandler } from './use-cases/changes/order-menu';
import { OrderReceiptHandler } from './use-cases/reading/order-receipt';
import { ChooseRideStopsHandler } from './use-cases/linked/choose-ride-stops';
import { HeadcountDeadlineHandler } from './use-cases/linked/headcount-deadline';
import { OrderRidesHandler } from './use-cases/linked/order-rides';
import { OrdersOfInvitationHandler } from './use-cases/linked/orders-of-invitation';
import { PlaceOrderHandler } from './use-cases/placing/place-order';
import { ResponseTimeOfStoreHandler } from './use-cases/reading/response-time';
import { StoreHomeHandler } from './use-cases/reading/store-home';
import {
  DeclinedBookingsHandler,
  OrderWaitsHandler,
  WaitingOrdersHandler,
} from './use-cases/reading/waiting-orders';
import {
  AnswerAttendanceHandler,
  ObjectToAttendanceHandler,
  ProposeAttendanceHandler,
} from './use-cases/linked/attendance';
import { ProposeAmendmentHandler } from './use-cases/linked/propose-amendment';

const linkedOrders = [
  AnswerAmendmentHandler,
  ChooseRideStopsHandler,
  FollowInvitationHandler,
  HeadcountDeadlineHandler,
  RideOrders,
  ApplyEventChangeHandler,
  LeaveInvitationHandler,
  MoveDueLinkedOrdersHandler,
  OrderRidesHandler,
  OrdersOfInvitationHandler,
  ProposeAmendmentHandler,
  ProposeAttendanceHandler,
  AnswerAttendanceHandler,
  ObjectToAttendanceHandler,
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
  ...linkedOrders,
  ...changes,
  ...calendars,
  DecideRestHandler,
  AskStreetHandler,
  GiveStreetHandler,
  DropCheckoutHandler,
  ExpireCheckoutsHandler,
  ExportOrdersHandler,
  ForgetCustomerHandler,
  ListCommissionsHandler,
  UsualCommissionHandler,
  ListMovementsHandler,
  ListOrdersHandler,
  ResendConfirmationHandler,
  SendConfirmationsHandler,
  MoveDueOrdersHandler,
  ChangeOrderStatusHandler,
  ApplyPaymentOutcomeHandler,
  RemindCrewsHandler,
  OneCheckoutHandler,
  OneOrderHandler,
  OrderPageHandler,
  OrderConsequencesHandler,
  OrderReceiptHandler,
  PlaceOrderHandler,
  ResponseTimeOfStoreHandler,
  SetCommissionHandler,
  StoreHomeHandler,
  ...[DeclinedBookingsHandler, OrderWaitsHandler, WaitingOrdersHandler],
  TellMoneyHandler,
];

@Module({
  imports: [
    CommissionRatesModule,
    CustomerOrdersModule,
    OrdersPortsModule,
    OrdersToReviewModule,
    CouponsModule,
    MessagingModule,
    PaymentsModule,
    RsvpQuestionsModule,
    StoresModule,
  ],
  providers: [
    StoresGateway,
    InvitationsGateway,
    AgreedOrders,
    ...persistenceProviders,
    ...serviceProviders,
    ...bookingProviders,
    ...refundProviders,
    ...handlers,
  ],
  exports: [AgreedOrders, LinkedOrderQueries, ManualRefundQueries, OrderAccess, OrderQueries],
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
    LinkedOrdersController,
    AttendanceController,
    KitchenController,
    ManualRefundsController,
    OrdersController,
    PaymentPlansController,
    StoreHomeController,
    StreetController,
  ],
  providers: [OrderTopics, OrdersExport, OrdersOverview],
})
export class OrdersHttpModule {}

@Module({ imports: [OrdersModule], providers: [BookingJobs, OrderJobs] })
export class OrdersJobsModule {}
