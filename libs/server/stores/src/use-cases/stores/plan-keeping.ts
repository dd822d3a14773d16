import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryBus,
  QueryHandler,
} from '@nestjs/cqrs';
import type { PlanKeeping, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { Reader } from '../../persistence/crew/crew.queries';
import { type ChosenOrder, PlanKeepingChoice } from '../../services/plan-keeping-choice';
import { PlanKeepingView } from '../../services/plan-keeping-view';
import { PlanRefitting } from '../../services/plan-refitting';
import { StoreWork } from '../../services/store-work';
import { StoreSeenBy } from '../crew/crew-role-of';

/** What a store keeps when its plan becomes smaller, for its owners and super admins. */
export class PlanKeepingOf extends Query<Result<PlanKeeping>> {
  constructor(
    readonly partner: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(PlanKeepingOf)
export class PlanKeepingOfHandler implements IQueryHandler<PlanKeepingOf> {
  constructor(
    private readonly queries: QueryBus,
    private readonly view: PlanKeepingView,
  ) {}

  async execute({ partner, reader }: PlanKeepingOf): Promise<Result<PlanKeeping>> {
    const seen = await this.queries.execute(new StoreSeenBy(partner, reader));
    if (!seen) return refuse('not_found');
    if (seen.role === 'Member') return refuse('crew.owners_only');
    return accept(await this.view.of(seen.partnerId));
  }
}

/** Sets the order of units and members. A store over its plan is fitted anew, so that others return in their place. */
export class ChoosePlanKeeping extends Command<Result<PlanKeeping>> {
  constructor(
    readonly partner: string,
    readonly order: ChosenOrder,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ChoosePlanKeeping)
export class ChoosePlanKeepingHandler implements ICommandHandler<ChoosePlanKeeping> {
  constructor(
    private readonly work: StoreWork,
    private readonly choice: PlanKeepingChoice,
    private readonly fitting: PlanRefitting,
    private readonly view: PlanKeepingView,
  ) {}

  async execute({ partner, order, userId }: ChoosePlanKeeping): Promise<Result<PlanKeeping>> {
    const owner = { userId, as: 'Owner' } as const;
    const chosen = await this.work.onStore(partner, owner, async (tx, store) => {
      await this.choice.save(tx, store.state.id, order, userId);
      await this.fitting.again(tx, store);
      return accept(store.state.id);
    });
    return chosen.ok ? accept(await this.view.of(chosen.value)) : chosen;
  }
}
