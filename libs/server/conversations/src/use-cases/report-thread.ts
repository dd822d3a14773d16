import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InputOf, reportThread } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { ThreadRepository } from '../persistence/thread.repository';
import { ThreadNews } from '../services/thread-news';
import { ThreadParties } from '../services/thread-parties';

/** Reports a thread to the admins, by either side; nobody can write in it until they have decided. */
export class ReportThread extends Command<Result<undefined>> {
  constructor(
    readonly threadId: string,
    readonly about: InputOf<typeof reportThread>['body'],
    readonly userId: string,
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
    private readonly news: ThreadNews,
    private readonly clock: Clock,
  ) {}

  async execute({ threadId, about, userId }: ReportThread): Promise<Result<undefined>> {
    const standing = await this.parties.of(threadId, userId);
    if (!standing) return refuse('not_found');
    const { side } = standing;
    return this.work.run(async (tx) => {
      const thread = await this.threads.load(tx, threadId);
      if (!thread) return refuse('not_found');
      // a repeated request
      if (thread.state.status === 'reported' && thread.state.reportedBy === side) return accept();
      const reported = thread.report(side);
      if (!reported.ok) return reported;
      await this.threads.save(tx, thread);
      await tx.query(
        `insert into conversations.reports (id, thread_id, by, reporter_id, reason, note, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [newId(), threadId, side, userId, about.reason, about.note, this.clock.now()],
      );
      this.news.hint(tx, thread);
      return accept();
    });
  }
}
