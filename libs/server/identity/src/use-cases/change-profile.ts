import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type OwnAccount } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork, type UserActor } from '@smachot/server-platform';
import { type ProfileChange } from '../domain/account';
import { AssignedStores } from '../readers/assigned-stores';
import { AccountRepository } from '../persistence/account.repository';
import { AccountChanges } from '../services/account-changes';
import { Confirmations } from '../tokens/confirmations';

export class ChangeProfile extends Command<Result<OwnAccount>> {
  constructor(
    readonly actor: UserActor,
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
    private readonly changes: AccountChanges,
    private readonly stores: AssignedStores,
    private readonly confirmations: Confirmations,
  ) {}

  async execute({ actor, change }: ChangeProfile): Promise<Result<OwnAccount>> {
    const { userId } = actor;
    const confirmed = change.email !== undefined && (await this.confirmations.isConfirmed(actor));
    return this.work.run(async (tx) => {
      const account = await this.accounts.load(tx, userId);
      if (!account) return refuse('not_found');
      const before = { ...account.state };
      const emailChange = account.emailChange(change);
      // otherwise a person with only the phone, or a stolen session, could add their own address and confirm with it
      if (emailChange && !confirmed) return refuse('auth.confirmation_required');
      account.changeProfile(change);
      await this.accounts.save(tx, account);
      await this.changes.record(tx, 'profile_changed', before, emailChange);
      tx.hint(`user:${userId}`);
      return accept(account.ownView(await this.stores.of(tx, userId)));
    });
  }
}
