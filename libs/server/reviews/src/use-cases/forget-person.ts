import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UserId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type Delivery, FileStore, UnitOfWork } from '@smachot/server-platform';
import { GuestRatingRepository } from '../persistence/guest-rating.repository';
import { PersonErasure } from '../persistence/person-erasure';
import { PersonPresence } from '../persistence/person-presence';
import { ReviewQueries } from '../persistence/review.queries';
import { StoresGateway } from '../stores-gateway';

/** Forgets a person whose account was deleted: of their reviews the stars stay; a reply stays the business's while anybody works there. */
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
    private readonly files: FileStore,
    private readonly stores: StoresGateway,
    private readonly reviews: PersonErasure,
    private readonly people: PersonPresence,
    private readonly queries: ReviewQueries,
    private readonly guests: GuestRatingRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, delivery }: ForgetPerson): Promise<void> {
    const abandoned = await this.stores.abandonedBy(userId, await this.queries.storesRepliedFor(userId));
    await this.work.runOnce(delivery, async (tx) => {
      await this.people.end(tx, userId, this.clock.now());
      // files go before the commit: after a crash the deletion is repeated
      const pictures = await this.reviews.picturesOf(tx, userId);
      await Promise.all(pictures.map(({ key }) => this.files.delete(key)));
      await this.reviews.erase(tx, userId, abandoned);
      await this.guests.forgetCustomer(tx, userId);
    });
  }
}
