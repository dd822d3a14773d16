import { chargebackLifecycle } from '@smachot/lifecycles';
import type { PaymentState } from '../../domain/payment';
import { allows } from '../lifecycle-sql';

/** A payment with the chargebacks of its sales. */
export type ClaimedPayment = PaymentState & {
  /** One is open: nothing is given back until it is decided, because the sum could go twice. */
  disputed: boolean;
  /** One was lost: what the provider has left of the sale is what we know of. */
  hasLost: boolean;
  /** Agorot that its cardholder has back by a lost one, and that no refund was counted for. */
  returnedByBank: number;
};

/** Expressions about a row of `order_payments`. */
export const DISPUTED = `exists (select from payments.chargebacks c where c.payment_id = order_payments.id
  and ${allows(chargebackLifecycle, 'c.status', { type: 'lose', by: 'admin' })})`;
export const LOST = `exists (select from payments.chargebacks c where c.payment_id = order_payments.id and c.status = 'lost')`;
export const RETURNED = `coalesce((select max(c.amount - c.voided) from payments.chargebacks c
  where c.payment_id = order_payments.id and c.status = 'lost'), 0)`;
