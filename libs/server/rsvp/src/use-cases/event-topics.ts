import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LiveTopics, ReadModel } from '@smachot/server-platform';
import { mayRead } from '../persistence/invitations/invitation-access';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Authorizes topics of events: only the hosts of an event receive its hints. */
@Injectable()
export class EventTopics implements OnModuleInit {
  constructor(
    private readonly topics: LiveTopics,
    private readonly read: ReadModel,
  ) {}

  onModuleInit(): void {
    this.topics.register('event', async (id, actor) => {
      if (!UUID.test(id)) return false;
      const own = await this.read.one(
        `select 1 from rsvp.invitations i where i.id = $1 and ${mayRead('$2')} and i.deleted_at is null`,
        [id, actor.userId],
      );
      return own !== undefined;
    });
  }
}
