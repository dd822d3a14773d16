import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { ChargebackId, ChargebackRecord, decideChargeback, InputOf, UserId } from '@smachot/contracts';
import { Clock, refuse, type Result } from '@smachot/kernel';
import type { Chargeback } from '../../domain/chargebacks/chargeback';
import { ChargebackWriter } from '../../services/chargebacks/chargeback-writer';
import { ProviderVerdict } from '../../services/chargebacks/provider-verdict';
import { ChargebackRecordOf } from './chargeback-cases';

type Decision = InputOf<typeof decideChargeback>['body'];

/** An admin's record of what was sent to the provider and how it ended. Only the provider can say that the sum is back: it is asked. */
export class DecideChargeback extends Command<Result<ChargebackRecord>> {
  constructor(
    readonly id: ChargebackId,
    readonly decision: Decision,
    readonly adminId: UserId,
  ) {
    super();
  }
}

@CommandHandler(DecideChargeback)
export class DecideChargebackHandler implements ICommandHandler<DecideChargeback> {
  constructor(
    private readonly writer: ChargebackWriter,
    private readonly provider: ProviderVerdict,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ id, decision, adminId }: DecideChargeback): Promise<Result<ChargebackRecord>> {
    const decided =
      decision.decision === 'won'
        ? await this.provider.confirmWon(id, decision.version)
        : await this.writer.decide(id, (chargeback) => this.decide(chargeback, decision, adminId));
    return decided.ok ? this.queries.execute(new ChargebackRecordOf(id)) : decided;
  }

  private decide(chargeback: Chargeback, { decision, reason, version }: Decision, adminId: UserId) {
    if (version !== undefined && version !== chargeback.state.version) return refuse('conflict.version');
    const now = this.clock.now();
    return decision === 'lost'
      ? chargeback.lose(adminId, reason, now)
      : chargeback.sendEvidence(adminId, reason, now);
  }
}
