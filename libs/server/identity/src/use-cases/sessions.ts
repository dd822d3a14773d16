import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, listSessions } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ReadModel, UnitOfWork, type UserActor } from '@smachot/server-platform';
import { AuditLog } from '../persistence/audit-log';
import { Sessions } from '../tokens/sessions';
import { UserAuthenticator } from '../tokens/user-authenticator';

type Listed = AnswerOf<typeof listSessions>;
const MOST_SHOWN = 100;

export class MySessions extends Query<Listed> {
  constructor(readonly actor: UserActor) {
    super();
  }
}

@QueryHandler(MySessions)
export class MySessionsHandler implements IQueryHandler<MySessions> {
  constructor(private readonly read: ReadModel) {}

  async execute({ actor }: MySessions): Promise<Listed> {
    const rows = await this.read.rows<
      { since: Date; lastUsedAt: Date } & Omit<Listed['sessions'][number], 'since' | 'lastUsedAt'>
    >(
      `select f.id, f.browser, f.system, f.device, f.network, f.created_at as since, f.last_used_at as "lastUsedAt",
         f.id = $2 as current
       from identity.refresh_families f
       where f.user_id = $1 and f.revoked_at is null
         and exists (select 1 from identity.refresh_tokens t where t.family_id = f.id and t.expires_at > clock_timestamp())
       order by f.id = $2 desc, f.last_used_at desc, f.id limit ${MOST_SHOWN}`,
      [actor.userId, actor.familyId],
    );
    return {
      sessions: rows.map(({ since, lastUsedAt, ...session }) => ({
        ...session,
        since: since.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      })),
    };
  }
}

export class EndSession extends Command<Result<undefined>> {
  constructor(
    readonly actor: UserActor,
    readonly sessionId: string,
  ) {
    super();
  }
}

/** Ends one of the caller's own sessions; an ended session, or another person's, is not found. */
@CommandHandler(EndSession)
export class EndSessionHandler implements ICommandHandler<EndSession> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly authenticator: UserAuthenticator,
  ) {}

  async execute({ actor: { userId, familyId }, sessionId }: EndSession): Promise<Result<undefined>> {
    const here = sessionId === familyId;
    const ended = await this.work.run(async (tx) => {
      const over = await this.sessions.endOwn(
        tx,
        userId,
        sessionId,
        here ? 'signed out' : 'signed out from elsewhere',
      );
      if (!over) return refuse('not_found');
      await this.audit.note(tx, { act: 'signed_out', subjectId: userId, details: { familyId: sessionId } });
      return accept();
    });
    this.authenticator.forget();
    return ended;
  }
}

/**
 * Ends every session of the account, the present one, too: a person who fears a stranger need not know which session is the
 * stranger's.
 */
export class EndAllSessions extends Command<void> {
  constructor(readonly actor: UserActor) {
    super();
  }
}

@CommandHandler(EndAllSessions)
export class EndAllSessionsHandler implements ICommandHandler<EndAllSessions> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly authenticator: UserAuthenticator,
  ) {}

  async execute({ actor: { userId } }: EndAllSessions): Promise<void> {
    await this.work.run(async (tx) => {
      await this.sessions.endAll(tx, userId, 'signed out from elsewhere');
      await this.audit.note(tx, { act: 'signed_out_everywhere', subjectId: userId });
    });
    this.authenticator.forget();
  }
}
