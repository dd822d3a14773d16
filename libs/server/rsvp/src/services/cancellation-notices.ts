import { Injectable } from '@nestjs/common';
import type { Tx } from '@smachot/server-platform';
import type { InvitationState } from '../domain/invitations/invitation';
import type { Rsvp } from '../domain/guests/rsvp';
import { templateFor } from '../domain/sending/templates';
import { Changes } from '../persistence/changes';
import { campaignIdOf } from '../use-cases/campaign-sender';
import { GuestTidings } from '../use-cases/guest-tidings';
import { SendEligibility, type SendFacts } from '../use-cases/send-eligibility';

/** Notice to invited guests, with the facts that were read before the event's transaction. */
type Notice = { userId: string; invited: string[]; facts: SendFacts };

/** Notifies the invited guests that an event is cancelled. */
@Injectable()
export class CancellationNotices {
  constructor(
    private readonly changes: Changes,
    private readonly eligibility: SendEligibility,
    private readonly tidings: GuestTidings,
  ) {}

  /** Reads the guests to notify; undefined when there is none. Guests who declined are not notified. */
  async prepare(eventId: string, userId: string): Promise<Notice | undefined> {
    const invited = await this.changes.invitedTo(eventId);
    if (!invited.length) return undefined;
    const facts = await this.eligibility.facts({ eventId, rsvpIds: invited }, userId);
    return facts && { userId, invited, facts };
  }

  /** Selects the guests who may be sent to; runs before the event is removed. */
  recipients(tx: Tx, event: InvitationState, { invited, facts }: Notice, now: Date): Promise<Rsvp[]> {
    return this.tidings.judge(tx, event, invited, templateFor('cancelled', event.eventType), facts, now);
  }

  async send(
    tx: Tx,
    event: InvitationState,
    recipients: Rsvp[],
    { userId, facts }: Notice,
    now: Date,
  ): Promise<void> {
    const templateName = templateFor('cancelled', event.eventType);
    const campaign = { id: campaignIdOf(event.id, 'cancelled'), templateName, actorId: userId };
    await this.tidings.send(tx, event, recipients, campaign, facts, now);
  }
}
