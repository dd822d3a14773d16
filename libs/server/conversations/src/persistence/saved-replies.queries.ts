import { Injectable } from '@nestjs/common';
import type { SavedReplies, StoreId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

@Injectable()
export class SavedRepliesQueries {
  constructor(private readonly read: ReadModel) {}

  find(storeId: StoreId): Promise<SavedReplies | undefined> {
    return this.read.one<SavedReplies>(
      'select replies, version from conversations.saved_replies where store_id = $1',
      [storeId],
    );
  }
}
