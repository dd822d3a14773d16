import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, getGuest } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { MessagesOf } from '@smachot/server-messaging';
import { ReadModel } from '@smachot/server-platform';
import type { RsvpState } from '../domain/rsvp-state';
import { mayRead } from '../persistence/invitation-access';
import { rsvpSelection } from '../persistence/rsvp.repository';
import { rsvpView } from '../views/rsvp-view';

/** One guest as the list shows them, for who comes by an address. */
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
    private readonly queries: QueryBus,
  ) {}

  async execute({ eventId, rsvpId, userId }: OneRsvp): Promise<Result<AnswerOf<typeof getGuest>>> {
    const guest = await this.read.one<RsvpState & { headcount: boolean }>(
      `select ${rsvpSelection}, i.questions @> '{headcount}' as headcount
       from rsvp.guests g join rsvp.invitations i on i.id = g.event_id and ${mayRead('$3')} and i.deleted_at is null
       where g.id = $2 and g.event_id = $1 and g.deleted_at is null`,
      [eventId, rsvpId, userId],
    );
    if (!guest) return refuse('not_found');
    const messages = await this.queries.execute(new MessagesOf([rsvpId]));
    return accept(rsvpView(guest, guest.headcount, messages.get(rsvpId)));
  }
}
