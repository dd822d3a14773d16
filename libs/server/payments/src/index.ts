export { BilledEvents } from './billed-events';
export { BillingStanding, type Standing } from './billing-standing';
export { PRICE_PER_RESPONSE } from './domain/bill';
export { type Hold, OrderHolds } from './order-holds';
export { OrderPayments, type PaymentView } from './order-payments';
export { PaymentsHttpModule, PaymentsJobsModule, PaymentsModule } from './payments.module';
export { paymentsStore } from './store/payments.store';
