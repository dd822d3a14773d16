import { Injectable } from '@nestjs/common';
import type { EventId, GuestPage, RsvpId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { wazeLink } from '@smachot/server-places';
import { FileStore } from '@smachot/server-platform';
import { type InvitationState, occasionOf, takesAnswers } from '../domain/invitations/invitation';
import { type ReleaseState, shownFrom } from '../domain/seating/table-release';
import { type GuestOfPage, GuestPageQueries } from '../persistence/guests/guest-page.queries';

type Shown = Pick<InvitationState, 'showTables' | 'date'> & { release: ReleaseState | null };

/** Page of one invitation as a guest sees it. */
@Injectable()
export class GuestPages {
  constructor(
    private readonly queries: GuestPageQueries,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  async of(eventId: EventId, rsvpId: RsvpId | null): Promise<Result<GuestPage>> {
    const row = await this.queries.page(eventId, rsvpId);
    if (!row || (rsvpId && !row.guest)) return refuse('not_found');
    return accept({
      eventId,
      title: row.title,
      hostName: row.hostName,
      eventType: row.eventType,
      occasion: occasionOf(row),
      date: row.date.toISOString(),
      location: row.location,
      wazeLink: wazeLink(row.location),
      imageUrl: row.image && this.files.signedUrl(row.image.key),
      language: row.guest?.language ?? row.language,
      questions: row.questions,
      closingDate: row.closingDate.toISOString(),
      open: takesAnswers(row, this.clock.now()),
      guest: row.guest && guestView(row.guest, { questions: row.questions, tables: this.showsTables(row) }),
    });
  }

  private showsTables(event: Shown): boolean {
    const from = shownFrom(event.release, event.date);
    return event.showTables || (from !== null && from <= this.clock.now());
  }
}

const guestView = (
  guest: GuestOfPage,
  { questions, tables }: Pick<InvitationState, 'questions'> & { tables: boolean },
): GuestPage['guest'] => ({
  attendeeName: guest.name,
  answer: guest.answers.attending?.value ?? null,
  estimatedNumberOfGuests: guest.estimated,
  // The guest's own number, also while the host has not approved it.
  numberOfGuests: guest.number ?? guest.numberWaiting,
  numberWaits: guest.numberWaiting !== null,
  answered: questions.filter((question) => guest.answers[question] !== undefined),
  specialRequests: guest.specialRequests,
  transportation: guest.transportation,
  tableName: tables ? guest.tableName : null,
});
