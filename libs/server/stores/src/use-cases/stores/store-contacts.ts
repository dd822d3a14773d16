import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { vatAt } from '../../domain/store';
import { StoreQueries, type StoreContactRow } from '../../persistence/stores/store.queries';

/** `vatNumber`: the one stated now; null: none. */
export type StoreContact = Omit<StoreContactRow, 'statements'> & { vatNumber: string | null };

/** Names, owners and the verified e-mail address of stores, closed ones too, by their ids. In one statement. */
export class StoreContacts extends Query<Map<string, StoreContact>> {
  constructor(readonly storeIds: StoreId[]) {
    super();
  }
}

@QueryHandler(StoreContacts)
export class StoreContactsHandler implements IQueryHandler<StoreContacts> {
  constructor(
    private readonly stores: StoreQueries,
    private readonly clock: Clock,
  ) {}

  async execute({ storeIds }: StoreContacts): Promise<Map<string, StoreContact>> {
    const rows = storeIds.length ? await this.stores.contactsOf(storeIds) : [];
    const now = this.clock.now();
    return new Map(
      rows.map(({ statements, ...row }) => [
        row.partnerId,
        { ...row, vatNumber: vatAt(statements, now)?.number || null },
      ]),
    );
  }
}
