import { Injectable } from '@nestjs/common';
import type { AnswerOf, listSessions } from '@smachot/contracts';
import { ReadModel, type UserActor } from '@smachot/server-platform';

type Session = AnswerOf<typeof listSessions>['sessions'][number];
export type SessionRow = Omit<Session, 'since' | 'lastUsedAt'> & { since: Date; lastUsedAt: Date };

const MAX_SESSIONS = 100;

/** Reads the sessions of an account for its owner. */
@Injectable()
export class SessionQueries {
  constructor(private readonly read: ReadModel) {}

  /** Sessions that can still be refreshed, the caller's own first. */
  openOf({ userId, familyId }: UserActor): Promise<SessionRow[]> {
    return this.read.rows<SessionRow>(
      `select f.id, f.browser, f.system, f.device, f.network, f.created_at as since, f.last_used_at as "lastUsedAt",
         f.id = $2 as current
       from identity.refresh_families f
       where f.user_id = $1 and f.revoked_at is null
         and exists (select 1 from identity.refresh_tokens t where t.family_id = f.id and t.expires_at > clock_timestamp())
       order by f.id = $2 desc, f.last_used_at desc, f.id limit ${MAX_SESSIONS}`,
      [userId, familyId],
    );
  }
}
