import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ThreadId, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { ThreadRepository } from '../persistence/thread.repository';
import { ThreadNotifications } from '../services/thread-notifications';
import { ThreadParties } from '../services/thread-parties';

/** Marks a thread as read up to a message by one side: by the customer, or by any crew member for the store. */
export class MarkThreadRead extends Command<Result<undefined>> {
  constructor(
    readonly threadId: ThreadId,
    readonly upTo: number,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(MarkThreadRead)
export class MarkThreadReadHandler implements ICommandHandler<MarkThreadRead> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly parties: ThreadParties,
    private readonly threads: ThreadRepository,
    private readonly notifications: ThreadNotifications,
    private readonly clock: Clock,
  ) {}

  async execute({ threadId, upTo, userId }: MarkThreadRead): Promise<Result<undefined>> {
    const access = await this.parties.of(threadId, userId);
    if (!access) return refuse('not_found');
    const { side } = access;
    return this.work.run(async (tx) => {
      const thread = await this.threads.load(tx, threadId);
      if (!thread) return refuse('not_found');
      const before = thread.state[side].unread;
      const left = await this.threads.countUnread(tx, threadId, side, upTo);
      // a late report of an older screen does not mark messages as unread
      thread.read(side, Math.min(before, left), this.clock.now());
      await this.threads.save(tx, thread);
      if (before !== thread.state[side].unread) this.notifications.hint(tx, thread);
      return accept();
    });
  }
}
