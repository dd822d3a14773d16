import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '@smachot/server-platform';
import { ListingRepository, OUTDATED_AT_ONCE } from '../../persistence/listing/listing.repository';

/** Lists stores anew whose listing was written by an earlier release. */
export class ListAnew extends Command<void> {}

@CommandHandler(ListAnew)
export class ListAnewHandler implements ICommandHandler<ListAnew> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly listing: ListingRepository,
  ) {}

  async execute(): Promise<void> {
    while ((await this.work.run((tx) => this.listing.refreshOutdated(tx))) === OUTDATED_AT_ONCE);
  }
}
