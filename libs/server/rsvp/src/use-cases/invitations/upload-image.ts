import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventId, Invitation as InvitationView, UserId } from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import { ImagePipeline, UnitOfWork, type UploadedFile } from '@smachot/server-platform';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { InvitationRepository } from '../../persistence/invitations/invitation.repository';
import { InvitationViews } from '../../services/invitation-views';

/** Uploads the picture of an invitation and deletes the previous one. */
export class UploadImage extends Command<Result<InvitationView>> {
  constructor(
    readonly eventId: EventId,
    readonly file: UploadedFile,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(UploadImage)
export class UploadImageHandler implements ICommandHandler<UploadImage> {
  constructor(
    private readonly access: InvitationAccess,
    private readonly images: ImagePipeline,
    private readonly work: UnitOfWork,
    private readonly invitations: InvitationRepository,
    private readonly views: InvitationViews,
  ) {}

  async execute({ eventId, file, userId }: UploadImage): Promise<Result<InvitationView>> {
    const allowed = await this.access.require(eventId, userId, 'Editor');
    if (!allowed.ok) {
      file.stream.resume();
      return allowed;
    }
    const image = await this.images.accept(file.stream, file.maxBytes, userId);
    if (!image.ok) return image;
    const replaced = await this.work.run(async (tx) => {
      const locked = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!locked.ok) return locked;
      const invitation = locked.value;
      const before = invitation.state.image;
      invitation.showImage(image.value);
      await this.invitations.save(tx, invitation);
      return accept(before);
    });
    if (!replaced.ok) {
      await this.images.discard(image.value);
      return replaced;
    }
    if (replaced.value) await this.images.discard(replaced.value);
    return this.views.one(eventId, userId);
  }
}
