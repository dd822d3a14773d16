import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { choosePlanKeeping, type InputOf, readPlanKeeping } from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { ChoosePlanKeeping, PlanKeepingOf } from '../use-cases/stores/plan-keeping';

@Controller()
export class PlanKeepingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(readPlanKeeping)
  read(@Input() { params }: InputOf<typeof readPlanKeeping>, @Caller() actor: UserActor) {
    return this.queries.execute(new PlanKeepingOf(params.partner, actor));
  }

  @Serves(choosePlanKeeping)
  choose(@Input() { params, body }: InputOf<typeof choosePlanKeeping>, @Caller() actor: UserActor) {
    const order = { unitIds: body.pricingUnitIds, memberIds: body.memberIds };
    return this.commands.execute(new ChoosePlanKeeping(params.partner, order, actor.userId));
  }
}
