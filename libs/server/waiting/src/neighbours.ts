import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FirstStep, StoreId, StoreWaitingKind, WaitingOrder, WaitingThings } from '@smachot/contracts';
import { WaitingThreads } from '@smachot/server-conversations';
import { RegistrationsToDecide } from '@smachot/server-hosted-events';
import { DeclinedBookings, WaitingOrders } from '@smachot/server-orders';
import { DisputesToAnswer } from '@smachot/server-payments';
import { AskedProposals } from '@smachot/server-proposals';
import { UnansweredReviews } from '@smachot/server-reviews';
import { MissingParts, type Reader, type SeenStore, StoreSeenBy } from '@smachot/server-stores';
import { UnpaidPlan } from '@smachot/server-subscriptions';
import { MissingPapers } from '@smachot/server-verification';

const things = (kind: StoreWaitingKind, count: number, until: Date | null = null): WaitingThings => ({
  kind,
  count,
  until: until && until.toISOString(),
});

/** Queries of this context to all that know of something that waits. Never inside a transaction: each takes a connection of its own. */
@Injectable()
export class Neighbours {
  constructor(private readonly queries: QueryBus) {}

  /** A store as its crew, or a super admin, may see it; null for everybody else. */
  seenBy(store: string, reader: Reader): Promise<SeenStore | null> {
    return this.queries.execute(new StoreSeenBy(store, reader));
  }
  orders(storeId: StoreId): Promise<WaitingOrder[]> {
    return this.queries.execute(new WaitingOrders(storeId));
  }
  async bookings(storeId: StoreId): Promise<WaitingThings> {
    const { count, until, reason } = await this.queries.execute(new DeclinedBookings(storeId));
    return { ...things('bookings', count, until), ...(reason ? { reason } : {}) };
  }
  async proposals(storeId: StoreId): Promise<WaitingThings> {
    return things('proposals', await this.queries.execute(new AskedProposals(storeId)));
  }
  async conversations(storeId: StoreId): Promise<WaitingThings> {
    return things('conversations', await this.queries.execute(new WaitingThreads(storeId)));
  }
  async reviews(storeId: StoreId): Promise<WaitingThings> {
    return things('reviews', await this.queries.execute(new UnansweredReviews(storeId)));
  }
  async disputes(storeId: StoreId): Promise<WaitingThings> {
    const { count, until } = await this.queries.execute(new DisputesToAnswer(storeId));
    return things('disputes', count, until);
  }
  async registrations(storeId: StoreId): Promise<WaitingThings> {
    const { count, until } = await this.queries.execute(new RegistrationsToDecide(storeId));
    return things('registrations', count, until);
  }
  async plan(storeId: StoreId): Promise<WaitingThings> {
    const unpaid = await this.queries.execute(new UnpaidPlan(storeId));
    return things(unpaid?.atBank ? 'plan_at_bank' : 'plan_unpaid', unpaid ? 1 : 0, unpaid?.until);
  }
  parts(storeId: StoreId): Promise<FirstStep[]> {
    return this.queries.execute(new MissingParts(storeId));
  }
  papers(storeId: StoreId): Promise<FirstStep[]> {
    return this.queries.execute(new MissingPapers(storeId));
  }
}
