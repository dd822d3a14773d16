import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PlanChange, StoreId } from '@smachot/contracts';
import { accept, Clock, type Result, wallTime } from '@smachot/kernel';
import type { PlanChoice } from '@smachot/pricing';
import { checkPlanCoupon } from '../domain/plan-coupon';
import type { Reader } from '@smachot/server-stores';
import { Subscription } from '../domain/subscription';
import { SubscriptionQueries } from '../persistence/subscription.queries';
import { PlanCoupons, pricedCoupon } from '../services/plan-coupons';
import { StoresGateway } from '../stores-gateway';
import { changeView } from '../views/change-view';

export class PreviewPlanChange extends Query<Result<PlanChange>> {
  constructor(
    readonly storeId: StoreId,
    readonly choice: PlanChoice & { coupon?: string | undefined },
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(PreviewPlanChange)
export class PreviewPlanChangeHandler implements IQueryHandler<PreviewPlanChange> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly subscriptions: SubscriptionQueries,
    private readonly coupons: PlanCoupons,
    private readonly clock: Clock,
  ) {}

  async execute({ storeId, choice, reader }: PreviewPlanChange): Promise<Result<PlanChange>> {
    const seen = await this.stores.seenBy(storeId, reader);
    if (!seen.ok) return seen;
    const buyer = { storeId: seen.value.partnerId, userId: reader.userId };
    const found = await this.coupons.find(choice.coupon, choice.planId, buyer);
    if (!found.ok) return found;
    const purchase = { ...choice, coupon: pricedCoupon(found.value) };
    const now = this.clock.now();
    const state = await this.subscriptions.ofStore(storeId);
    const subscription = state ? new Subscription(state, []) : Subscription.of(storeId, reader.userId, now);
    const change = subscription.changeTo(purchase, now);
    const usable = checkPlanCoupon(purchase, change);
    return usable.ok ? accept(changeView(change, purchase.coupon, wallTime(now).day)) : usable;
  }
}
