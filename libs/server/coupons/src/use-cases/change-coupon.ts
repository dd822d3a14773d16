import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Coupon as CouponContract, CouponChangeForm, CouponId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { CouponRepository } from '../persistence/coupon.repository';
import { type CouponActor, CouponAccess } from '../services/coupon-access';
import { couponView, termsOf } from '../views/coupon-view';

/** Gives a coupon other terms, for uses from now on. */
export class ChangeCoupon extends Command<Result<CouponContract>> {
  constructor(
    readonly actor: CouponActor,
    readonly couponId: CouponId,
    readonly form: CouponChangeForm,
  ) {
    super();
  }
}

@CommandHandler(ChangeCoupon)
export class ChangeCouponHandler implements ICommandHandler<ChangeCoupon> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: CouponAccess,
    private readonly coupons: CouponRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, couponId, form }: ChangeCoupon): Promise<Result<CouponContract>> {
    const may = await this.access.mayWrite(actor);
    if (!may.ok) return may;
    return this.work.run(async (tx) => {
      const coupon = await this.access.load(tx, couponId, may.value);
      if (!coupon) return refuse('not_found');
      if (coupon.state.version !== form.version) return refuse('conflict.version');
      const before = { ...coupon.state };
      const changed = coupon.change(termsOf(form), may.value.writer, this.clock.now());
      if (!changed.ok) return changed;
      await this.coupons.save(tx, coupon);
      await this.access.audit(tx, may.value, before, coupon.state);
      return accept(couponView(coupon.state));
    });
  }
}

/** Ends a coupon; orders that used it keep their price, and its code may be given out again. */
export class DeleteCoupon extends Command<Result<undefined>> {
  constructor(
    readonly actor: CouponActor,
    readonly couponId: CouponId,
  ) {
    super();
  }
}

@CommandHandler(DeleteCoupon)
export class DeleteCouponHandler implements ICommandHandler<DeleteCoupon> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: CouponAccess,
    private readonly coupons: CouponRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, couponId }: DeleteCoupon): Promise<Result<undefined>> {
    const may = await this.access.mayWrite(actor);
    if (!may.ok) return may;
    return this.work.run(async (tx) => {
      const coupon = await this.access.load(tx, couponId, may.value);
      if (!coupon) return refuse('not_found');
      const before = { ...coupon.state };
      const deleted = coupon.delete(may.value.writer, this.clock.now());
      if (!deleted.ok) return deleted;
      await this.coupons.save(tx, coupon);
      await this.access.audit(tx, may.value, before, coupon.state);
      return deleted;
    });
  }
}
