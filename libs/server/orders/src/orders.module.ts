import { Module } from '@nestjs/common';
import { MessagingModule } from '@smachot/server-messaging';
import { PaymentsModule } from '@smachot/server-payments';
import { RsvpQuestionsModule } from '@smachot/server-rsvp';
import { StoresModule } from '@smachot/server-stores';
import { bookingProviders } from './use-cases/bookings/bookings.providers';
import { BookingsController } from './http/bookings.controller';
import { ChangesController } from './http/changes.controller';
import { LinkedOrdersController } from './http/linked-orders.controller';
import { CheckoutDraftsController } from './http/checkout-drafts.controller';
import { KitchenController } from './http/kitchen.controller';
import { KitchenDaysHandler } from './use-cases/kitchen/kitchen-days';
import { SavePurchasesHandler } from './use-cases/kitchen/save-purchases';
import { PurchaseQueries } from './persistence/kitchen/purchase.queries';
import { PurchaseRepository } from './persistence/kitchen/purchase.repository';
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
import { CommissionQueries } from './persistence/commission/commission.queries';
import { CommissionsController } from './http/commissions.controller';
import { ListCommissionsHandler, SetCommissionHandler } from './use-cases/commission/set-commission';
import { UsualCommissionHandler } from './use-cases/commission/usual-commission';
import { ResendConfirmationHandler } from './use-cases/confirmations/resend-confirmation';
import { SendConfirmationsHandler } from './use-cases/confirmations/send-confirmations';
import { OrderPaper } from './services/order-paper';
import { CheckoutDrafts } from './persistence/placing/checkout-drafts';
import { Checkouts } from './persistence/placing/checkouts';
import { OrderRepository } from './persistence/orders/order.repository';
import { ChangeRequestQueries } from './persistence/changes/change-request.queries';
import { DayQueries } from './persistence/placing/day.queries';
import { LinkedOrderParties } from './services/linked-order-parties';
import { LinkedOrderQueries } from './persistence/linked/linked-order.queries';
import { OrderListQueries } from './persistence/orders/order-list.queries';
import { DueOrderQueries } from './persistence/orders/due-order.queries';
import { OrderReminderRepository } from './persistence/orders/order-reminder.repository';
import { ResponseTimeQueries } from './persistence/orders/response-time.queries';
import { StoreHomeQueries } from './persistence/orders/store-home.queries';
import { StoreAgenda } from './services/store-agenda';
import { StoreIncome } from './services/store-income';
import { CheckoutQueries } from './persistence/placing/checkout.queries';
import { ConfirmationMailQueries } from './persistence/confirmations/confirmation-mail.queries';
import { ConfirmationMailRepository } from './persistence/confirmations/confirmation-mail.repository';
import { OrderQueries } from './persistence/orders/order.queries';
import { Slots } from './persistence/placing/slots';
import { AnswerAmendmentHandler } from './use-cases/linked/answer-amendment';
import { AnswerChangeHandler } from './use-cases/changes/answer-change';
import { ChangesCalendar } from './services/changes-calendar';
import { PreviewChangeHandler, ProposeChangeHandler } from './use-cases/changes/propose-change';
import { DropCheckoutHandler, OneCheckoutHandler } from './use-cases/placing/checkouts';
import {
  CreateDraftHandler,
  DeleteDraftHandler,
  OpenDraftHandler,
  PurgeDraftsHandler,
  ReplaceDraftHandler,
} from './use-cases/placing/checkout-drafts';
import { OrderDraftBuilder } from './services/order-draft-builder';
import { PaymentOutcomes } from './services/payment-outcomes';
import { CustomerErasure } from './services/customer-erasure';
import { CustomerWithdrawal } from './services/customer-withdrawal';
import { OrderMoneyView } from './services/order-money-view';
import { OrderRequestsView } from './services/order-requests-view';
import { CheckoutEnding } from './services/checkout-ending';
import { DecideRestHandler } from './use-cases/status/decide-rest';
import { MoveDueLinkedOrdersHandler } from './use-cases/linked/due-linked-orders';
import { ExpireCheckoutsHandler, MoveDueOrdersHandler } from './use-cases/status/due-orders';
import { ExportOrdersHandler } from './use-cases/reading/export-orders';
import { FollowInvitationHandler } from './use-cases/linked/follow-invitation';
import { ForgetCustomerHandler } from './use-cases/status/forget-customer';
import { CheckoutAuthorization } from './services/checkout-authorization';
import { ApplyEventChangeHandler } from './use-cases/linked/apply-event-change';
import { KitchenSheetHandler } from './use-cases/kitchen/kitchen-sheet';
import { LeaveInvitationHandler } from './use-cases/linked/leave-invitation';
import { ListOrdersHandler } from './use-cases/reading/list-orders';
import { ChangeOrderStatusHandler } from './use-cases/status/change-order-status';
import { RemindCrewsHandler } from './use-cases/status/remind-crews';
import { ApplyPaymentOutcomeHandler } from './use-cases/status/apply-payment-outcome';
import { CalendarQueries } from './persistence/calendar/calendar.queries';
import { CalendarFeedAccess } from './services/calendar-feed-access';
import { CommissionRepository } from './persistence/commission/commission.repository';
import { CalendarFeeds } from './persistence/calendar/calendar-feeds';
import { OrderCalendarHandler } from './use-cases/calendar/order-calendar';
import {
  CreateCalendarFeedHandler,
  OwnCalendarFeedHandler,
  RevokeCalendarFeedHandler,
} from './use-cases/calendar/own-feed';
import { StoreCalendarHandler } from './use-cases/calendar/store-calendar';
import { CalendarsController } from './http/calendars.controller';
import { OneOrderHandler, OrderConsequencesHandler } from './use-cases/reading/one-order';
import { OrderAccess } from './services/order-access';
import { AskStreetHandler, GiveStreetHandler } from './use-cases/status/order-street';
import { OrderTransitions } from './services/order-transitions';
import { OrderMenuOfHandler } from './use-cases/changes/order-menu';
import { OrderedMenus } from './services/ordered-menus';
import { RequestedTerms } from './services/requested-terms';
import { ResponseTimes } from './services/response-times';
import { OrderReceiptHandler } from './use-cases/reading/order-receipt';
import { OrdersOfInvitationHandler } from './use-cases/linked/orders-of-invitation';
import { PlaceOrderHandler } from './use-cases/placing/place-order';
import { ResponseTimeOfStoreHandler } from './use-cases/reading/response-time';
import { StoreHomeHandler } from './use-cases/reading/store-home';
import { ProposeAmendmentHandler } from './use-cases/linked/propose-amendment';

