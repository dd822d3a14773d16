import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { becomePartner, InputOf, PartnerProfile, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { Store } from '../../domain/store';
import { StoreRepository } from '../../persistence/stores/store.repository';
import { ContactLimits } from '../../services/contact-limits';
import { StoreViews } from '../../views/store-view';

export class BecomePartner extends Command<Result<PartnerProfile>> {
  constructor(
    readonly form: InputOf<typeof becomePartner>['body'],
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(BecomePartner)
export class BecomePartnerHandler implements ICommandHandler<BecomePartner> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoreRepository,
    private readonly views: StoreViews,
    private readonly clock: Clock,
    private readonly limits: ContactLimits,
  ) {}

  async execute({ form, userId }: BecomePartner): Promise<Result<PartnerProfile>> {
    const opened = Store.open(form, this.clock.now());
    if (!opened.ok) return opened;
    const added = await this.work.run(async (tx) => {
      const { id: storeId, email } = opened.value.state;
      // before anything else is locked: the transaction may wait for others that write to the same address
      if (email) {
        const contact = { kind: 'email_link', storeId, userId, recipient: email } as const;
        const allowed = await this.limits.take(tx, contact);
        if (!allowed.ok) return refuse(allowed.code, { fields: { email: allowed.code } });
      }
      if (!(await this.stores.open(tx, opened.value, userId)))
        return refuse('username.taken', { fields: { partnerUsername: 'username.taken' } });
      tx.hint(`user:${userId}`);
      return accept();
    });
    return added.ok ? accept(await this.views.of(opened.value.state, 'crew')) : added;
  }
}
