import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { SavedReplies, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { SavedRepliesQueries } from '../persistence/saved-replies.queries';
import { SavedRepliesRepository } from '../persistence/saved-replies.repository';
import { StoresGateway } from '../stores-gateway';

/** Reads the saved replies of a store, for its crew. */
export class SavedRepliesOf extends Query<Result<SavedReplies>> {
  constructor(
    readonly partner: string,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(SavedRepliesOf)
export class SavedRepliesOfHandler implements IQueryHandler<SavedRepliesOf> {
  constructor(
    private readonly savedReplies: SavedRepliesQueries,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ partner, userId }: SavedRepliesOf): Promise<Result<SavedReplies>> {
    const works = await this.stores.roleAt(partner, userId);
    if (!works) return refuse('not_found');
    const saved = await this.savedReplies.find(works.partnerId);
    return accept(saved ?? { replies: [], version: 0 });
  }
}

export class ChangeSavedReplies extends Command<Result<SavedReplies>> {
  constructor(
    readonly partner: string,
    readonly changed: SavedReplies,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ChangeSavedReplies)
export class ChangeSavedRepliesHandler implements ICommandHandler<ChangeSavedReplies> {
  constructor(
    private readonly savedReplies: SavedRepliesRepository,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ partner, changed, userId }: ChangeSavedReplies): Promise<Result<SavedReplies>> {
    const works = await this.stores.roleAt(partner, userId);
    if (!works) return refuse('not_found');
    // of two concurrent saves the second one has not read the result of the first
    const version = await this.savedReplies.save(works.partnerId, changed, userId);
    return version ? accept({ replies: changed.replies, version }) : refuse('conflict.version');
  }
}
