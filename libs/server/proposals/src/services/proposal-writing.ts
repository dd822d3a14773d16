import { Injectable } from '@nestjs/common';
import type { PricingUnitId, StoreId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { Orderable } from '@smachot/server-stores';
import { StoresGateway } from '../stores-gateway';

export type CrewActor = { store: string; userId: UserId };

/** What writing a proposal needs of its store. Never inside a transaction: it queries stores. */
@Injectable()
export class ProposalWriting {
  constructor(private readonly stores: StoresGateway) {}

  /** The store, for members of its crew. */
  async crewOf({ store, userId }: CrewActor): Promise<Result<StoreId>> {
    const works = await this.stores.roleAt(store, userId);
    return works ? accept(works.partnerId) : refuse('not_found');
  }

  /** A unit that this store sells. */
  async unitOf(pricingUnitId: PricingUnitId, storeId: StoreId): Promise<Result<Orderable>> {
    const found = await this.stores.unit(pricingUnitId);
    if (found?.store.partnerId === storeId) return accept(found);
    return refuse('proposal.unit', { fields: { pricingUnitId: 'proposal.unit' } });
  }
}
