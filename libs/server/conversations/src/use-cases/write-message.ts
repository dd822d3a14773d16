import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ThreadId, ThreadMessage, UserId } from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import { ThreadParties } from '../services/thread-parties';
import { MessageWriter } from '../services/message-writer';
import { ThreadViews } from '../views/thread-view';

export class WriteMessage extends Command<Result<ThreadMessage>> {
  constructor(
    readonly threadId: ThreadId,
    readonly text: string,
    readonly key: string,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(WriteMessage)
export class WriteMessageHandler implements ICommandHandler<WriteMessage> {
  constructor(
    private readonly parties: ThreadParties,
    private readonly writer: MessageWriter,
    private readonly views: ThreadViews,
  ) {}

  async execute({ threadId, text, key, userId }: WriteMessage): Promise<Result<ThreadMessage>> {
    const writable = await this.parties.writable(threadId, userId);
    if (!writable.ok) return writable;
    const { side, haveOrder, people } = writable.value;
    const message = { key, text, about: null, picture: null };
    const written = await this.writer.write(writable.value, userId, message);
    if (!written.ok) return written;
    const viewer = { userId, side, contactsShown: haveOrder };
    return accept(this.views.message(written.value.message, viewer, people));
  }
}
