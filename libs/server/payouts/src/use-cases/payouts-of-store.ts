import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, listPayouts, PayoutId, readPayout } from '@smachot/contracts';
import { accept, cursorId, refuse, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { PayoutQueries } from '../persistence/payout.queries';
import { StoresGateway } from '../stores-gateway';
import { itemView, payoutView } from '../views/payout-view';
import { numberOf } from '../views/statement-filter';

type List = AnswerOf<typeof listPayouts>;
type One = AnswerOf<typeof readPayout>;
type Page = InputOf<typeof listPayouts>['query'];

/** The payouts of a store, the newest first. */
export class PayoutsOfStore extends Query<Result<List>> {
  constructor(
    readonly partner: string,
    readonly page: Page,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(PayoutsOfStore)
export class PayoutsOfStoreHandler implements IQueryHandler<PayoutsOfStore> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly queries: PayoutQueries,
  ) {}

  async execute({ partner, page: { cursor, limit }, reader }: PayoutsOfStore): Promise<Result<List>> {
    const store = await this.stores.seenBy(partner, reader);
    if (!store.ok) return store;
    const rows = await this.queries.ofStore(store.value.partnerId, numberOf(cursor), limit + 1);
    const shown = rows.slice(0, limit);
    const nextCursor = rows.length > limit ? String(shown.at(-1)!.number) : null;
    return accept({ payouts: shown.map(payoutView), nextCursor });
  }
}

/** One payout of a store, with the orders it pays for. */
export class PayoutOfStore extends Query<Result<One>> {
  constructor(
    readonly partner: string,
    readonly payoutId: PayoutId,
    readonly page: Page,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(PayoutOfStore)
export class PayoutOfStoreHandler implements IQueryHandler<PayoutOfStore> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly queries: PayoutQueries,
  ) {}

  async execute({ partner, payoutId, page, reader }: PayoutOfStore): Promise<Result<One>> {
    const store = await this.stores.seenBy(partner, reader);
    if (!store.ok) return store;
    const payout = await this.queries.one(store.value.partnerId, payoutId);
    if (!payout) return refuse('not_found');
    const rows = await this.queries.ordersOf(payoutId, cursorId(page.cursor), page.limit + 1);
    const items = rows.slice(0, page.limit).map(itemView);
    const nextCursor = rows.length > page.limit ? items.at(-1)!.orderId : null;
    return accept({ ...payoutView(payout), items, nextCursor });
  }
}
