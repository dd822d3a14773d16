import { CalendarFeedQueries } from './calendar/calendar-feed.queries';
import { CalendarFeedRepository } from './calendar/calendar-feed.repository';
import { CalendarQueries } from './calendar/calendar.queries';
import { ChangeRequestQueries } from './changes/change-request.queries';
import { CommissionQueries } from './commission/commission.queries';
import { CommissionRepository } from './commission/commission.repository';
import { ConfirmationMailQueries } from './confirmations/confirmation-mail.queries';
import { ConfirmationMailRepository } from './confirmations/confirmation-mail.repository';
import { PurchaseQueries } from './kitchen/purchase.queries';
import { PurchaseRepository } from './kitchen/purchase.repository';
import { LinkedOrderQueries } from './linked/linked-order.queries';
import { AllOrdersQueries } from './orders/all-orders.queries';
import { DueOrderQueries } from './orders/due-order.queries';
import { OrderListQueries } from './orders/order-list.queries';
import { OrderReminderRepository } from './orders/order-reminder.repository';
import { OrderQueries } from './orders/order.queries';
import { OrderRepository } from './orders/order.repository';
import { ResponseTimeQueries } from './orders/response-time.queries';
import { StoreHomeQueries } from './orders/store-home.queries';
import { CheckoutDraftRepository } from './placing/checkout-draft.repository';
import { CheckoutQueries } from './placing/checkout.queries';
import { CheckoutRepository } from './placing/checkout.repository';
import { AgreedCheckouts } from './placing/agreed-checkouts';
import { DayQueries } from './placing/day.queries';
import { SlotRepository } from './placing/slot.repository';

/** Repositories and queries of orders; those of bookings are in `bookingProviders`. */
export const persistenceProviders = [
  AgreedCheckouts,
  AllOrdersQueries,
  CalendarFeedQueries,
  CalendarFeedRepository,
  CalendarQueries,
  ChangeRequestQueries,
  CheckoutDraftRepository,
  CheckoutQueries,
  CheckoutRepository,
  CommissionQueries,
  CommissionRepository,
  ConfirmationMailQueries,
  ConfirmationMailRepository,
  DayQueries,
  DueOrderQueries,
  LinkedOrderQueries,
  OrderListQueries,
  OrderQueries,
  OrderReminderRepository,
  OrderRepository,
  PurchaseQueries,
  PurchaseRepository,
  ResponseTimeQueries,
  SlotRepository,
  StoreHomeQueries,
];
