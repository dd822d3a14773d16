import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { becomePartner, InputOf, PartnerProfile, UserId } from '@smachot/contracts';
import { accept, Clock, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { Store } from '../../domain/store';
import { StoreOpening } from '../../services/store-opening';
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
    private readonly opening: StoreOpening,
    private readonly views: StoreViews,
    private readonly clock: Clock,
  ) {}

  async execute({ form, userId }: BecomePartner): Promise<Result<PartnerProfile>> {
    const opened = Store.open(form, this.clock.now());
    if (!opened.ok) return opened;
    const added = await this.work.run(async (tx) => {
      const allowed = await this.opening.open(tx, opened.value, userId);
      if (allowed.ok) tx.hint(`user:${userId}`);
      return allowed;
    });
    return added.ok ? accept(await this.views.of(opened.value.state, 'crew')) : added;
  }
}
