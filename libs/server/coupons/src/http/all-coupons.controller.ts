import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  changeAnyCoupon,
  createAnyCoupon,
  deleteAnyCoupon,
  type InputOf,
  listAllCoupons,
  readAnyCoupon,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { ListAllCoupons, ReadAnyCoupon } from '../use-cases/all-coupons';
import { ChangeCoupon, DeleteCoupon } from '../use-cases/change-coupon';
import { CreateCoupon } from '../use-cases/create-coupon';

/** Endpoints of super admins for the coupons of every issuer; every act has a reason. */
@Controller()
export class AllCouponsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listAllCoupons)
  list(@Input() { query }: InputOf<typeof listAllCoupons>) {
    return this.queries.execute(new ListAllCoupons(query));
  }
  @Serves(readAnyCoupon)
  read(@Input() { params }: InputOf<typeof readAnyCoupon>) {
    return this.queries.execute(new ReadAnyCoupon(params.couponId));
  }
  @Serves(createAnyCoupon)
  create(@Input() { body }: InputOf<typeof createAnyCoupon>, @Caller() { userId }: UserActor) {
    const { reason, partnerId, ...form } = body;
    return this.commands.execute(new CreateCoupon({ userId, reason }, form, partnerId));
  }
  @Serves(changeAnyCoupon)
  change(@Input() { params, body }: InputOf<typeof changeAnyCoupon>, @Caller() { userId }: UserActor) {
    const { reason, ...form } = body;
    return this.commands.execute(new ChangeCoupon({ userId, reason }, params.couponId, form));
  }
  @Serves(deleteAnyCoupon)
  delete(@Input() { params, body }: InputOf<typeof deleteAnyCoupon>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new DeleteCoupon({ userId, reason: body.reason }, params.couponId));
  }
}
