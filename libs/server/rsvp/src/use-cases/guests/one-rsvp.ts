import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, getGuest } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import type { RsvpState } from '../../domain/guests/rsvp-state';
import { mayRead } from '../../persistence/invitations/invitation-access';
import { currentId, MergedGuests } from '../../persistence/guests/merged-guests';
import { rsvpSelection } from '../../persistence/guests/rsvp.repository';
import { rsvpView } from '../../views/rsvp-view';

/** Reads one guest in the form of the list, by an id that may belong to a record merged since. */
export class OneRsvp extends Query<Result<AnswerOf<typeof getGuest>>> {
  constructor(
    readonly eventId: string,
    readonly rsvpId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@QueryHandler(OneRsvp)
export class OneRsvpHandler implements IQueryHandler<OneRsvp> {
  constructor(
    private readonly read: ReadModel,
    private readonly merged: MergedGuests,
  ) {}

  async execute({ eventId, rsvpId, userId }: OneRsvp): Promise<Result<AnswerOf<typeof getGuest>>> {
    const guest = await this.read.one<RsvpState & { headcount: boolean }>(
      `select ${rsvpSelection}, i.questions @> '{headcount}' as headcount
       from rsvp.guests g join rsvp.invitations i on i.id = g.event_id and ${mayRead('$3')} and i.deleted_at is null
       where g.id = ${currentId('$2::uuid')} and g.event_id = $1 and g.deleted_at is null`,
      [eventId, rsvpId, userId],
    );
    if (!guest) return refuse('not_found');
    const messages = await this.merged.messages([guest.id]);
    return accept(rsvpView(guest, guest.headcount, messages.get(guest.id)));
  }
}
