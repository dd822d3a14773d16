import { Injectable } from '@nestjs/common';
import type { BillId, PaymentId, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

/** A sale as the ledger knows it; sums in agorot. */
export type RecordedCharge = {
  userId: UserId;
  paymentId: PaymentId | null;
  billId: BillId | null;
  captured: number;
  refunded: number;
};

/** Reads what a sale of the provider was charged for. */
@Injectable()
export class ChargedSaleQueries {
  constructor(private readonly read: ReadModel) {}

  /** Undefined when no entry of the ledger has the sale. */
  bySale(saleId: string): Promise<RecordedCharge | undefined> {
    return this.read.one<RecordedCharge>(
      `select l.user_id as "userId", l.payment_id as "paymentId", l.bill_id as "billId", l.amount as captured,
         coalesce((select sum(r.amount)::int from payments.ledger r
           where r.payment_id = l.payment_id and r.kind = 'refund' and r.status = 'refunded'), 0) as refunded
       from payments.ledger l where l.sale_id = $1`,
      [saleId],
    );
  }
}
