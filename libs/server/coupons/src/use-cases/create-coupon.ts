import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Coupon as CouponContract, CouponForm, StoreId } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { Coupon } from '../domain/coupon';
import { CouponRepository, MOST_OF_ISSUER } from '../persistence/coupon.repository';
import { type CouponActor, CouponAccess } from '../services/coupon-access';
import { StoresGateway } from '../stores-gateway';
import { couponView, termsOf } from '../views/coupon-view';

/** Creates a coupon. `issuer`: for a super admin, the store it is created for; null: the platform. */
export class CreateCoupon extends Command<Result<CouponContract>> {
  constructor(
    readonly actor: CouponActor,
    readonly form: CouponForm,
    readonly issuer: StoreId | null = null,
  ) {
    super();
  }
}

@CommandHandler(CreateCoupon)
export class CreateCouponHandler implements ICommandHandler<CreateCoupon> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: CouponAccess,
    private readonly stores: StoresGateway,
    private readonly coupons: CouponRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, form, issuer }: CreateCoupon): Promise<Result<CouponContract>> {
    const may = await this.access.mayWrite(actor);
    if (!may.ok) return may;
    const storeId = may.value.storeId ?? issuer;
    if (storeId && !(await this.stores.isOpen(storeId))) return refuse('not_found');
    const about = { id: newId(), storeId, code: form.code };
    const coupon = Coupon.create(about, termsOf(form), may.value.writer, this.clock.now());
    if (!coupon.ok) return coupon;
    return this.work.run(async (tx) => {
      if ((await this.coupons.countOfIssuer(tx, storeId)) >= MOST_OF_ISSUER) return refuse('coupon.too_many');
      if (!(await this.coupons.add(tx, coupon.value)))
        return refuse('coupon.code_taken', { fields: { code: 'coupon.code_taken' } });
      await this.access.audit(tx, may.value, null, coupon.value.state);
      return accept(couponView(coupon.value.state));
    });
  }
}
