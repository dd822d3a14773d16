import { Injectable } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { GuestPage } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { wazeLink } from '@smachot/server-places';
import { FileStore, ReadModel } from '@smachot/server-platform';
import { type InvitationState, takesAnswers } from '../../domain/invitations/invitation';
import type { RsvpState } from '../../domain/guests/rsvp-state';
import { invitationSelection } from '../../persistence/invitations/invitation.repository';

/** Reads the public invitation page. With a guest it includes the guest's answer; without one it reveals no guest's name. */
export class GuestPageOf extends Query<Result<GuestPage>> {
  constructor(
    readonly eventId: string,
    readonly rsvpId: string | null,
  ) {
    super();
  }
}

type GuestRow = Pick<
  RsvpState,
  | 'name'
  | 'answers'
  | 'estimated'
  | 'number'
  | 'numberWaiting'
  | 'specialRequests'
  | 'transportation'
  | 'tableName'
  | 'language'
>;

/** Page of one invitation as a guest sees it. */
@Injectable()
export class GuestPages {
  constructor(
    private readonly read: ReadModel,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  async of(eventId: string, rsvpId: string | null): Promise<Result<GuestPage>> {
    const row = await this.read.one<InvitationState & { guest: GuestRow | null }>(
      `select ${invitationSelection},
         (select json_build_object('name', g.name, 'answers', g.answers, 'estimated', g.estimated, 'number', g.number,
            'numberWaiting', g.number_waiting, 'specialRequests', g.special_requests, 'transportation', g.transportation,
            'tableName', g.table_name, 'language', g.language)
          from rsvp.guests g where g.event_id = i.id and g.id = $2 and g.deleted_at is null) as guest
       from rsvp.invitations i where i.id = $1 and i.deleted_at is null`,
      [eventId, rsvpId],
    );
    if (!row || (rsvpId && !row.guest)) return refuse('not_found');
    return accept({
      eventId,
      title: row.title,
      hostName: row.hostName,
      eventType: row.eventType,
      date: row.date.toISOString(),
      location: row.location,
      wazeLink: wazeLink(row.location),
      imageUrl: row.image && this.files.signedUrl(row.image.key),
      language: row.guest?.language ?? row.language,
      questions: row.questions,
      closingDate: row.closingDate.toISOString(),
      open: takesAnswers(row, this.clock.now()),
      guest: row.guest && guestView(row.guest, row),
    });
  }
}

const guestView = (
  guest: GuestRow,
  { questions, showTables }: Pick<InvitationState, 'questions' | 'showTables'>,
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
  tableName: showTables ? guest.tableName : null,
});

@QueryHandler(GuestPageOf)
export class GuestPageOfHandler implements IQueryHandler<GuestPageOf> {
  constructor(private readonly pages: GuestPages) {}
  execute({ eventId, rsvpId }: GuestPageOf): Promise<Result<GuestPage>> {
    return this.pages.of(eventId, rsvpId);
  }
}
