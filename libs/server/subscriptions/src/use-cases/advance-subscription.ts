import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '@smachot/server-platform';
import type { StoreUsage } from '@smachot/server-stores';
import type { Payer } from '../domain/charge';
import type { Subscription } from '../domain/subscription';
import type { DueSubscription } from '../persistence/subscription.queries';
import { SubscriptionRepository } from '../persistence/subscription.repository';
import { SubscriptionSaving } from '../services/subscription-saving';
import { StoresGateway } from '../stores-gateway';

/** Renews a subscription that is due, tries its renewal again, or ends it. It may be run at any time and by several workers. */
export class AdvanceSubscription extends Command<void> {
  constructor(
    readonly due: DueSubscription,
    readonly now: Date,
  ) {
    super();
  }
}

/**
 * The charge of the period and the request for its payment commit together: after a crash either both are there, or the
 * subscription is due again.
 */
@CommandHandler(AdvanceSubscription)
export class AdvanceSubscriptionHandler implements ICommandHandler<AdvanceSubscription> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly repository: SubscriptionRepository,
    private readonly saving: SubscriptionSaving,
  ) {}

  async execute({ due, now }: AdvanceSubscription): Promise<void> {
    const usage = await this.stores.usageOf(due.storeId);
    await this.work.run(async (tx) => {
      const subscription = await this.repository.due(tx, due.id, now);
      if (!subscription) return;
      if (usage) subscription.advance(now, payerOf(subscription, usage));
      else subscription.close();
      await this.saving.save(tx, subscription, usage);
    });
  }
}

/** The default card of the one who pays, as long as they own the store. */
const payerOf = ({ state }: Subscription, { owners, partnerUsername }: StoreUsage): Payer | undefined =>
  owners.includes(state.payerId)
    ? { userId: state.payerId, cardId: null, returnTo: `/dashboard/${partnerUsername}/account` }
    : undefined;
