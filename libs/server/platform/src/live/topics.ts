import { Injectable } from '@nestjs/common';
import type { UserActor } from '../http/actor';

type Check = (id: string, actor: UserActor) => Promise<boolean>;

/** Who may listen to what. Contexts register their kind of topic at module init: `topics.register('event', owns)`. */
@Injectable()
export class LiveTopics {
  private readonly checks = new Map<string, Check>();

  register(kind: string, check: Check): void {
    this.checks.set(kind, check);
  }

  /** The topics of the list this person may hear; `me` becomes `user:{id}`. */
  async admit(topics: string[], actor: UserActor): Promise<string[]> {
    const admitted = await Promise.all(
      topics.map(async (topic) => {
        if (topic === 'me') return `user:${actor.userId}`;
        const [kind = '', id = ''] = topic.split(':');
        return (await this.checks.get(kind)?.(id, actor)) ? topic : undefined;
      }),
    );
    return admitted.filter((topic) => topic !== undefined);
  }
}
