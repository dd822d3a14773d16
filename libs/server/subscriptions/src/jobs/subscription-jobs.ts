import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { forEachAlone, type Delivery, HandlesJob, OnTick } from '@smachot/server-platform';
import { SUBSCRIPTION_DUE, SubscriptionQueries } from '../persistence/subscription.queries';
import { AdvanceSubscription } from '../use-cases/advance-subscription';
import { ApplyChargeOutcome } from '../use-cases/apply-charge-outcome';
import { EndWithStore } from '../use-cases/end-with-store';

const BATCH = 200;

@Injectable()
export class SubscriptionJobs {
  constructor(
    private readonly commands: CommandBus,
    private readonly subscriptions: SubscriptionQueries,
  ) {}

  @HandlesJob('subscriptions.note_payment')
  notePayment(payment: JobPayload<'subscriptions.note_payment'>, delivery: Delivery) {
    return this.commands.execute(new ApplyChargeOutcome(payment, delivery));
  }

  @HandlesJob('subscriptions.end_with_store')
  endWithStore({ storeId }: JobPayload<'subscriptions.end_with_store'>, delivery: Delivery) {
    return this.commands.execute(new EndWithStore(storeId, delivery));
  }

  /** Renewals, further tries and ends that are due by the product's clock. */
  @OnTick({ name: 'subscriptions.advance_due', everyMs: 1000, due: SUBSCRIPTION_DUE })
  async advanceDue(now: Date): Promise<void> {
    const all = await this.subscriptions.due(now, BATCH);
    await forEachAlone(
      all,
      ({ id }) => id,
      (due) => this.commands.execute(new AdvanceSubscription(due, now)),
    );
  }
}
