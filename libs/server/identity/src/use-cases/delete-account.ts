import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { accessTopic } from '@smachot/server-platform';
import { AccountHolds } from '../readers/account-holds';
import { AccountRepository } from '../persistence/account.repository';
import { AuditLog } from '../persistence/audit-log';
import { ChallengeRepository } from '../persistence/challenge.repository';
import { SessionWork } from '../services/session-work';

export class DeleteAccount extends Command<Result<undefined>> {
  constructor(readonly userId: UserId) {
    super();
  }
}

/** Erases the person here, unless a check keeps the account; the other contexts do the same on `identity.account_deleted`. */
@CommandHandler(DeleteAccount)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccount> {
  constructor(
    private readonly work: SessionWork,
    private readonly accounts: AccountRepository,
    private readonly holds: AccountHolds,
    private readonly challenges: ChallengeRepository,
    private readonly audit: AuditLog,
  ) {}

  async execute({ userId }: DeleteAccount): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      const account = await this.accounts.load(tx, userId);
      if (!account?.state.phone) return refuse('not_found');
      const held = await this.holds.of(tx, userId);
      if (held) return refuse(held);
      const { phone } = account.state;
      await this.challenges.forgetPhone(tx, phone);
      await this.accounts.erase(tx, account, phone, new Date());
      await this.audit.note(tx, { act: 'account_deleted', subjectId: userId });
      tx.hint(accessTopic(userId));
      return accept();
    });
  }
}
