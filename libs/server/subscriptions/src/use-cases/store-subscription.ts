import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language, StoreId, StoreSubscription, SubscriptionCharge } from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { SubscriptionReader } from '../services/subscription-reader';
import { StoresGateway } from '../stores-gateway';

export class SubscriptionOf extends Query<Result<StoreSubscription>> {
  constructor(
    readonly storeId: StoreId,
    readonly reader: Reader,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(SubscriptionOf)
export class SubscriptionOfHandler implements IQueryHandler<SubscriptionOf> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly subscriptions: SubscriptionReader,
  ) {}

  async execute({ storeId, reader, language }: SubscriptionOf): Promise<Result<StoreSubscription>> {
    const seen = await this.stores.seenBy(storeId, reader);
    return seen.ok ? accept(await this.subscriptions.of(seen.value, language)) : seen;
  }
}

export class SubscriptionChargesOf extends Query<Result<{ charges: SubscriptionCharge[] }>> {
  constructor(
    readonly storeId: StoreId,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(SubscriptionChargesOf)
export class SubscriptionChargesOfHandler implements IQueryHandler<SubscriptionChargesOf> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly subscriptions: SubscriptionReader,
  ) {}

  async execute({
    storeId,
    reader,
  }: SubscriptionChargesOf): Promise<Result<{ charges: SubscriptionCharge[] }>> {
    const seen = await this.stores.seenBy(storeId, reader);
    return seen.ok ? accept({ charges: await this.subscriptions.chargesOf(seen.value) }) : seen;
  }
}
