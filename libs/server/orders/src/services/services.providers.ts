import { AgreedDraftBuilder } from './agreed-draft-builder';
import { CalendarFeedAccess } from './calendar-feed-access';
import { ChangesCalendar } from './changes-calendar';
import { CheckoutAuthorization } from './checkout-authorization';
import { CheckoutEnding } from './checkout-ending';
import { CheckoutReservation } from './checkout-reservation';
import { CustomerErasure } from './customer-erasure';
import { CustomerWithdrawal } from './customer-withdrawal';
import { LinkedOrderParties } from './linked-order-parties';
import { OrderAccess } from './order-access';
import { OrderDraftBuilder } from './order-draft-builder';
import { OrderMoneyView } from './order-money-view';
import { OrderPaper } from './order-paper';
import { OrderRequestsView } from './order-requests-view';
import { OrderTransitions } from './order-transitions';
import { OrderedMenus } from './ordered-menus';
import { PaymentOutcomes } from './payment-outcomes';
import { RequestedTerms } from './requested-terms';
import { ResponseTimes } from './response-times';
import { StoreAgenda } from './store-agenda';
import { StoreIncome } from './store-income';

/** What several handlers share; the services of bookings are in `bookingProviders`. */
export const serviceProviders = [
  AgreedDraftBuilder,
  CalendarFeedAccess,
  ChangesCalendar,
  CheckoutAuthorization,
  CheckoutEnding,
  CheckoutReservation,
  CustomerErasure,
  CustomerWithdrawal,
  LinkedOrderParties,
  OrderAccess,
  OrderDraftBuilder,
  OrderMoneyView,
  OrderPaper,
  OrderRequestsView,
  OrderTransitions,
  OrderedMenus,
  PaymentOutcomes,
  RequestedTerms,
  ResponseTimes,
  StoreAgenda,
  StoreIncome,
];
