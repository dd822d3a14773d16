import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ThreadMessage } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ThreadRepository } from '../persistence/thread.repository';
import { ThreadParties } from '../services/thread-parties';
import { Writing } from '../services/writing';
import { ThreadViews } from '../views/thread-view';

export class WriteMessage extends Command<Result<ThreadMessage>> {
  constructor(
    readonly threadId: string,
    readonly text: string,
    readonly key: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(WriteMessage)
export class WriteMessageHandler implements ICommandHandler<WriteMessage> {
  constructor(
    private readonly parties: ThreadParties,
    private readonly threads: ThreadRepository,
    private readonly writing: Writing,
    private readonly views: ThreadViews,
  ) {}

  async execute({ threadId, text, key, userId }: WriteMessage): Promise<Result<ThreadMessage>> {
    const writable = await this.parties.writable(threadId, userId);
    if (!writable.ok) return writable;
    const { side, store, haveOrder, people } = writable.value;
    const said = { key, text, about: null, picture: null };
    const written = await this.writing.say({ userId, side, haveOrder }, said, store, async (tx) => {
      const thread = await this.threads.load(tx, threadId);
      return thread ? accept(thread) : refuse('not_found');
    });
    if (!written.ok) return written;
    const viewer = { userId, side, contactsShown: haveOrder };
    return accept(this.views.message(written.value.message, viewer, people));
  }
}
