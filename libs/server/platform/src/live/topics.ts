import { Injectable } from '@nestjs/common';
import type { UserActor } from '../http/actor';

/** A name: hints of that topic are told as those of the topic that was asked for, whose listeners may not know it. */
type Check = (id: string, actor: UserActor) => Promise<boolean | string>;
/** The topic a listener requested, and the topic whose hints it receives. */
export type Admitted = { asked: string; heard: string };

/** Who may listen to what. Contexts register their kind of topic at module init: `topics.register('event', owns)`. */
@Injectable()
export class LiveTopics {
  private readonly checks = new Map<string, Check>();

  register(kind: string, check: Check): void {
    this.checks.set(kind, check);
  }

  /** The topics of the list this person may hear; `me` is heard as `user:{id}`. */
  async admit(topics: string[], actor: UserActor): Promise<Admitted[]> {
    const admitted = await Promise.all(
      topics.map(async (asked): Promise<Admitted[]> => {
        if (asked === 'me') return [{ asked, heard: `user:${actor.userId}` }];
        const [kind = '', id = ''] = asked.split(':');
        const found = await this.checks.get(kind)?.(id, actor);
        return found ? [{ asked, heard: found === true ? asked : found }] : [];
      }),
    );
    return admitted.flat();
  }
}
