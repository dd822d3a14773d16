import { Injectable } from '@nestjs/common';
import type { Language, StoreId, StoreSubscription } from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import type { Reader } from '@smachot/server-stores';
import type { Subscription } from '../domain/subscription';
import { SubscriptionRepository } from '../persistence/subscription.repository';
import { StoresGateway } from '../stores-gateway';
import { SubscriptionReader } from './subscription-reader';
import { SubscriptionSaving } from './subscription-saving';

/** Who acts on which store, and the language of the answer. */
export type OwnerAct = { storeId: StoreId; owner: Reader; language: Language };
type Act = (subscription: Subscription, tx: Tx) => Result<undefined> | Promise<Result<undefined>>;

/** Runs one act of an owner on the subscription of a store, in one transaction, and answers what it became. */
@Injectable()
export class SubscriptionWork {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly repository: SubscriptionRepository,
    private readonly saving: SubscriptionSaving,
    private readonly subscriptions: SubscriptionReader,
  ) {}

  async run({ storeId, owner, language }: OwnerAct, act: Act): Promise<Result<StoreSubscription>> {
    const owned = await this.stores.ownedBy(storeId, owner);
    if (!owned.ok) return owned;
    const done = await this.work.run(async (tx) => {
      const subscription = await this.repository.loadOrAdd(tx, storeId, owner.userId);
      const acted = await act(subscription, tx);
      if (!acted.ok) return acted;
      await this.saving.save(tx, subscription, owned.value, owner.userId);
      return acted;
    });
    return done.ok ? accept(await this.subscriptions.of(owned.value, language)) : done;
  }
}
