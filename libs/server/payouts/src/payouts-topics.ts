import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LiveTopics } from '@smachot/server-platform';

/** Authorizes the live topic of the batches (`payouts:batches`), for super admins. An owner listens to `store:{id}`. */
@Injectable()
export class PayoutsTopics implements OnModuleInit {
  constructor(private readonly topics: LiveTopics) {}

  onModuleInit(): void {
    this.topics.register('payouts', (id, { superAdmin }) => Promise.resolve(superAdmin && id === 'batches'));
  }
}
