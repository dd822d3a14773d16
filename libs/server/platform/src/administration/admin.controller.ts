import { Controller } from '@nestjs/common';
import { adminIndex, type InputOf, listFeatureSwitches, setFeatureSwitch } from '@smachot/contracts';
import { Input, Serves } from '../http/calls/serves';
import { ActLog } from './act-log';
import { AdminOverview } from './admin-overview';
import { FeatureSwitches } from './feature-switches';

/** The index of the admin panel, and the switches of parts of the product. */
@Controller()
export class AdminController {
  constructor(
    private readonly overview: AdminOverview,
    private readonly switches: FeatureSwitches,
    private readonly acts: ActLog,
  ) {}

  @Serves(adminIndex)
  index() {
    return this.overview.show();
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
