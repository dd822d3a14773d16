import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import {
  type Delivered,
  type Delivery,
  HandlesJob,
  HandlesJobs,
  OnTick,
  retentionTick,
} from '@smachot/server-platform';
import { CountAnswer } from '../use-cases/count-answer';
import { CountOrders } from '../use-cases/count-orders';
import { CountVisits } from '../use-cases/count-visits';
import { DeleteExpired } from '../use-cases/delete-expired';
import { VISIT_TO_COUNT } from '../persistence/visit.repository';

@Injectable()
export class AnalyticsJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJobs('analytics.count_order')
  orders(orders: Delivered<'analytics.count_order'>[]) {
    return this.commands.execute(new CountOrders(orders));
  }

  @HandlesJob('analytics.count_answer')
  answer(answer: JobPayload<'analytics.count_answer'>, delivery: Delivery) {
    return this.commands.execute(new CountAnswer(answer, delivery));
  }

  @OnTick({ name: 'analytics.count_visits', everyMs: 5_000, due: VISIT_TO_COUNT })
  visits(): Promise<void> {
    return this.commands.execute(new CountVisits());
  }

  @OnTick(retentionTick('analytics.delete_expired'))
  deleteExpired(now: Date): Promise<void> {
    return this.commands.execute(new DeleteExpired(now));
  }
}
