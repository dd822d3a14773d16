import { Controller } from '@nestjs/common';
import {
  adminIndex,
  type InputOf,
  listDeadJobs,
  listFeatureSwitches,
  listStuckRows,
  retryDeadJob,
  setFeatureSwitch,
  systemState,
} from '@smachot/contracts';
import { Input, Serves } from '../http/calls/serves';
import { ActLog } from './act-log';
import { AdminOverview } from './admin-overview';
import { DeadJobs } from './dead-jobs';
import { FeatureSwitches } from './feature-switches';
import { StuckRows } from './stuck-rows';
import { SystemReadings } from './system-readings';

/** The index of the admin panel, the switches of parts of the product, and the state of the system. */
@Controller()
export class AdminController {
  constructor(
    private readonly overview: AdminOverview,
    private readonly switches: FeatureSwitches,
    private readonly acts: ActLog,
    private readonly readings: SystemReadings,
    private readonly deadJobs: DeadJobs,
    private readonly stuckRows: StuckRows,
  ) {}

  @Serves(adminIndex)
  index() {
    return this.overview.show();
  }

  @Serves(systemState)
  system() {
    return this.readings.show();
  }

  @Serves(listDeadJobs)
  dead(@Input() { query }: InputOf<typeof listDeadJobs>) {
    return this.deadJobs.list(query);
  }

  @Serves(retryDeadJob)
  retry(@Input() { params }: InputOf<typeof retryDeadJob>) {
    return this.deadJobs.retry(params.jobId);
  }

  @Serves(listStuckRows)
  stuck(@Input() { query }: InputOf<typeof listStuckRows>) {
    return this.stuckRows.list(query);
  }

  @Serves(listFeatureSwitches)
  async list() {
    return { switches: await this.switches.all() };
  }

  @Serves(setFeatureSwitch)
  set(@Input() { params, body }: InputOf<typeof setFeatureSwitch>) {
    return this.switches.move(params.name, body, (tx, before) =>
      this.acts.changed(tx, {
        subject: { kind: `feature_switch:${params.name}`, id: null },
        before: { on: before.on },
        after: { on: body.on },
      }),
    );
  }
}
