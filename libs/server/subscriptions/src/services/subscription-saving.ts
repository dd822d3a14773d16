import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { StoreUsage } from '@smachot/server-stores';
import type { Subscription } from '../domain/subscription';
import { SubscriptionRepository } from '../persistence/subscription.repository';
import { ChargeInvoices } from './charge-invoices';
import { OwnerNotices } from './owner-notices';
import { PlanCoupons } from './plan-coupons';

/** Saves what a move made of a subscription, with everything that has to commit together with it. */
@Injectable()
export class SubscriptionSaving {
  constructor(
    private readonly repository: SubscriptionRepository,
    private readonly coupons: PlanCoupons,
    private readonly notices: OwnerNotices,
    private readonly invoices: ChargeInvoices,
  ) {}

  /** @param usage of the store; null when it is closed. @param by the owner who acts; null: a job */
  async save(
    tx: Tx,
    subscription: Subscription,
    usage: StoreUsage | null,
    by: UserId | null = null,
  ): Promise<void> {
    await this.repository.save(tx, subscription, by);
    await this.coupons.settle(tx, subscription);
    this.notices.send(tx, subscription, usage);
    await this.invoices.issue(tx, subscription, usage);
  }
}
