import { Injectable } from '@nestjs/common';
import type { LinkedOrderStatus, PaymentPlanStatus, UserId } from '@smachot/contracts';
import { type UnsettledOrder, UnsettledOrdersPort } from '@smachot/server-payments';
import { ReadModel } from '@smachot/server-platform';

const REST_IS_OPEN: PaymentPlanStatus[] = [
  'pending',
  'deposit_paid',
  'rest_due',
  'action_required',
  'undecided',
];
const NUMBER_IS_OPEN: LinkedOrderStatus[] = ['following', 'counting', 'settling'];

/** Approved orders whose rest, or whose difference to the number of guests, may still be charged. */
@Injectable()
export class UnsettledOrders extends UnsettledOrdersPort {
  constructor(private readonly read: ReadModel) {
    super();
  }

  of(userIds: UserId[]): Promise<UnsettledOrder[]> {
    return this.read.rows<UnsettledOrder>(
      `select o.user_id as "userId", o.payment_id as "paymentId" from orders.orders o
       where o.user_id = any($1::uuid[]) and o.status = 'approved' and o.payment_id is not null
         and (exists (select from orders.payment_plans p where p.order_id = o.id and p.status = any($2))
           or exists (select from orders.followings f where f.order_id = o.id and f.status = any($3)))`,
      [userIds, REST_IS_OPEN, NUMBER_IS_OPEN],
    );
  }
}
