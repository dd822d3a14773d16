import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { MINUTE_MS } from '@smachot/kernel';
import { type Delivery, HandlesJob, OnTick } from '@smachot/server-platform';
import { CountAnswer } from '../use-cases/count-answer';
import { CountOrder } from '../use-cases/count-order';
import { CountVisits } from '../use-cases/count-visits';
import { DeleteExpired } from '../use-cases/delete-expired';

@Injectable()
export class AnalyticsJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJob('analytics.count_order')
  order(order: JobPayload<'analytics.count_order'>, delivery: Delivery) {
    return this.commands.execute(new CountOrder(order, delivery));
  }

  @HandlesJob('analytics.count_answer')
  answer(answer: JobPayload<'analytics.count_answer'>, delivery: Delivery) {
    return this.commands.execute(new CountAnswer(answer, delivery));
  }

  @OnTick({ name: 'analytics.count_visits', everyMs: 5_000 })
  visits(): Promise<void> {
    return this.commands.execute(new CountVisits());
  }

  @OnTick({ name: 'analytics.delete_expired', everyMs: 10 * MINUTE_MS })
  deleteExpired(now: Date): Promise<void> {
    return this.commands.execute(new DeleteExpired(now));
  }
}
