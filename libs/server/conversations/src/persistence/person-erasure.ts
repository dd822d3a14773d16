import { Injectable } from '@nestjs/common';
import type { StoreId, UserId } from '@smachot/contracts';
import type { StoredImage, Tx } from '@smachot/server-platform';
import { MessageRepository } from './message.repository';
import { ReportRepository } from './report.repository';
import { SavedRepliesRepository } from './saved-replies.repository';
import { ThreadRepository } from './thread.repository';

/** Erases a person from every table of this context. `storeIds`: stores that have no crew left, whose threads are deleted, too. */
@Injectable()
export class PersonErasure {
  constructor(
    private readonly threads: ThreadRepository,
    private readonly messages: MessageRepository,
    private readonly reports: ReportRepository,
    private readonly savedReplies: SavedRepliesRepository,
  ) {}

  picturesOf(tx: Tx, userId: UserId, storeIds: StoreId[]): Promise<StoredImage[]> {
    return this.messages.picturesOf(tx, userId, storeIds);
  }

  async erase(tx: Tx, userId: UserId, storeIds: StoreId[]): Promise<void> {
    await this.threads.deleteOf(tx, userId, storeIds);
    await this.savedReplies.deleteOf(tx, storeIds);
    await this.messages.removeAuthor(tx, userId);
    await this.reports.removeReporter(tx, userId);
  }
}
