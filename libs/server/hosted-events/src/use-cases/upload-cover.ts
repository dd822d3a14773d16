import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { HostedEvent as HostedEventView, PublicEventId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ImagePipeline, type StoredImage, UnitOfWork, type UploadedFile } from '@smachot/server-platform';
import { HostedEventRepository } from '../persistence/hosted-event.repository';
import { EventAccess } from '../services/event-access';
import { HostedEventViews } from '../views/hosted-event-view';

/** Uploads the cover of an event and deletes the previous one. */
export class UploadCover extends Command<Result<HostedEventView>> {
  constructor(
    readonly eventId: PublicEventId,
    readonly file: UploadedFile,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(UploadCover)
export class UploadCoverHandler implements ICommandHandler<UploadCover> {
  constructor(
    private readonly access: EventAccess,
    private readonly images: ImagePipeline,
    private readonly work: UnitOfWork,
    private readonly events: HostedEventRepository,
    private readonly views: HostedEventViews,
  ) {}

  async execute({ eventId, file, userId }: UploadCover): Promise<Result<HostedEventView>> {
    const access = await this.access.editorOf(eventId, userId);
    if (!access.ok) {
      file.stream.resume();
      return access;
    }
    const image = await this.images.accept(file.stream, file.maxBytes, userId);
    if (!image.ok) return image;
    const replaced = await this.replace(eventId, image.value);
    if (!replaced.ok) {
      await this.images.discard(image.value);
      return replaced;
    }
    if (replaced.value) await this.images.discard(replaced.value);
    return this.views.of(eventId, access.value);
  }

  private replace(eventId: PublicEventId, image: StoredImage): Promise<Result<StoredImage | null>> {
    return this.work.run<Result<StoredImage | null>>(async (tx) => {
      const event = await this.events.load(tx, eventId);
      if (!event) return refuse('not_found');
      const before = event.state.coverPhoto;
      event.showCover(image);
      await this.events.save(tx, event);
      return accept(before);
    });
  }
}
