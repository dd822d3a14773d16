import { Injectable } from '@nestjs/common';
import type { PaymentId } from '@smachot/contracts';
import { ReadModel, type Tx } from '@smachot/server-platform';

const AMONG = `select distinct payment_id as id from payments.chargebacks
  where payment_id = any($1::uuid[]) and status <> 'won'`;

/** Which payments their cardholders dispute: a refund by hand of one is refused (payment.charged_back). */
@Injectable()
export class DisputedPayments {
  constructor(private readonly read: ReadModel) {}

  /** Those of the given payments with a chargeback that is open or lost. @param tx reads on the connection of the caller's transaction */
  async among(paymentIds: PaymentId[], tx?: Tx): Promise<Set<PaymentId>> {
    if (!paymentIds.length) return new Set();
    const rows = await (tx
      ? tx.query<{ id: PaymentId }>(AMONG, [paymentIds])
      : this.read.rows<{ id: PaymentId }>(AMONG, [paymentIds]));
    return new Set(rows.map(({ id }) => id));
  }
}
