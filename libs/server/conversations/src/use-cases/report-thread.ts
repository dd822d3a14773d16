import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InputOf, reportThread, ThreadId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { ReportRepository } from '../persistence/report.repository';
import { ThreadRepository } from '../persistence/thread.repository';
import { ThreadNotifications } from '../services/thread-notifications';
import { ThreadParties } from '../services/thread-parties';

/** Reports a thread to the admins, by either side; nobody can write in it until they have decided. */
export class ReportThread extends Command<Result<undefined>> {
  constructor(
    readonly threadId: ThreadId,
    readonly about: InputOf<typeof reportThread>['body'],
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ReportThread)
export class ReportThreadHandler implements ICommandHandler<ReportThread> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly parties: ThreadParties,
    private readonly threads: ThreadRepository,
    private readonly reports: ReportRepository,
    private readonly notifications: ThreadNotifications,
  ) {}

  async execute({ threadId, about, userId }: ReportThread): Promise<Result<undefined>> {
    const access = await this.parties.of(threadId, userId);
    if (!access) return refuse('not_found');
    const { side } = access;
    return this.work.run(async (tx) => {
      const thread = await this.threads.load(tx, threadId);
      if (!thread) return refuse('not_found');
      // a repeated request
      if (thread.state.status === 'reported' && thread.state.reportedBy === side) return accept();
      const reported = thread.report(side);
      if (!reported.ok) return reported;
      await this.threads.save(tx, thread);
      await this.reports.add(tx, { threadId, by: side, reporterId: userId, ...about });
      this.notifications.hint(tx, thread);
      return accept();
    });
  }
}
