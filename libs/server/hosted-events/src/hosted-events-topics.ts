import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isId } from '@smachot/kernel';
import { LiveTopics } from '@smachot/server-platform';
import { EventAccess } from './services/event-access';

/** Authorizes the live topic of an event's registrations, `hosted_event:{id}`: for its hosts. */
@Injectable()
export class HostedEventsTopics implements OnModuleInit {
  constructor(
    private readonly topics: LiveTopics,
    private readonly access: EventAccess,
  ) {}

  onModuleInit(): void {
    this.topics.register(
      'hosted_event',
      async (id, { userId }) => isId(id) && (await this.access.of(id, userId)).ok,
    );
  }
}
