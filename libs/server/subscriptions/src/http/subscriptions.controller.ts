import { Controller, Headers } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  cancelSubscription,
  choosePlan,
  type InputOf,
  listSubscriptionCharges,
  payRenewal,
  previewPlanChange,
  resumeSubscription,
  storeSubscription,
} from '@smachot/contracts';
import { chooseLanguage } from '@smachot/i18n';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { CancelSubscription, PayRenewal, ResumeSubscription } from '../use-cases/change-subscription';
import { ChoosePlan } from '../use-cases/choose-plan';
import { PreviewPlanChange } from '../use-cases/preview-plan-change';
import { SubscriptionChargesOf, SubscriptionOf } from '../use-cases/store-subscription';

type OfStore = InputOf<typeof storeSubscription>;

@Controller()
export class SubscriptionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(storeSubscription)
  read(
    @Input() { params }: OfStore,
    @Caller() actor: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    return this.queries.execute(new SubscriptionOf(params.partnerId, actor, chooseLanguage(accepted)));
  }

  @Serves(listSubscriptionCharges)
  charges(@Input() { params }: OfStore, @Caller() actor: UserActor) {
    return this.queries.execute(new SubscriptionChargesOf(params.partnerId, actor));
  }

  @Serves(previewPlanChange)
  preview(@Input() { params, query }: InputOf<typeof previewPlanChange>, @Caller() actor: UserActor) {
    return this.queries.execute(new PreviewPlanChange(params.partnerId, query, actor));
  }

  @Serves(choosePlan)
  choose(
    @Input() { body }: InputOf<typeof choosePlan>,
    @Caller() actor: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    return this.commands.execute(new ChoosePlan(body, actor, chooseLanguage(accepted)));
  }

  @Serves(cancelSubscription)
  cancel(
    @Input() { params }: OfStore,
    @Caller() owner: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    const language = chooseLanguage(accepted);
    return this.commands.execute(new CancelSubscription({ storeId: params.partnerId, owner, language }));
  }

  @Serves(resumeSubscription)
  resume(
    @Input() { params }: OfStore,
    @Caller() owner: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    const language = chooseLanguage(accepted);
    return this.commands.execute(new ResumeSubscription({ storeId: params.partnerId, owner, language }));
  }

  @Serves(payRenewal)
  pay(
    @Input() { params, body }: InputOf<typeof payRenewal>,
    @Caller() owner: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    const act = { storeId: params.partnerId, owner, language: chooseLanguage(accepted) };
    return this.commands.execute(new PayRenewal(act, body.cardId ?? null, body.returnTo ?? '/me'));
  }
}
