import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StoreId, UserId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { ConsentRepository } from '../persistence/consent.repository';
import { NewsletterRepository } from '../persistence/newsletter.repository';

/** Forgets a person whose account was deleted. Agreements end and stay as proofs that name nobody. */
export class ForgetPerson extends Command<void> {
  constructor(
    readonly userId: UserId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ForgetPerson)
export class ForgetPersonHandler implements ICommandHandler<ForgetPerson> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly newsletters: NewsletterRepository,
    private readonly consents: ConsentRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, delivery }: ForgetPerson): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      await this.newsletters.forgetPerson(tx, userId);
      await this.consents.forgetPerson(tx, userId, this.clock.now());
    });
  }
}

/** Forgets the newsletters of a store that was closed for good; nobody agrees to its advertising any more. */
export class ForgetStore extends Command<void> {
  constructor(
    readonly storeId: StoreId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ForgetStore)
export class ForgetStoreHandler implements ICommandHandler<ForgetStore> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly newsletters: NewsletterRepository,
    private readonly consents: ConsentRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ storeId, delivery }: ForgetStore): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      await this.newsletters.deleteStore(tx, storeId);
      await this.consents.endOfStore(tx, storeId, this.clock.now());
    });
  }
}

/** Deletes proofs of agreements that ended so long ago that no claim can be made. */
export class DeleteOldConsents extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(DeleteOldConsents)
export class DeleteOldConsentsHandler implements ICommandHandler<DeleteOldConsents> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly consents: ConsentRepository,
  ) {}

  execute({ now }: DeleteOldConsents): Promise<void> {
    return this.work.run((tx) => this.consents.deleteOld(tx, now));
  }
}
