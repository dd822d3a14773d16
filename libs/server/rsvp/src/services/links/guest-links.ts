import { Injectable } from '@nestjs/common';
import type { AnswerOf, copyGuestLink, EventId, RsvpId, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { GuestMessageWriter } from '../../adapters/guest-message-writer';
import { GuestTokens } from '../../persistence/guests/guest-tokens';
import { MergedGuests } from '../../persistence/guests/merged-guests';
import { RsvpRepository } from '../../persistence/guests/rsvp.repository';

/** Issues personal links and notes in the guest's timeline who received one. */
@Injectable()
export class GuestLinks {
  constructor(
    private readonly tokens: GuestTokens,
    private readonly writer: GuestMessageWriter,
    private readonly rsvps: RsvpRepository,
    private readonly merged: MergedGuests,
    private readonly clock: Clock,
  ) {}

  /** Issues a new link; the earlier ones stay valid. */
  async issue(tx: Tx, eventId: EventId, rsvpId: RsvpId): Promise<string> {
    return this.writer.pageLink(eventId, await this.tokens.issue(tx, rsvpId, this.clock.now()));
  }

  /** Issues a link that a host copies. */
  async copy(
    tx: Tx,
    eventId: EventId,
    rsvpId: RsvpId,
    actorId: UserId,
  ): Promise<Result<AnswerOf<typeof copyGuestLink>>> {
    const [rsvp] = await this.rsvps.loadMany(tx, eventId, [rsvpId]);
    if (!rsvp) return refuse('not_found');
    if (!(await this.tokens.mayIssue(tx, rsvpId))) return accept({ link: null, refusal: 'too_many_links' });
    const link = await this.issue(tx, eventId, rsvpId);
    rsvp.linkGiven('link_copied', this.clock.now());
    await this.rsvps.saveMany(tx, [rsvp], actorId);
    return accept({ link, refusal: null });
  }

  /** Adds a link that a host sent by SMS to the guest's timeline. */
  async noteTexted(tx: Tx, rsvpId: RsvpId, actorId: UserId): Promise<void> {
    const rsvp = (await this.merged.load(tx, [rsvpId])).get(rsvpId);
    if (!rsvp) return;
    rsvp.linkGiven('link_texted', this.clock.now());
    await this.rsvps.saveMany(tx, [rsvp], actorId);
    tx.hint(`event:${rsvp.state.eventId}`);
  }
}
