import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ThreadMessage } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ImagePipeline, type UploadedFile, UnitOfWork } from '@smachot/server-platform';
import { Messages } from '../persistence/messages';
import { ThreadRepository } from '../persistence/thread.repository';
import { ThreadParties, type Writable } from '../services/thread-parties';
import { Writing, type Written } from '../services/writing';
import { ThreadViews } from '../views/thread-view';

/** A picture is a message of its own. */
export class SendPicture extends Command<Result<ThreadMessage>> {
  constructor(
    readonly threadId: string,
    readonly file: UploadedFile,
    readonly key: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(SendPicture)
export class SendPictureHandler implements ICommandHandler<SendPicture> {
  constructor(
    private readonly parties: ThreadParties,
    private readonly threads: ThreadRepository,
    private readonly writing: Writing,
    private readonly images: ImagePipeline,
    private readonly views: ThreadViews,
    private readonly messages: Messages,
    private readonly work: UnitOfWork,
  ) {}

  async execute({ threadId, file, key, userId }: SendPicture): Promise<Result<ThreadMessage>> {
    const writable = await this.parties.writable(threadId, userId);
    const written = writable.ok ? await this.show(writable.value, file, key, userId) : writable;
    file.stream.resume();
    if (!writable.ok) return writable;
    if (!written.ok) return written;
    const { side, haveOrder, people } = writable.value;
    const viewer = { userId, side, contactsShown: haveOrder };
    return accept(this.views.message(written.value.message, viewer, people));
  }

  /** Processes an uploaded picture. A repeated upload is not processed again; a picture of a refused message is not stored. */
  private async show(
    { row, side, store, haveOrder }: Writable,
    file: UploadedFile,
    key: string,
    userId: string,
  ): Promise<Result<Written>> {
    const before = await this.work.run((tx) => this.messages.written(tx, userId, { key, text: '' }));
    if (before?.reused) return refuse('idempotency.reused');
    if (before) return accept({ message: before, repeated: true });
    const picture = await this.images.accept(file.stream, file.maxBytes, userId);
    if (!picture.ok) return picture;
    const said = { key, text: '', about: null, picture: picture.value };
    const written = await this.writing
      .say({ userId, side, haveOrder }, said, store, async (tx) => {
        const thread = await this.threads.load(tx, row.id);
        return thread ? accept(thread) : refuse('not_found');
      })
      .catch(async (error: unknown) => {
        await this.images.discard(picture.value);
        throw error;
      });
    if (!written.ok || written.value.repeated) await this.images.discard(picture.value);
    return written;
  }
}
