import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { MINUTE_MS } from '@smachot/kernel';
import { OnTick, forEachAlone } from '@smachot/server-platform';
import { EraseChargebackAnswers, ExpireChargebacks } from '../use-cases/chargebacks/expire-chargebacks';
import {
  ClaimAnnouncedChargebacks,
  ReadAnnouncedChargeback,
} from '../use-cases/chargebacks/read-announced-chargebacks';
import { CHARGEBACK_SIGNAL_DUE } from '../persistence/chargebacks/chargeback-signal.repository';

/** Each may wait for the provider. */
const AT_ONCE = 8;

@Injectable()
export class ChargebackJobs {
  constructor(private readonly commands: CommandBus) {}

  @OnTick({ name: 'payments.read_chargebacks', everyMs: 1000, due: CHARGEBACK_SIGNAL_DUE })
  async readAnnounced(now: Date): Promise<void> {
    const due = await this.commands.execute(new ClaimAnnouncedChargebacks(now));
    await forEachAlone(
      due,
      ({ saleId }) => saleId,
      (signal) => this.commands.execute(new ReadAnnouncedChargeback(signal)),
      AT_ONCE,
    );
  }

  @OnTick({ name: 'payments.expire_chargebacks', everyMs: 10 * MINUTE_MS })
  async expire(now: Date): Promise<void> {
    await this.commands.execute(new ExpireChargebacks(now));
    await this.commands.execute(new EraseChargebackAnswers());
  }
}
