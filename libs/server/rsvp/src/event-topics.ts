import { isId } from '@smachot/kernel';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LiveTopics } from '@smachot/server-platform';
import { InvitationAccess } from './persistence/invitations/invitation-access';

/** Authorizes topics of events: only the hosts of an event receive its hints. */
@Injectable()
export class EventTopics implements OnModuleInit {
  constructor(
    private readonly topics: LiveTopics,
    private readonly access: InvitationAccess,
  ) {}

  onModuleInit(): void {
    this.topics.register(
      'event',
      async (id, actor) => isId(id) && (await this.access.mayRead(id, actor.userId)),
    );
  }
}
