import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { addDays, MINUTE_MS, wallTime } from '@smachot/kernel';
import { OnTick } from '@smachot/server-platform';
import { Reconcile } from '../use-cases/reconciliation/reconcile';

/** The hour in Israel from which the day before is compared: nobody orders then, and the provider's day is closed. */
const FROM = '03:00';

@Injectable()
export class ReconciliationJobs {
  constructor(private readonly commands: CommandBus) {}

  @OnTick({ name: 'payments.reconcile', everyMs: MINUTE_MS })
  async reconcile(now: Date): Promise<void> {
    const { day, time } = wallTime(now);
    if (time >= FROM) await this.commands.execute(new Reconcile(addDays(day, -1), now));
  }
}
