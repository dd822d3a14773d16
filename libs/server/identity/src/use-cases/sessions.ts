import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, listSessions, SessionId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { type UserActor } from '@smachot/server-platform';
import { AuditLog } from '../persistence/audit-log';
import { SessionQueries } from '../persistence/session.queries';
import { SessionWork } from '../services/session-work';

type Listed = AnswerOf<typeof listSessions>;

export class MySessions extends Query<Listed> {
  constructor(readonly actor: UserActor) {
    super();
  }
}

@QueryHandler(MySessions)
export class MySessionsHandler implements IQueryHandler<MySessions> {
  constructor(private readonly sessions: SessionQueries) {}

  async execute({ actor }: MySessions): Promise<Listed> {
    const rows = await this.sessions.openOf(actor);
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
    readonly sessionId: SessionId,
  ) {
    super();
  }
}

/** Ends one of the caller's own sessions; an ended session, or another person's, is not found. */
@CommandHandler(EndSession)
export class EndSessionHandler implements ICommandHandler<EndSession> {
  constructor(
    private readonly work: SessionWork,
    private readonly audit: AuditLog,
  ) {}

  async execute({ actor: { userId, familyId }, sessionId }: EndSession): Promise<Result<undefined>> {
    const reason = sessionId === familyId ? 'signed out' : 'signed out from elsewhere';
    return this.work.run(async (tx, sessions) => {
      const over = await sessions.endOwn(tx, userId, sessionId, reason);
      if (!over) return refuse('not_found');
      await this.audit.note(tx, { act: 'signed_out', subjectId: userId, details: { familyId: sessionId } });
      return accept();
    });
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
    private readonly work: SessionWork,
    private readonly audit: AuditLog,
  ) {}

  async execute({ actor: { userId } }: EndAllSessions): Promise<void> {
    await this.work.run(async (tx, sessions) => {
      await sessions.endAll(tx, userId, 'signed out from elsewhere');
      await this.audit.note(tx, { act: 'signed_out_everywhere', subjectId: userId });
    });
  }
}
