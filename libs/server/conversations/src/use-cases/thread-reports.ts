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
  ReportId,
  ThreadReport,
  UserId,
} from '@smachot/contracts';
import { accept, cursorId, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { MessageQueries } from '../persistence/message.queries';
import { ReportQueries } from '../persistence/report.queries';
import { ReportRepository, type ThreadReportRow } from '../persistence/report.repository';
import { ThreadRepository } from '../persistence/thread.repository';
import { ThreadNotifications } from '../services/thread-notifications';
import { StoresGateway } from '../stores-gateway';
import { reportView } from '../views/report-view';
import { ThreadViews } from '../views/thread-view';

type Listed = AnswerOf<typeof listThreadReports>;
type Opened = AnswerOf<typeof openThreadReport>;
const MOST_SHOWN = 200;

/** Lists reports: open ones, the oldest first; decided ones, the newest first. */
export class ListThreadReports extends Query<Listed> {
  constructor(readonly input: InputOf<typeof listThreadReports>['query']) {
    super();
  }
}

@QueryHandler(ListThreadReports)
export class ListThreadReportsHandler implements IQueryHandler<ListThreadReports> {
  constructor(
    private readonly reports: ReportQueries,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ input: { state, cursor, limit } }: ListThreadReports): Promise<Listed> {
    const after = cursorId(cursor);
    const rows = await this.reports.page(state, after, limit + 1);
    const shown = rows.slice(0, limit);
    const stores = await this.stores.known([...new Set(shown.map(({ storeId }) => storeId))]);
    const byId = new Map(stores.map((store) => [store.partnerId, store]));
    return {
      reports: shown.map((row) => reportView(row, byId.get(row.storeId))),
      nextCursor: rows.length > limit ? shown.at(-1)!.id : null,
    };
  }
}

/** Opens a thread report with the reported messages as they were written. */
export class OpenThreadReport extends Query<Result<Opened>> {
  constructor(
    readonly reportId: ReportId,
    readonly adminId: UserId,
  ) {
    super();
  }
}

@QueryHandler(OpenThreadReport)
export class OpenThreadReportHandler implements IQueryHandler<OpenThreadReport> {
  constructor(
    private readonly reports: ReportQueries,
    private readonly messages: MessageQueries,
    private readonly stores: StoresGateway,
    private readonly views: ThreadViews,
  ) {}

  async execute({ reportId, adminId }: OpenThreadReport): Promise<Result<Opened>> {
    const row = await this.reports.find(reportId);
    if (!row) return refuse('not_found');
    const [messages, [store]] = await Promise.all([
      this.messages.page(row.threadId, null, MOST_SHOWN),
      this.stores.known([row.storeId]),
    ]);
    const viewer = { userId: adminId, side: 'admin', contactsShown: true } as const;
    return accept({
      report: reportView(row, store),
      messages: messages.reverse().map((message) => this.views.message(message, viewer, new Map())),
    });
  }
}

export class DecideThreadReport extends Command<Result<ThreadReport>> {
  constructor(
    readonly reportId: ReportId,
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
    private readonly reports: ReportRepository,
    private readonly stores: StoresGateway,
    private readonly notifications: ThreadNotifications,
  ) {}

  async execute({ reportId, decision }: DecideThreadReport): Promise<Result<ThreadReport>> {
    const decided = await this.work.run(async (tx): Promise<Result<ThreadReportRow>> => {
      const report = await this.reports.find(tx, reportId);
      const thread = report && (await this.threads.load(tx, report.threadId));
      if (!report || !thread) return refuse('not_found');
      const moved = thread.decide(decision);
      if (!moved.ok) return refuse('lifecycle.illegal_move');
      await this.threads.save(tx, thread);
      const after = await this.reports.decide(tx, report, decision === 'dismiss' ? 'dismissed' : 'closed');
      this.notifications.hint(tx, thread);
      return accept(after);
    });
    if (!decided.ok) return decided;
    const [store] = await this.stores.known([decided.value.storeId]);
    return accept(reportView(decided.value, store));
  }
}
