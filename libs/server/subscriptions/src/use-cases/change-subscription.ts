import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CardId, StoreSubscription } from '@smachot/contracts';
import { Clock, refuse, type Result } from '@smachot/kernel';
import { OrderPayments } from '@smachot/server-payments';
import { type OwnerAct, SubscriptionWork } from '../services/subscription-work';

export class CancelSubscription extends Command<Result<StoreSubscription>> {
  constructor(readonly act: OwnerAct) {
    super();
  }
}

@CommandHandler(CancelSubscription)
export class CancelSubscriptionHandler implements ICommandHandler<CancelSubscription> {
  constructor(private readonly work: SubscriptionWork) {}

  execute({ act }: CancelSubscription): Promise<Result<StoreSubscription>> {
    return this.work.run(act, (subscription) => subscription.cancel());
  }
}

export class ResumeSubscription extends Command<Result<StoreSubscription>> {
  constructor(readonly act: OwnerAct) {
    super();
  }
}

@CommandHandler(ResumeSubscription)
export class ResumeSubscriptionHandler implements ICommandHandler<ResumeSubscription> {
  constructor(private readonly work: SubscriptionWork) {}

  execute({ act }: ResumeSubscription): Promise<Result<StoreSubscription>> {
    return this.work.run(act, (subscription) => subscription.resume());
  }
}

/** Pays a renewal that failed. */
export class PayRenewal extends Command<Result<StoreSubscription>> {
  constructor(
    readonly act: OwnerAct,
    readonly cardId: CardId | null,
    readonly returnTo: string,
  ) {
    super();
  }
}

@CommandHandler(PayRenewal)
export class PayRenewalHandler implements ICommandHandler<PayRenewal> {
  constructor(
    private readonly work: SubscriptionWork,
    private readonly payments: OrderPayments,
    private readonly clock: Clock,
  ) {}

  async execute({ act, cardId, returnTo }: PayRenewal): Promise<Result<StoreSubscription>> {
    const { userId } = act.owner;
    const card = await this.payments.usableCard(userId, cardId);
    return this.work.run(act, (subscription) =>
      card
        ? subscription.pay({ userId, cardId: card.id, returnTo }, this.clock.now())
        : refuse('card.missing'),
    );
  }
}
