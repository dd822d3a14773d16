import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventPayload } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { chargeIdOf } from '../domain/charge';
import { SubscriptionRepository } from '../persistence/subscription.repository';
import { ChargedStores } from '../services/charged-stores';
import { SubscriptionSaving } from '../services/subscription-saving';

/** Handles `payments.moved`; payments of orders are none of its charges. */
export class ApplyChargeOutcome extends Command<void> {
  constructor(
    readonly payment: EventPayload<'payments.moved'>,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ApplyChargeOutcome)
export class ApplyChargeOutcomeHandler implements ICommandHandler<ApplyChargeOutcome> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: ChargedStores,
    private readonly repository: SubscriptionRepository,
    private readonly saving: SubscriptionSaving,
    private readonly clock: Clock,
  ) {}

  async execute({ payment, delivery }: ApplyChargeOutcome): Promise<void> {
    const chargeId = chargeIdOf(payment.paymentId);
    const usage = await this.stores.ofCharge(chargeId);
    await this.work.runOnce(delivery, async (tx) => {
      const subscription = await this.repository.ofCharge(tx, chargeId);
      if (!subscription) return;
      subscription.applyPayment(chargeId, payment.move, this.clock.now(), payment.refusal);
      if (payment.refunded > 0) subscription.noteRefund(chargeId, payment.refunded);
      await this.saving.save(tx, subscription, usage);
    });
  }
}
