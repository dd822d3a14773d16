import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ThreadId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { ThreadRepository } from '../persistence/thread.repository';
import { ThreadNotifications } from '../services/thread-notifications';
import { ThreadParties } from '../services/thread-parties';

/** Somebody of the store's crew says that a thread needs no answer up to a message, or takes that back; what comes after it waits. */
export class SettleThread extends Command<Result<undefined>> {
  constructor(
    readonly threadId: ThreadId,
    readonly upTo: number,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(SettleThread)
export class SettleThreadHandler implements ICommandHandler<SettleThread> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly parties: ThreadParties,
    private readonly threads: ThreadRepository,
    private readonly notifications: ThreadNotifications,
  ) {}

  async execute({ threadId, upTo, userId }: SettleThread): Promise<Result<undefined>> {
    const access = await this.parties.of(threadId, userId);
    if (access?.side !== 'partner') return refuse('not_found');
    return this.work.run(async (tx) => {
      const thread = await this.threads.load(tx, threadId);
      if (!thread) return refuse('not_found');
      thread.settle(upTo);
      await this.threads.save(tx, thread);
      this.notifications.hint(tx, thread);
      return accept();
    });
  }
}
