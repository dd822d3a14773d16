import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type choosePlan,
  type InputOf,
  type Language,
  type StoreSubscription,
  SUBSCRIPTION_TERMS_VERSION,
} from '@smachot/contracts';
import { Clock, refuse, type Result, toAgorot } from '@smachot/kernel';
import { OrderPayments } from '@smachot/server-payments';
import type { Reader } from '@smachot/server-stores';
import { SubscriptionRepository } from '../persistence/subscription.repository';
import { type PlanBuyer, PlanCoupons, pricedCoupon } from '../services/plan-coupons';
import { SubscriptionWork } from '../services/subscription-work';

export class ChoosePlan extends Command<Result<StoreSubscription>> {
  constructor(
    readonly chosen: InputOf<typeof choosePlan>['body'],
    readonly owner: Reader,
    readonly language: Language,
  ) {
    super();
  }
}

@CommandHandler(ChoosePlan)
export class ChoosePlanHandler implements ICommandHandler<ChoosePlan> {
  constructor(
    private readonly work: SubscriptionWork,
    private readonly repository: SubscriptionRepository,
    private readonly payments: OrderPayments,
    private readonly coupons: PlanCoupons,
    private readonly clock: Clock,
  ) {}

  async execute({ chosen, owner, language }: ChoosePlan): Promise<Result<StoreSubscription>> {
    const { partnerId: storeId, planId, billing, due, couponCode, termsVersion } = chosen;
    const buyer: PlanBuyer = { storeId, userId: owner.userId };
    const found = await this.coupons.find(couponCode, planId, buyer);
    if (!found.ok) return found;
    const card = due > 0 ? await this.payments.usableCard(owner.userId, chosen.cardId ?? null) : null;
    const payer = { userId: owner.userId, cardId: card?.id ?? null, returnTo: chosen.returnTo ?? '/me' };
    return this.work.run({ storeId, owner, language }, async (subscription, tx) => {
      if (termsVersion !== SUBSCRIPTION_TERMS_VERSION) return refuse('subscription.terms_changed');
      if (due > 0 && !card) return refuse('card.missing');
      await this.repository.noteAcceptance(tx, storeId, owner.userId, termsVersion);
      const choice = { planId, billing, coupon: pricedCoupon(found.value) };
      const done = subscription.choose(choice, toAgorot(due), payer, this.clock.now());
      return done.ok && found.value ? this.coupons.reserve(tx, subscription, found.value) : done;
    });
  }
}
