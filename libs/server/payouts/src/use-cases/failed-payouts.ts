import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, listFailedPayouts } from '@smachot/contracts';
import { isId } from '@smachot/kernel';
import type { PayoutState } from '../domain/payout';
import { PayoutQueries } from '../persistence/payout.queries';
import { StoresGateway } from '../stores-gateway';
import { adminPayoutView } from '../views/payout-view';

type Answer = AnswerOf<typeof listFailedPayouts>;

/** The payouts that the bank returned, the latest first. */
export class FailedPayouts extends Query<Answer> {
  constructor(readonly page: InputOf<typeof listFailedPayouts>['query']) {
    super();
  }
}

@QueryHandler(FailedPayouts)
export class FailedPayoutsHandler implements IQueryHandler<FailedPayouts> {
  constructor(
    private readonly queries: PayoutQueries,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ page: { cursor, limit } }: FailedPayouts): Promise<Answer> {
    const rows = await this.queries.failed(positionOf(cursor), limit + 1);
    const shown = rows.slice(0, limit);
    const contacts = await this.stores.contacts(shown.map(({ storeId }) => storeId));
    return {
      payouts: shown.map((payout) => adminPayoutView(payout, contacts.get(payout.storeId))),
      nextCursor: rows.length > limit ? cursorOf(shown.at(-1)!) : null,
    };
  }
}

const cursorOf = ({ closedAt, id }: PayoutState): string => `${closedAt!.toISOString()}_${id}`;
const positionOf = (cursor: string | undefined) => {
  const [time = '', id = ''] = cursor?.split('_') ?? [];
  const at = new Date(time);
  return isId(id) && !Number.isNaN(at.getTime()) ? { at, id } : null;
};
