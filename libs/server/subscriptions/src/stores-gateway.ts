import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { type Reader, StoreSeenBy, type StoreUsage, UsageOf } from '@smachot/server-stores';

/** Queries of this context to stores. Never call it inside a transaction: each query takes a connection of its own. */
@Injectable()
export class StoresGateway {
  constructor(private readonly queries: QueryBus) {}

  /** What the store uses, for its owners and, to read, super admins. Members are refused; for others the store does not exist. */
  async seenBy(storeId: StoreId, reader: Reader): Promise<Result<StoreUsage & { isOwner: boolean }>> {
    const seen = await this.queries.execute(new StoreSeenBy(storeId, reader));
    if (!seen) return refuse('not_found');
    if (seen.role === 'Member') return refuse('crew.owners_only');
    const usage = await this.usageOf(seen.partnerId);
    return usage ? accept({ ...usage, isOwner: seen.role === 'Owner' }) : refuse('not_found');
  }

  /** The same for one who changes something. */
  async ownedBy(storeId: StoreId, reader: Reader): Promise<Result<StoreUsage & { isOwner: boolean }>> {
    const seen = await this.seenBy(storeId, reader);
    return seen.ok && !seen.value.isOwner ? refuse('not_found') : seen;
  }

  usageOf(storeId: StoreId): Promise<StoreUsage | null> {
    return this.queries.execute(new UsageOf(storeId));
  }
}
