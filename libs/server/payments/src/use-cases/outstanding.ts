import { Inject, Optional } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, outstanding, UserId } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import { BillableEventsPort } from '../billable-events-port';
import { PRICE_PER_RESPONSE } from '../domain/bill';
import { BillQueries } from '../persistence/bill.queries';
import { UnsettledOrdersPort } from '../unsettled-orders-port';

export class Outstanding extends Query<AnswerOf<typeof outstanding>> {
  constructor(readonly userId: UserId) {
    super();
  }
}

/** Sums that an account would still be charged. */
@QueryHandler(Outstanding)
export class OutstandingHandler implements IQueryHandler<Outstanding> {
  constructor(
    private readonly bills: BillQueries,
    @Optional() @Inject(BillableEventsPort) private readonly billable?: BillableEventsPort,
    @Optional() @Inject(UnsettledOrdersPort) private readonly orders?: UnsettledOrdersPort,
  ) {}

  async execute({ userId }: Outstanding) {
    const [unbilled, row, agreed] = await Promise.all([
      this.billable?.unbilled(userId),
      this.bills.unpaid(userId),
      this.orders?.of([userId]),
    ]);
    const responses = unbilled?.responses ?? 0;
    return {
      responses,
      amount: toShekels(responses * PRICE_PER_RESPONSE),
      unpaid: toShekels(row.unpaid),
      unsettledOrders: agreed?.length ?? 0,
      card: row.last_four ? { lastFourDigits: row.last_four } : null,
    };
  }
}