const followings = [
  AnswerAmendmentHandler,
  FollowInvitationHandler,
  ApplyEventChangeHandler,
  LeaveInvitationHandler,
  MoveDueLinkedOrdersHandler,
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
  GiveStreetHandler,
  DropCheckoutHandler,
  ExpireCheckoutsHandler,
  ExportOrdersHandler,
  ForgetCustomerHandler,
  ListCommissionsHandler,
  UsualCommissionHandler,
  ListOrdersHandler,
  ResendConfirmationHandler,
  SendConfirmationsHandler,
  MoveDueOrdersHandler,
  ChangeOrderStatusHandler,
  ApplyPaymentOutcomeHandler,
  RemindCrewsHandler,
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
    CommissionQueries,
    CommissionRepository,
    CalendarQueries,
    CalendarFeedAccess,
    OrderPaper,
    ChangesCalendar,
    OrderedMenus,
    RequestedTerms,
    OrderTransitions,
    ResponseTimes,
    OrderRepository,
    OrderQueries,
    OrderListQueries,
    DueOrderQueries,
    OrderReminderRepository,
    ResponseTimeQueries,
    StoreHomeQueries,
    StoreAgenda,
    StoreIncome,
    CheckoutQueries,
    ConfirmationMailQueries,
    ConfirmationMailRepository,
    LinkedOrderQueries,
    LinkedOrderParties,
    ChangeRequestQueries,
    DayQueries,
    CalendarFeeds,
    CheckoutDrafts,
    Checkouts,
    Slots,
    CheckoutAuthorization,
    CheckoutEnding,
    OrderDraftBuilder,
    PaymentOutcomes,
    CustomerErasure,
    CustomerWithdrawal,
    OrderMoneyView,
    OrderRequestsView,
    ...bookingProviders,
    PurchaseQueries,
    PurchaseRepository,
    ...handlers,
  ],
  exports: [LinkedOrderQueries, OrderAccess, OrderQueries],
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
