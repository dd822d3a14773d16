import { Injectable } from '@nestjs/common';
import type { PaymentId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

/** Which payments their cardholders dispute: a refund by hand of one is refused (payment.charged_back). */
@Injectable()
export class DisputedPayments {
  constructor(private readonly read: ReadModel) {}

  /** Those of the given payments with a chargeback that is open or lost. */
  async among(paymentIds: PaymentId[]): Promise<Set<PaymentId>> {
    const rows = await this.read.rows<{ id: PaymentId }>(
      `select distinct payment_id as id from payments.chargebacks where payment_id = any($1::uuid[]) and status <> 'won'`,
      [paymentIds],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
