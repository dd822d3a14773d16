import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type {
  BankDetailsId,
  BankDetailsRecord,
  decideBankDetails,
  InputOf,
  UserId,
} from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { ActLog } from '@smachot/server-platform';
import { BankCases } from '../services/bank-cases';
import { DetailsWriter } from '../services/details-writer';
import { VerificationNotices } from '../services/verification-notices';

type Decision = InputOf<typeof decideBankDetails>['query'];

/** The decision of an admin. Of two at once the second is refused: details are decided once. */
export class DecideBankDetails extends Command<Result<BankDetailsRecord>> {
  constructor(
    readonly id: BankDetailsId,
    readonly decision: Decision,
    readonly adminId: UserId,
  ) {
    super();
  }
}

@CommandHandler(DecideBankDetails)
export class DecideBankDetailsHandler implements ICommandHandler<DecideBankDetails> {
  constructor(
    private readonly writer: DetailsWriter,
    private readonly notices: VerificationNotices,
    private readonly cases: BankCases,
    private readonly clock: Clock,
    private readonly acts: ActLog,
  ) {}

  async execute({ id, decision, adminId }: DecideBankDetails): Promise<Result<BankDetailsRecord>> {
    const storeId = await this.cases.storeOf(id);
    if (!storeId) return refuse('not_found');
    const audience = await this.notices.audienceOf(storeId);
    const { verification_status, notes = '', version } = decision;
    const decided = await this.writer.change({ id, version: undefined }, async (details, tx) => {
      const { status, version: current } = details.state;
      // the other admin's decision is the news, not the version it made
      if (status !== 'in_process') return refuse('bank.decided');
      if (version !== undefined && version !== current) return refuse('conflict.version');
      const now = this.clock.now();
      const moved =
        verification_status === 'verified'
          ? details.verify(adminId, now, notes, audience.store)
          : details.reject(notes, adminId, now);
      if (!moved.ok) return moved;
      this.notices.decided(tx, details, audience);
      await this.acts.changed(tx, {
        subject: { kind: 'bank_details', id, storeId },
        before: { status, version: current },
        after: { status: verification_status },
      });
      return accept(true);
    });
    return decided.ok ? this.cases.record(id) : decided;
  }
}
