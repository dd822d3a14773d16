import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  changeCoupon,
  checkCoupon,
  createCoupon,
  deleteCoupon,
  type InputOf,
  listCoupons,
  readCoupon,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { ChangeCoupon, DeleteCoupon } from '../use-cases/change-coupon';
import { CheckCoupon } from '../use-cases/check-coupon';
import { CreateCoupon } from '../use-cases/create-coupon';
import { ListCoupons, ReadCoupon } from '../use-cases/store-coupons';

/** Endpoints of a store's coupons, and of customers who type a code. */
@Controller()
export class CouponsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listCoupons)
  list(@Input() { params }: InputOf<typeof listCoupons>, @Caller() actor: UserActor) {
    return this.queries.execute(new ListCoupons(params.partner, actor));
  }
  @Serves(readCoupon)
  read(@Input() { params }: InputOf<typeof readCoupon>, @Caller() actor: UserActor) {
    return this.queries.execute(new ReadCoupon(params.partner, params.couponId, actor));
  }
  @Serves(createCoupon)
  create(@Input() { params, body }: InputOf<typeof createCoupon>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new CreateCoupon({ userId, store: params.partner }, body));
  }
  @Serves(changeCoupon)
  change(@Input() { params, body }: InputOf<typeof changeCoupon>, @Caller() { userId }: UserActor) {
    const { partner, couponId } = params;
    return this.commands.execute(new ChangeCoupon({ userId, store: partner }, couponId, body));
  }
  @Serves(deleteCoupon)
  delete(@Input() { params }: InputOf<typeof deleteCoupon>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new DeleteCoupon({ userId, store: params.partner }, params.couponId));
  }
  @Serves(checkCoupon)
  check(@Input() { body }: InputOf<typeof checkCoupon>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new CheckCoupon(body, userId));
  }
}
