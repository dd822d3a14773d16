import { Inject, Optional } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, outstanding } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import { BillableEventsPort } from '../billable-events-port';
import { PRICE_PER_RESPONSE } from '../domain/bill';

export class Outstanding extends Query<AnswerOf<typeof outstanding>> {
  constructor(readonly userId: string) {
    super();
  }
}

/** Sums that an account would still be charged. */
@QueryHandler(Outstanding)
export class OutstandingHandler implements IQueryHandler<Outstanding> {
  constructor(
    private readonly read: ReadModel,
    @Optional() @Inject(BillableEventsPort) private readonly billable?: BillableEventsPort,
  ) {}

  async execute({ userId }: Outstanding) {
    const [unbilled, row] = await Promise.all([
      this.billable?.unbilled(userId),
      this.read.one<{ unpaid: number; last_four: string | null }>(
        `select (select coalesce(sum(amount + carried_in), 0)::int from payments.bills
                 where user_id = $1 and status in ('due', 'charging', 'action_required', 'failed')) as unpaid,
           (select last_four from payments.cards
            where user_id = $1 and is_default and status = 'confirmed' and deleted_at is null) as last_four`,
        [userId],
      ),
    ]);
    const responses = unbilled?.responses ?? 0;
    return {
      responses,
      amount: toShekels(responses * PRICE_PER_RESPONSE),
      unpaid: toShekels(row!.unpaid),
      card: row!.last_four ? { lastFourDigits: row!.last_four } : null,
    };
  }
}
