import { Injectable } from '@nestjs/common';
import type { UserActor } from '../http/access/actor';

/** Checks access to a topic. A string is another topic: its hints are sent under the requested topic, whose listeners may not know it. */
type Check = (id: string, actor: UserActor) => Promise<boolean | string>;
/** The topic a listener requested, and the topic whose hints it receives. */
export type Admitted = { requested: string; received: string };

/** Access to topics. Contexts register their kind of topic at module init: `topics.register('event', owns)`. */
@Injectable()
export class LiveTopics {
  private readonly checks = new Map<string, Check>();

  register(kind: string, check: Check): void {
    this.checks.set(kind, check);
  }

  /** The topics of the list that this person may listen to; `me` maps to `user:{id}`. */
  async admit(topics: string[], actor: UserActor): Promise<Admitted[]> {
    const admitted = await Promise.all(
      topics.map(async (requested): Promise<Admitted[]> => {
        if (requested === 'me') return [{ requested, received: `user:${actor.userId}` }];
        const [kind = '', id = ''] = requested.split(':');
        const found = await this.checks.get(kind)?.(id, actor);
        return found ? [{ requested, received: found === true ? requested : found }] : [];
      }),
    );
    return admitted.flat();
  }
}
