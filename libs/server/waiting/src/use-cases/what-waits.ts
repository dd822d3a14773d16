import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, FirstStep, readStoreWaiting, StoreId, WaitingThings } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { Neighbours } from '../neighbours';

type Answer = AnswerOf<typeof readStoreWaiting>;

/** Everything that waits for the crew of a store; also for a reader who may only look. */
export class WhatWaits extends Query<Result<Answer>> {
  constructor(
    readonly store: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

/** The other steps are the owners'. */
const MEMBERS_STEP: FirstStep = 'hours';
const byDeadline = (a: WaitingThings, b: WaitingThings): number =>
  (a.until ?? '9').localeCompare(b.until ?? '9');

@QueryHandler(WhatWaits)
export class WhatWaitsHandler implements IQueryHandler<WhatWaits> {
  constructor(private readonly neighbours: Neighbours) {}

  async execute({ store, reader }: WhatWaits): Promise<Result<Answer>> {
    const seen = await this.neighbours.seenBy(store, reader);
    if (!seen) return refuse('not_found');
    const { partnerId, role } = seen;
    const owns = role !== 'Member';
    const [orders, others, steps] = await Promise.all([
      this.neighbours.orders(partnerId),
      this.others(partnerId, owns),
      this.steps(partnerId, owns),
    ]);
    return accept({ orders, others, steps });
  }

  private async others(storeId: StoreId, owns: boolean): Promise<WaitingThings[]> {
    const all = await Promise.all([
      this.neighbours.bookings(storeId),
      this.neighbours.proposals(storeId),
      this.neighbours.conversations(storeId),
      this.neighbours.reviews(storeId),
      this.neighbours.registrations(storeId),
      ...(owns ? [this.neighbours.disputes(storeId), this.neighbours.plan(storeId)] : []),
    ]);
    return all.filter(({ count }) => count > 0).sort(byDeadline);
  }

  private async steps(storeId: StoreId, owns: boolean): Promise<FirstStep[]> {
    const [parts, papers] = await Promise.all([
      this.neighbours.parts(storeId),
      owns ? this.neighbours.papers(storeId) : [],
    ]);
    return [...parts, ...papers].filter((step) => owns || step === MEMBERS_STEP);
  }
}
