import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '@smachot/server-platform';
import { BankDetailsRepository } from '../persistence/bank-details.repository';
import { VerificationNotices } from '../services/verification-notices';

/** Reminds the admins once of details that have waited for 36 hours: one notification for all that are due. */
export class RemindAdmins extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(RemindAdmins)
export class RemindAdminsHandler implements ICommandHandler<RemindAdmins> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly details: BankDetailsRepository,
    private readonly notices: VerificationNotices,
  ) {}

  async execute({ now }: RemindAdmins): Promise<void> {
    const admins = await this.notices.admins();
    await this.work.run(async (tx) => {
      const due = await this.details.takeReminders(tx, now);
      if (due.length) this.notices.waiting(tx, admins);
    });
  }
}
