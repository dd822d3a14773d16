import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { SubscriptionRepository } from '../persistence/subscription.repository';
import { SubscriptionSaving } from '../services/subscription-saving';

/** Handles `stores.closed`: nothing is charged any more. */
export class EndWithStore extends Command<void> {
  constructor(
    readonly storeId: StoreId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(EndWithStore)
export class EndWithStoreHandler implements ICommandHandler<EndWithStore> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly repository: SubscriptionRepository,
    private readonly saving: SubscriptionSaving,
  ) {}

  async execute({ storeId, delivery }: EndWithStore): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const subscription = await this.repository.ofStore(tx, storeId);
      if (!subscription) return;
      subscription.close();
      await this.saving.save(tx, subscription, null);
    });
  }
}
