import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { type StoreParts, StoreQueries } from '../../persistence/stores/store.queries';

/** Without which of these nobody can order from a store, in the order in which they are filled in. */
export class MissingParts extends Query<(keyof StoreParts)[]> {
  constructor(readonly partnerId: StoreId) {
    super();
  }
}

const PARTS = ['unit', 'location', 'delivery', 'hours'] as const satisfies (keyof StoreParts)[];

@QueryHandler(MissingParts)
export class MissingPartsHandler implements IQueryHandler<MissingParts> {
  constructor(private readonly stores: StoreQueries) {}

  async execute({ partnerId }: MissingParts): Promise<(keyof StoreParts)[]> {
    const parts = await this.stores.partsOf(partnerId);
    return PARTS.filter((part) => parts && !parts[part]);
  }
}
