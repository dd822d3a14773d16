import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LiveTopics } from '@smachot/server-platform';

/** Authorizes the live topic of the queue of cases (`verification:queue`), for super admins. An owner listens to `store:{id}`. */
@Injectable()
export class VerificationTopics implements OnModuleInit {
  constructor(private readonly topics: LiveTopics) {}

  onModuleInit(): void {
    this.topics.register('verification', (id, { superAdmin }) =>
      Promise.resolve(superAdmin && id === 'queue'),
    );
  }
}
