import { Injectable } from '@nestjs/common';
import type { CheckoutId, PaymentId, StoreId, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import type { CheckoutRow } from '../../domain/placing/checkout';
import { CHECKOUT_COLUMNS } from './checkout.repository';

/** Reads checkouts without a lock. */
@Injectable()
export class CheckoutQueries {
  constructor(private readonly read: ReadModel) {}

  find(checkoutId: CheckoutId, userId: UserId): Promise<CheckoutRow | undefined> {
    return this.read.one<CheckoutRow>(
      `select ${CHECKOUT_COLUMNS} from orders.checkouts where id = $1 and user_id = $2`,
      [checkoutId, userId],
    );
  }

  /** Id of the store that a payment is for: of a checkout, of a rest, or of the one more sale of a settlement. */
  async storeOfPayment(paymentId: PaymentId): Promise<string | undefined> {
    const checkout = await this.read.one<{ store_id: StoreId }>(
      `select store_id from orders.checkouts where payment_id = $1
       union all select o.store_id from orders.followings f join orders.orders o on o.id = f.order_id where f.extra_payment_id = $1
       union all select o.store_id from orders.payment_plans p join orders.orders o on o.id = p.order_id where p.payment_id = $1`,
      [paymentId],
    );
    return checkout?.store_id;
  }
}
