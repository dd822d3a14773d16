import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, HOUR_MS, MINUTE_MS } from '@smachot/kernel';
import { Config, Logger } from '@smachot/server-platform';
import {
  type ChargebackSignal,
  ChargebackSignalRepository,
} from '../../persistence/chargebacks/chargeback-signal.repository';
import { PaymeGateway } from '../../provider/payme.gateway';
import { ChargebackReading } from '../../services/chargebacks/chargeback-reading';

/** Provider timeouts after which another worker may take over an announcement. */
const LEASE_TIMEOUTS = 3;
/** After this many tries without an answer an announcement is an alarm. */
const ALARMING_ATTEMPTS = 5;

/** Reads one sale whose chargeback, or its end, the provider announced. */
export class ReadAnnouncedChargeback extends Command<void> {
  constructor(readonly signal: ChargebackSignal) {
    super();
  }
}

@CommandHandler(ReadAnnouncedChargeback)
export class ReadAnnouncedChargebackHandler implements ICommandHandler<ReadAnnouncedChargeback> {
  constructor(
    private readonly payme: PaymeGateway,
    private readonly reading: ChargebackReading,
    private readonly signals: ChargebackSignalRepository,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async execute({ signal }: ReadAnnouncedChargeback): Promise<void> {
    const sale = await this.payme.read(signal.saleId);
    const now = this.clock.now();
    if (!sale) return this.later(signal, now);
    await this.reading.apply(signal.saleId, sale, now, async (tx) => {
      await this.signals.lock(tx, signal.saleId);
      await this.signals.done(tx, signal);
    });
  }

  /** Asked again less and less often, and never forgotten. */
  private async later(signal: ChargebackSignal, now: Date): Promise<void> {
    const { saleId: sale, attempts } = signal;
    if (attempts >= ALARMING_ATTEMPTS)
      this.logger.error({ sale, attempts }, 'an announced chargeback cannot be read');
    const wait = Math.min(HOUR_MS, MINUTE_MS * 2 ** Math.min(attempts - 1, 10));
    await this.signals.later(signal, new Date(now.getTime() + wait));
  }
}

/** Claims the announcements that are due. */
export class ClaimAnnouncedChargebacks extends Command<ChargebackSignal[]> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(ClaimAnnouncedChargebacks)
export class ClaimAnnouncedChargebacksHandler implements ICommandHandler<ClaimAnnouncedChargebacks> {
  constructor(
    private readonly signals: ChargebackSignalRepository,
    private readonly config: Config,
  ) {}

  execute({ now }: ClaimAnnouncedChargebacks): Promise<ChargebackSignal[]> {
    return this.signals.claim(now, LEASE_TIMEOUTS * this.config.settings.PAYME_TIMEOUT_MS);
  }
}
