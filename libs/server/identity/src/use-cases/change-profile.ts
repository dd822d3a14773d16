import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type User } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { type ProfileChange } from '../domain/account';
import { AssignedStores } from '../readers/assigned-stores';
import { AccountRepository } from '../store/account.repository';
import { AuditLog } from '../store/audit-log';

export class ChangeProfile extends Command<Result<User>> {
  constructor(
    readonly userId: string,
    readonly change: ProfileChange,
  ) {
    super();
  }
}

@CommandHandler(ChangeProfile)
export class ChangeProfileHandler implements ICommandHandler<ChangeProfile> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly audit: AuditLog,
    private readonly stores: AssignedStores,
  ) {}

  execute({ userId, change }: ChangeProfile): Promise<Result<User>> {
    return this.work.run(async (tx) => {
      const account = await this.accounts.load(tx, userId);
      if (!account) return refuse('not_found');
      account.changeProfile(change);
      await this.accounts.save(tx, account);
      await this.audit.note(tx, { act: 'profile_changed', subjectId: userId });
      tx.hint(`user:${userId}`);
      return accept(account.view(await this.stores.of(tx, userId)));
    });
  }
}
