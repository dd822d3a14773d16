import { Injectable } from '@nestjs/common';
import type { EventId, RsvpId } from '@smachot/contracts';
import { accept, newId, refuse, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { GivenAnswers } from '@smachot/server-guest-dialogue';
import { MergedGuests } from '../persistence/guests/merged-guests';
import { RsvpRepository } from '../persistence/guests/rsvp.repository';
import { InvitationRepository } from '../persistence/invitations/invitation.repository';
import { WaitingNumbers } from './waiting-numbers';

/** Answers that guests give on their personal pages. */
@Injectable()
export class GuestAnswers {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly rsvps: RsvpRepository,
    private readonly merged: MergedGuests,
    private readonly numbers: WaitingNumbers,
  ) {}

  /** Saves the answers; returns the id of the guest's current record, because the page's may have been merged since. */
  async save(
    tx: Tx,
    { eventId, rsvpId }: { eventId: EventId; rsvpId: RsvpId },
    answers: GivenAnswers,
    now: Date,
  ): Promise<Result<string>> {
    const invitation = (await this.invitations.loadMany(tx, [eventId])).get(eventId);
    const rsvp = (await this.merged.load(tx, [rsvpId])).get(rsvpId);
    if (!invitation || !rsvp || rsvp.state.deletedAt) return refuse('not_found');
    if (!invitation.takesAnswersAt(now)) return refuse('guest.closed');
    const { closingDate } = invitation.state;
    rsvp.answer(answers, { by: 'guest', channel: 'page', at: now, tie: newId(), closingDate });
    await this.numbers.tell(tx, [{ rsvp, event: invitation.state }], now);
    await this.rsvps.saveMany(tx, [rsvp]);
    tx.hint(`event:${eventId}`);
    return accept(rsvp.state.id);
  }
}
