import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '@smachot/server-platform';
import { ListingRepository, LISTED_AS } from '../../persistence/listing/listing.repository';

/** Number of stores in one tick; the next tick continues. */
const AT_ONCE = 50;

/** Lists stores anew whose listing was written by an earlier release. */
export class ListAnew extends Command<void> {}

@CommandHandler(ListAnew)
export class ListAnewHandler implements ICommandHandler<ListAnew> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly listing: ListingRepository,
  ) {}

  async execute(): Promise<void> {
    while ((await this.some()) === AT_ONCE);
  }

  /** Each under the lock of its store, so that a concurrent change is not undone; a store being changed is listed anew by that change. */
  private some(): Promise<number> {
    return this.work.run(async (tx) => {
      const stores = await tx.query<{ id: string }>(
        `select id from stores.stores where listed and listed_as < $1 order by id limit ${AT_ONCE} for update skip locked`,
        [LISTED_AS],
      );
      for (const { id } of stores) await this.listing.refresh(tx, id);
      return stores.length;
    });
  }
}
