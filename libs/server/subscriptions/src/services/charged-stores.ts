import { Injectable } from '@nestjs/common';
import type { SubscriptionChargeId } from '@smachot/contracts';
import type { StoreUsage } from '@smachot/server-stores';
import { SubscriptionQueries } from '../persistence/subscription.queries';
import { StoresGateway } from '../stores-gateway';

/** The store that a charge is for. */
@Injectable()
export class ChargedStores {
  constructor(
    private readonly subscriptions: SubscriptionQueries,
    private readonly stores: StoresGateway,
  ) {}

  /** Null for a payment of something else, and for a store that is closed. */
  async ofCharge(chargeId: SubscriptionChargeId): Promise<StoreUsage | null> {
    const storeId = await this.subscriptions.storeOfCharge(chargeId);
    return storeId ? this.stores.usageOf(storeId) : null;
  }
}
