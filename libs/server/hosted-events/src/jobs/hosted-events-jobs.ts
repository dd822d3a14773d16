import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { HOUR_MS, MINUTE_MS } from '@smachot/kernel';
import { type Delivery, HandlesJob, OnTick } from '@smachot/server-platform';
import { CancelEventsOfStore } from '../use-cases/cancel-events-of-store';
import { ForgetPerson } from '../use-cases/forget-person';
import { PurgeEvents } from '../use-cases/purge-events';
import { RejectOverdue } from '../use-cases/reject-overdue';

@Injectable()
export class HostedEventsJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJob('hosted_events.forget_person')
  forget({ userId }: JobPayload<'hosted_events.forget_person'>, delivery: Delivery) {
    return this.commands.execute(new ForgetPerson(userId, delivery));
  }

  @HandlesJob('hosted_events.cancel_of_store')
  storeClosed({ storeId }: JobPayload<'hosted_events.cancel_of_store'>, delivery: Delivery) {
    return this.commands.execute(new CancelEventsOfStore(storeId, delivery));
  }

  @OnTick({ name: 'hosted_events.reject_overdue', everyMs: MINUTE_MS })
  rejectOverdue(now: Date): Promise<void> {
    return this.commands.execute(new RejectOverdue(now));
  }

  @OnTick({ name: 'hosted_events.purge', everyMs: HOUR_MS })
  purge(now: Date): Promise<void> {
    return this.commands.execute(new PurgeEvents(now));
  }
}
