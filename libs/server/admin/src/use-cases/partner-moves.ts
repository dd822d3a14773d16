import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type {
  AdminPartnerMove,
  AnswerOf,
  InputOf,
  listPartnerMoves,
  StoreId,
  UserId,
} from '@smachot/contracts';
import { accept, cursorId, refuse, type Result } from '@smachot/kernel';
import { CouponChanges } from '@smachot/server-coupons';
import { UserDirectory } from '@smachot/server-identity';
import type { ListPage, ListPosition } from '@smachot/server-platform';
import { KnownStores } from '@smachot/server-stores';
import { SubscriptionMoves } from '@smachot/server-subscriptions';
import { BankDetailsMoves } from '@smachot/server-verification';
import { type NamedLater, ofBankDetails, ofCoupon, ofSubscription } from '../lists/partner-move-view';

/** One of the histories of a store: three statements, whatever its length. */
export class PartnerMoves extends Query<Result<AnswerOf<typeof listPartnerMoves>>> {
  constructor(
    readonly storeId: StoreId,
    readonly asked: InputOf<typeof listPartnerMoves>['query'],
  ) {
    super();
  }
}

@QueryHandler(PartnerMoves)
export class PartnerMovesHandler implements IQueryHandler<PartnerMoves> {
  constructor(
    private readonly queries: QueryBus,
    private readonly people: UserDirectory,
  ) {}

  async execute({ storeId, asked }: PartnerMoves): Promise<Result<AnswerOf<typeof listPartnerMoves>>> {
    const [store] = await this.queries.execute(new KnownStores([storeId]));
    if (!store) return refuse('not_found');
    const position = { after: cursorId(asked.cursor), limit: asked.limit, uncounted: true } as const;
    const { rows, nextCursor } = await this.page(storeId, asked.of, position);
    return accept({ moves: await this.named(rows), nextCursor });
  }

  private async page(
    storeId: StoreId,
    of: PartnerMoves['asked']['of'],
    position: ListPosition,
  ): Promise<Pick<ListPage<NamedLater>, 'rows' | 'nextCursor'>> {
    if (of === 'subscription') {
      const page = await this.queries.execute(new SubscriptionMoves(storeId, position));
      return { ...page, rows: page.rows.map(ofSubscription) };
    }
    if (of === 'bank_details') {
      const page = await this.queries.execute(new BankDetailsMoves(storeId, position));
      return { ...page, rows: page.rows.map(ofBankDetails) };
    }
    const page = await this.queries.execute(new CouponChanges(storeId, position));
    return { ...page, rows: page.rows.map(ofCoupon) };
  }

  private async named(rows: NamedLater[]): Promise<AdminPartnerMove[]> {
    const known = rows.flatMap(({ by: { userId } }) => userId ?? []);
    const names = await this.people.of([...new Set<UserId>(known)]);
    return rows.map(({ by, ...row }) => {
      const { firstName = '', lastName = '' } = names.get(by.userId ?? '') ?? {};
      return { ...row, by: { ...by, name: `${firstName} ${lastName}`.trim() } };
    });
  }
}
