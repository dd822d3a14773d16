import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, readStoreHome } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { ResponseTimes } from '../../services/response-times';
import { StoreAgenda } from '../../services/store-agenda';
import { StoreIncome } from '../../services/store-income';
import { StoresGateway } from '../../stores-gateway';

type Answer = AnswerOf<typeof readStoreHome>;

/** Home page of a store's crew; also for a reader who may only look. */
export class StoreHome extends Query<Result<Answer>> {
  constructor(
    readonly store: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(StoreHome)
export class StoreHomeHandler implements IQueryHandler<StoreHome> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly agenda: StoreAgenda,
    private readonly income: StoreIncome,
    private readonly times: ResponseTimes,
  ) {}

  async execute({ store, reader }: StoreHome): Promise<Result<Answer>> {
    const seen = await this.stores.seenBy(store, reader);
    if (!seen) return refuse('not_found');
    const { partnerId } = seen;
    const [agenda, bookings, income, responseMinutes] = await Promise.all([
      this.agenda.orders(partnerId),
      this.agenda.bookings(partnerId),
      // income is shown to the owner only
      seen.role === 'Member' ? null : this.income.ofMonth(partnerId),
      this.times.of(partnerId),
    ]);
    return accept({ agenda, bookings, income, responseMinutes });
  }
}
