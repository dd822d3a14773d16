import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type {
  AnswerOf,
  InputOf,
  listThreadReports,
  openThreadReport,
  ThreadReport,
} from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { ReadModel, UnitOfWork } from '@smachot/server-platform';
import { MESSAGE_COLUMNS, type MessageRow } from '../persistence/messages';
import { ThreadRepository } from '../persistence/thread.repository';
import { ThreadNews } from '../services/thread-news';
import { StoresGateway } from '../stores-gateway';
import { ThreadViews } from '../views/thread-view';

type Listed = AnswerOf<typeof listThreadReports>;
type Opened = AnswerOf<typeof openThreadReport>;
type Row = Omit<ThreadReport, '_id' | 'createdAt' | 'decidedAt' | 'partnerUsername'> & {
  id: string;
  storeId: string;
  createdAt: Date;
  decidedAt: Date | null;
};

const REPORTS = `select r.id, r.thread_id as "threadId", r.by, r.reason, r.note, r.created_at as "createdAt", r.decision,
  r.decided_at as "decidedAt", t.store_id as "storeId"
  from conversations.reports r join conversations.threads t on t.id = r.thread_id`;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_SHOWN = 200;

const viewOf = (
  { id, storeId: _, createdAt, decidedAt, ...report }: Row,
  partnerUsername: string,
): ThreadReport => ({
  ...report,
  _id: id,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  partnerUsername,
});

/** Lists reports: open ones, the oldest first; decided ones, the newest first. */
export class ListThreadReports extends Query<Listed> {
  constructor(readonly asked: InputOf<typeof listThreadReports>['query']) {
    super();
  }
}

@QueryHandler(ListThreadReports)
export class ListThreadReportsHandler implements IQueryHandler<ListThreadReports> {
  constructor(
    private readonly read: ReadModel,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ asked: { state, cursor, limit } }: ListThreadReports): Promise<Listed> {
    const [sign, order] = state === 'waiting' ? ['>', 'asc'] : ['<', 'desc'];
    const rows = await this.read.rows<Row>(
      `${REPORTS} where r.decision is ${state === 'waiting' ? '' : 'not '}null and ($1::uuid is null or r.id ${sign} $1)
       order by r.id ${order} limit $2`,
      [cursor && UUID.test(cursor) ? cursor : null, limit + 1],
    );
    const shown = rows.slice(0, limit);
    const stores = await this.stores.known([...new Set(shown.map(({ storeId }) => storeId))]);
    const names = new Map(stores.map(({ partnerId, partnerUsername }) => [partnerId, partnerUsername]));
    return {
      reports: shown.map((row) => viewOf(row, names.get(row.storeId) ?? '')),
      nextCursor: rows.length > limit ? shown.at(-1)!.id : null,
    };
  }
}

/** Opens a thread report with the reported messages as they were written. */
export class OpenThreadReport extends Query<Result<Opened>> {
  constructor(
    readonly reportId: string,
    readonly adminId: string,
  ) {
    super();
  }
}

@QueryHandler(OpenThreadReport)
export class OpenThreadReportHandler implements IQueryHandler<OpenThreadReport> {
  constructor(
    private readonly read: ReadModel,
    private readonly stores: StoresGateway,
    private readonly views: ThreadViews,
  ) {}

  async execute({ reportId, adminId }: OpenThreadReport): Promise<Result<Opened>> {
    const row = await this.read.one<Row>(`${REPORTS} where r.id = $1`, [reportId]);
    if (!row) return refuse('not_found');
    const [messages, [store]] = await Promise.all([
      this.read.rows<MessageRow>(
        `select ${MESSAGE_COLUMNS} from conversations.messages m where m.thread_id = $1 order by m.number desc limit ${MOST_SHOWN}`,
        [row.threadId],
      ),
      this.stores.known([row.storeId]),
    ]);
    const viewer = { userId: adminId, side: 'admin', contactsShown: true } as const;
    return accept({
      report: viewOf(row, store?.partnerUsername ?? ''),
      messages: messages.reverse().map((message) => this.views.message(message, viewer, new Map())),
    });
  }
}

export class DecideThreadReport extends Command<Result<ThreadReport>> {
  constructor(
    readonly reportId: string,
    readonly decision: 'dismiss' | 'close',
  ) {
    super();
  }
}

@CommandHandler(DecideThreadReport)
export class DecideThreadReportHandler implements ICommandHandler<DecideThreadReport> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly threads: ThreadRepository,
    private readonly stores: StoresGateway,
    private readonly news: ThreadNews,
    private readonly clock: Clock,
  ) {}

  async execute({ reportId, decision }: DecideThreadReport): Promise<Result<ThreadReport>> {
    const decided = await this.work.run(async (tx): Promise<Result<Row>> => {
      const [report] = await tx.query<Row>(`${REPORTS} where r.id = $1`, [reportId]);
      const thread = report && (await this.threads.load(tx, report.threadId));
      if (!thread) return refuse('not_found');
      const moved = thread.decide(decision);
      if (!moved.ok) return refuse('lifecycle.illegal_move');
      await this.threads.save(tx, thread);
      const outcome = decision === 'dismiss' ? 'dismissed' : 'closed';
      const now = this.clock.now();
      await tx.query('update conversations.reports set decision = $2, decided_at = $3 where id = $1', [
        reportId,
        outcome,
        now,
      ]);
      this.news.hint(tx, thread);
      return accept({ ...report, decision: outcome, decidedAt: now });
    });
    if (!decided.ok) return decided;
    const [store] = await this.stores.known([decided.value.storeId]);
    return accept(viewOf(decided.value, store?.partnerUsername ?? ''));
  }
}
