export { BillableEventsPort, type Unbilled } from './billable-events-port';
export { BillingStanding, type Standing } from './billing-standing';
export {
  type ChargedOrder,
  ChargedOrdersPort,
  type ChargedStore,
  ChargedTicketsPort,
} from './charged-orders-port';
export { DisputedPayments } from './disputed-payments';
export { DisputesToAnswer, DisputeWaits } from './use-cases/chargebacks/disputes-to-answer';
export { PRICE_PER_RESPONSE } from './domain/bill';
export { type Hold, PaymentAuthorizations } from './payment-authorizations';
export { OrderPayments, type PaymentView } from './order-payments';
export { PaymentsHttpModule, PaymentsJobsModule, PaymentsModule } from './payments.module';
export { paymentsPersistence } from './persistence/payments.persistence';
export { seedChargebackDemo } from './seed/seed-chargeback';
export { type DemoPayment, seedPaymentsDemo } from './seed/seed-demo';
export { seedReconciliationsDemo } from './seed/seed-reconciliations';
export { seedBillDemo } from './seed/seed-bill';
export { type UnsettledOrder, UnsettledOrdersPort } from './unsettled-orders-port';
