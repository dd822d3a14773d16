import { Injectable } from '@nestjs/common';
import type { EventVisibility, StoreId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { StoresGateway } from '../stores-gateway';

/** Events of a store are shown while the store is: one that is suspended or hidden shows none. */
@Injectable()
export class ShownStores {
  constructor(private readonly stores: StoresGateway) {}

  /** Never inside a transaction. */
  async mayShow(storeId: StoreId | null, visibility: EventVisibility): Promise<Result<undefined>> {
    if (storeId === null || visibility === 'private') return accept();
    const store = (await this.stores.known([storeId])).get(storeId);
    return store?.isPublic ? accept() : refuse('hosted_event.store_hidden');
  }
}
