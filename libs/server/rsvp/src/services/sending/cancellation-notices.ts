import { Injectable } from '@nestjs/common';
import type { EventId, UserId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { InvitationState } from '../../domain/invitations/invitation';
import type { Rsvp } from '../../domain/guests/rsvp';
import { templateFor } from '../../domain/sending/templates';
import { campaignIdOf } from './campaign-sender';
import { GuestNotices, type NoticeAudience } from './guest-notices';

/** Guests to notify, and the owner who cancels the event. */
type Notice = NoticeAudience & { userId: UserId };

/** Notifies the invited guests that an event is cancelled. */
@Injectable()
export class CancellationNotices {
  constructor(private readonly notices: GuestNotices) {}

  /** Reads the guests to notify; undefined when there is none. Guests who declined are not notified. */
  async prepare(eventId: EventId, userId: UserId): Promise<Notice | undefined> {
    const audience = await this.notices.audienceOfCancellation(eventId, userId);
    return audience && { ...audience, userId };
  }

  /** Selects the guests who may be sent to; runs before the event is removed. */
  recipients(tx: Tx, event: InvitationState, notice: Notice, now: Date): Promise<Rsvp[]> {
    return this.notices.sendable(tx, event, templateFor('cancelled', event.eventType), notice, now);
  }

  async send(tx: Tx, event: InvitationState, recipients: Rsvp[], notice: Notice, now: Date): Promise<void> {
    const templateName = templateFor('cancelled', event.eventType);
    const campaign = { id: campaignIdOf(event.id, 'cancelled'), templateName, actorId: notice.userId };
    await this.notices.send(tx, event, recipients, campaign, notice, now);
  }
}
