import { Controller, Headers } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type InputOf, listPlans, planPricing } from '@smachot/contracts';
import { chooseLanguage } from '@smachot/i18n';
import { Clock, wallTime } from '@smachot/kernel';
import { Input, Serves } from '@smachot/server-platform';
import { PricePlan } from '../use-cases/price-plan';
import { plansView } from '../views/plan-view';

@Controller()
export class PlansController {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Serves(listPlans)
  list(@Headers('accept-language') accepted?: string) {
    return plansView(wallTime(this.clock.now()).day, chooseLanguage(accepted));
  }

  @Serves(planPricing)
  pricing(@Input() asked: InputOf<typeof planPricing>, @Headers('accept-language') accepted?: string) {
    return this.queries.execute(new PricePlan(asked, chooseLanguage(accepted)));
  }
}
