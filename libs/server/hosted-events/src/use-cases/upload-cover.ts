import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { HostedEvent as HostedEventView, PublicEventId, UserId } from '@smachot/contracts';
import type { Result } from '@smachot/kernel';
import { ImagePipeline, UnitOfWork, type UploadedFile } from '@smachot/server-platform';
import { CoverChange } from '../services/cover-change';
import { EventAccess } from '../services/event-access';
import { HostedEventViews } from '../views/hosted-event-view';

/** Uploads the cover of an event, also for the dates of its series to come, and deletes the previous one. */
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
    private readonly covers: CoverChange,
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
    const replaced = await this.work.run((tx) => this.covers.replace(tx, eventId, image.value));
    if (!replaced.ok) {
      await this.images.discard(image.value);
      return replaced;
    }
    if (replaced.value) await this.images.discard(replaced.value);
    return this.views.of(eventId, access.value);
  }
}
