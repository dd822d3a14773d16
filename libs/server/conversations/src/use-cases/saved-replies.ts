import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { SavedReplies } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ReadModel, UnitOfWork } from '@smachot/server-platform';
import { StoresGateway } from '../stores-gateway';

/** Reads the saved replies of a store, for its crew. */
export class SavedRepliesOf extends Query<Result<SavedReplies>> {
  constructor(
    readonly partner: string,
    readonly userId: string,
  ) {
    super();
  }
}

@QueryHandler(SavedRepliesOf)
export class SavedRepliesOfHandler implements IQueryHandler<SavedRepliesOf> {
  constructor(
    private readonly read: ReadModel,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ partner, userId }: SavedRepliesOf): Promise<Result<SavedReplies>> {
    const works = await this.stores.roleAt(partner, userId);
    if (!works) return refuse('not_found');
    const saved = await this.read.one<SavedReplies>(
      'select replies, version from conversations.saved_replies where store_id = $1',
      [works.partnerId],
    );
    return accept(saved ?? { replies: [], version: 0 });
  }
}

export class ChangeSavedReplies extends Command<Result<SavedReplies>> {
  constructor(
    readonly partner: string,
    readonly changed: SavedReplies,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeSavedReplies)
export class ChangeSavedRepliesHandler implements ICommandHandler<ChangeSavedReplies> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ partner, changed, userId }: ChangeSavedReplies): Promise<Result<SavedReplies>> {
    const works = await this.stores.roleAt(partner, userId);
    if (!works) return refuse('not_found');
    // of two concurrent saves the second one has not read the result of the first
    const [row] = await this.work.alone<{ version: number }>(
      `insert into conversations.saved_replies as r (store_id, replies, version, changed_by)
         select $1, $2::jsonb, 1, $4::uuid where $3 = 0 or exists (select from conversations.saved_replies where store_id = $1)
       on conflict (store_id) do update set replies = excluded.replies, version = r.version + 1, changed_by = $4 where r.version = $3
       returning version`,
      [works.partnerId, JSON.stringify(changed.replies), changed.version, userId],
    );
    return row ? accept({ replies: changed.replies, version: row.version }) : refuse('conflict.version');
  }
}
