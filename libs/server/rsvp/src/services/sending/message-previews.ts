import { Injectable } from '@nestjs/common';
import type { AnswerOf, ChangedPart, previewSend, TemplateName } from '@smachot/contracts';
import { OwnPicture, renderTemplate } from '@smachot/server-messaging';
import { FileStore } from '@smachot/server-platform';
import { GuestMessageWriter } from '../../adapters/guest-message-writer';
import type { InvitationState } from '../../domain/invitations/invitation';
import type { Rsvp } from '../../domain/guests/rsvp';

type Message = AnswerOf<typeof previewSend>['messages'][number];

/** Messages as guests will see them. */
@Injectable()
export class MessagePreviews {
  constructor(
    private readonly writer: GuestMessageWriter,
    private readonly files: FileStore,
    private readonly own: OwnPicture,
  ) {}

  async of(
    templateName: TemplateName,
    event: InvitationState,
    rsvps: Rsvp[],
    changed: readonly ChangedPart[] = [],
  ): Promise<Message[]> {
    const imageUrl = await this.imageUrl(templateName, event);
    return rsvps.map(({ state: guest }) => {
      const variables = this.writer.variables(templateName, event, guest, changed);
      const { body, buttons } = renderTemplate(templateName, guest.language, variables);
      return { rsvpId: guest.id, imageUrl, body, buttons };
    });
  }

  /** Signed URL of the message's header image: the event's picture, or the default one if the host chose none. */
  private async imageUrl(templateName: TemplateName, { image }: InvitationState): Promise<string | null> {
    if (!templateName.startsWith('rsvp_invite')) return null;
    return this.files.signedUrl(image?.key ?? (await this.own.key()));
  }
}
