import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Invitation as InvitationView } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { FileStore, ImagePipeline, ReadModel, UnitOfWork, type UploadedFile } from '@smachot/server-platform';
import { InvitationRepository } from '../persistence/invitation.repository';
import { InvitationViews } from '../views/invitation-view';

/** The picture of an invitation; the one before it goes. */
export class UploadImage extends Command<Result<InvitationView>> {
  constructor(
    readonly eventId: string,
    readonly file: UploadedFile,
    readonly hostId: string,
  ) {
    super();
  }
}

@CommandHandler(UploadImage)
export class UploadImageHandler implements ICommandHandler<UploadImage> {
  constructor(
    private readonly read: ReadModel,
    private readonly images: ImagePipeline,
    private readonly work: UnitOfWork,
    private readonly invitations: InvitationRepository,
    private readonly files: FileStore,
    private readonly views: InvitationViews,
  ) {}

  async execute({ eventId, file, hostId }: UploadImage): Promise<Result<InvitationView>> {
    const own = await this.read.one(
      'select 1 from rsvp.invitations where id = $1 and host_id = $2 and deleted_at is null',
      [eventId, hostId],
    );
    if (!own) {
      file.stream.resume();
      return refuse('not_found');
    }
    const image = await this.images.accept(file.stream, file.maxBytes);
    if (!image.ok) return image;
    const replaced = await this.work.run(async (tx) => {
      const invitation = await this.invitations.load(tx, eventId, hostId);
      if (!invitation) return refuse('not_found');
      const before = invitation.state.image?.key;
      invitation.showImage(image.value);
      await this.invitations.save(tx, invitation);
      return accept(before);
    });
    if (!replaced.ok) return replaced;
    if (replaced.value) await this.files.delete(replaced.value);
    return this.views.one(eventId, hostId);
  }
}
