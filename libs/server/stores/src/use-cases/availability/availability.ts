import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type {
  AnswerOf,
  Availability,
  changeAvailability,
  InputOf,
  readAvailability,
  UserId,
} from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { AvailabilityQueries } from '../../persistence/availability/availability.queries';
import { OpenMonthRepository } from '../../persistence/availability/open-month.repository';
import { StoreRepository } from '../../persistence/stores/store.repository';
import type { Reader } from '../../persistence/crew/crew.queries';
import { StoreWork } from '../../services/store-work';

type Answer = AnswerOf<typeof readAvailability>;

export class StoreAvailability extends Query<Result<Answer>> {
  constructor(
    readonly partner: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(StoreAvailability)
export class StoreAvailabilityHandler implements IQueryHandler<StoreAvailability> {
  constructor(private readonly availability: AvailabilityQueries) {}

  async execute({ partner, reader }: StoreAvailability): Promise<Result<Answer>> {
    const row = await this.availability.ofStoreSeenBy(partner, reader);
    return row ? accept(row) : refuse('not_found');
  }
}

/** Changes the availability of a store; any crew member may. */
export class ChangeAvailability extends Command<Result<Answer>> {
  constructor(
    readonly partner: string,
    readonly said: InputOf<typeof changeAvailability>['body'],
    readonly userId: UserId,
  ) {
    super();
  }
}

const distinct = (rules: Availability[]): boolean => new Set(rules.map(({ id }) => id)).size === rules.length;

@CommandHandler(ChangeAvailability)
export class ChangeAvailabilityHandler implements ICommandHandler<ChangeAvailability> {
  constructor(
    private readonly work: StoreWork,
    private readonly stores: StoreRepository,
    private readonly months: OpenMonthRepository,
    private readonly clock: Clock,
  ) {}

  execute({ partner, said, userId }: ChangeAvailability): Promise<Result<Answer>> {
    return this.work.onStore(partner, { userId, as: 'Member' }, async (tx, store) => {
      const { availabilities, version, ...limits } = said;
      if (version !== undefined && version !== store.state.version) return refuse('conflict.version');
      if (!distinct(availabilities))
        return refuse('request.invalid', { fields: { availabilities: 'id.invalid' } });
      const { hoursChosen } = limits;
      Object.assign(store.state, limits, { alwaysOpen: hoursChosen && !availabilities.length });
      await this.stores.save(tx, store);
      await this.months.write(tx, store.state.id, availabilities, this.clock.now(), hoursChosen);
      return accept({ ...said, version: store.state.version });
    });
  }
}
