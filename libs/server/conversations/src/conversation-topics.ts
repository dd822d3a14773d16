import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LiveTopics } from '@smachot/server-platform';
import { ThreadParties } from './services/thread-parties';
import { StoresGateway } from './stores-gateway';

/** Sends topic hints of changed threads to both sides; a store's crew receives those of all its threads, admins do not. */
@Injectable()
export class ConversationTopics implements OnModuleInit {
  constructor(
    private readonly topics: LiveTopics,
    private readonly parties: ThreadParties,
    private readonly stores: StoresGateway,
  ) {}

  onModuleInit(): void {
    this.topics.register(
      'thread',
      async (id, { userId }) => (await this.parties.of(id, userId)) !== undefined,
    );
    this.topics.register(
      'messages',
      async (storeId, { userId }) => (await this.stores.roleAt(storeId, userId)) !== null,
    );
  }
}
