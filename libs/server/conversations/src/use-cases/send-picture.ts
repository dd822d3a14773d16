import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ThreadId, ThreadMessage, UserId } from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import { ImagePipeline, type UploadedFile } from '@smachot/server-platform';
import { MessageWriter, type WrittenMessage } from '../services/message-writer';
import { ThreadParties, type WritableThread } from '../services/thread-parties';
import { ThreadViews } from '../views/thread-view';

/** A picture is a message of its own. */
export class SendPicture extends Command<Result<ThreadMessage>> {
  constructor(
    readonly threadId: ThreadId,
    readonly file: UploadedFile,
    readonly key: string,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(SendPicture)
export class SendPictureHandler implements ICommandHandler<SendPicture> {
  constructor(
    private readonly parties: ThreadParties,
    private readonly writer: MessageWriter,
    private readonly images: ImagePipeline,
    private readonly views: ThreadViews,
  ) {}

  async execute({ threadId, file, key, userId }: SendPicture): Promise<Result<ThreadMessage>> {
    const writable = await this.parties.writable(threadId, userId);
    const written = writable.ok ? await this.send(writable.value, file, key, userId) : writable;
    file.stream.resume();
    if (!writable.ok) return writable;
    if (!written.ok) return written;
    const { side, haveOrder, people } = writable.value;
    const viewer = { userId, side, contactsShown: haveOrder };
    return accept(this.views.message(written.value.message, viewer, people));
  }

  /** Processes an uploaded picture. A repeated upload is not processed again; a picture of a refused message is not stored. */
  private async send(
    thread: WritableThread,
    file: UploadedFile,
    key: string,
    userId: UserId,
  ): Promise<Result<WrittenMessage>> {
    const before = await this.writer.findRepeated(userId, { key, text: '' });
    if (!before.ok) return before;
    if (before.value) return accept(before.value);
    const picture = await this.images.accept(file.stream, file.maxBytes, userId);
    if (!picture.ok) return picture;
    const message = { key, text: '', about: null, picture: picture.value };
    const written = await this.writer.write(thread, userId, message).catch(async (error: unknown) => {
      await this.images.discard(picture.value);
      throw error;
    });
    if (!written.ok || written.value.repeated) await this.images.discard(picture.value);
    return written;
  }
}
