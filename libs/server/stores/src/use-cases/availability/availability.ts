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
} from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import { OpenMonthRepository } from '../../persistence/availability/open-month.repository';
import { namedBy } from '../../persistence/stores/partner-key';
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
  constructor(private readonly read: ReadModel) {}

  async execute({ partner, reader }: StoreAvailability): Promise<Result<Answer>> {
    const row = await this.read.one<Answer>(
      `select coalesce(a.rules, '[]') as availabilities, s.shortest_notice as "shortestNotice", s.daily_capacity as "dailyCapacity",
         s.slots_per_customer as "slotsPerCustomer", s.hours_chosen as "hoursChosen"
       from stores.stores s left join stores.crew c on c.store_id = s.id and c.user_id = $2
       left join stores.availability a on a.store_id = s.id
       where ${namedBy(partner, '$1')} and s.closed_at is null and (c.user_id is not null or $3::boolean)`,
      [partner, reader.userId, reader.superAdmin],
    );
    return row ? accept(row) : refuse('not_found');
  }
}

/** Changes the availability of a store; any crew member may. */
export class ChangeAvailability extends Command<Result<Answer>> {
  constructor(
    readonly partner: string,
    readonly said: InputOf<typeof changeAvailability>['body'],
    readonly userId: string,
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
      const { availabilities, ...limits } = said;
      if (!distinct(availabilities))
        return refuse('request.invalid', { fields: { availabilities: 'id.invalid' } });
      const { hoursChosen } = limits;
      Object.assign(store.state, limits, { alwaysOpen: hoursChosen && !availabilities.length });
      await this.stores.save(tx, store);
      await this.months.write(tx, store.state.id, availabilities, this.clock.now(), hoursChosen);
      return accept(said);
    });
  }
}
