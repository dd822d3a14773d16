import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import type { ListPage, ListPosition } from '@smachot/server-platform';
import { CouponChangesQueries, type RecordedCouponChange } from '../persistence/coupon-changes.queries';
import { recordedValue } from '../views/coupon-view';

/** Who wrote, changed and stopped the coupons of a store, the newest first; sums in shekels. */
export class CouponChanges extends Query<ListPage<RecordedCouponChange>> {
  constructor(
    readonly storeId: StoreId,
    readonly position: ListPosition,
  ) {
    super();
  }
}

const inShekels = (change: RecordedCouponChange): RecordedCouponChange => ({
  ...change,
  changes: change.changes.map(({ field, before, after }) => ({
    field,
    before: recordedValue(field, before, change),
    after: recordedValue(field, after, change),
  })),
});

@QueryHandler(CouponChanges)
export class CouponChangesHandler implements IQueryHandler<CouponChanges> {
  constructor(private readonly changes: CouponChangesQueries) {}

  async execute({ storeId, position }: CouponChanges): Promise<ListPage<RecordedCouponChange>> {
    const { rows, ...end } = await this.changes.page(storeId, position);
    return { rows: rows.map(inShekels), ...end };
  }
}
