import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Availability } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { isOpenAt } from '../domain/opening-hours';

/** Whether a store's rules take orders for that moment. Notice and capacity are separate questions. */
export class OpenAt extends Query<boolean> {
  constructor(
    readonly partnerId: string,
    readonly datetime: Date,
  ) {
    super();
  }
}

@QueryHandler(OpenAt)
export class OpenAtHandler implements IQueryHandler<OpenAt> {
  constructor(private readonly read: ReadModel) {}

  async execute({ partnerId, datetime }: OpenAt): Promise<boolean> {
    const row = await this.read.one<{ rules: Availability[] }>(
      'select rules from stores.availability where store_id = $1',
      [partnerId],
    );
    return isOpenAt(row?.rules ?? [], datetime);
  }
}
