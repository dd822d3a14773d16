import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, guestHistory } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { type Correspondence, MessagesOf } from '@smachot/server-messaging';
import { ReadModel } from '@smachot/server-platform';
import { guestRefusal, reminderFrom } from '../domain/eligibility';
import type { RsvpState } from '../domain/rsvp-state';
import { newestFirst } from '../domain/timeline';
import { rsvpSelection } from '../persistence/rsvp.repository';

type Answer = AnswerOf<typeof guestHistory>;
type Entry = Answer['entries'][number];

/** One guest's timeline, newest first: what happened here, and every message in both directions. */
export class GuestHistory extends Query<Result<Answer>> {
  constructor(
    readonly eventId: string,
    readonly rsvpId: string,
    readonly hostId: string,
  ) {
    super();
  }
}

@QueryHandler(GuestHistory)
export class GuestHistoryHandler implements IQueryHandler<GuestHistory> {
  constructor(
    private readonly read: ReadModel,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, rsvpId, hostId }: GuestHistory): Promise<Result<Answer>> {
    const guest = await this.read.one<RsvpState & { duplicatePhone: boolean }>(
      `select ${rsvpSelection}, exists (select 1 from rsvp.guests o where o.phone = g.phone and o.event_id = g.event_id
           and o.deleted_at is null and o.id < g.id) as "duplicatePhone"
       from rsvp.guests g join rsvp.invitations i on i.id = g.event_id and i.host_id = $3 and i.deleted_at is null
       where g.id = $2 and g.event_id = $1 and g.deleted_at is null`,
      [eventId, rsvpId, hostId],
    );
    if (!guest) return refuse('not_found');
    const [own, messages] = await Promise.all([
      this.read.rows<Omit<Entry, 'at'> & { at: Date }>(
        'select at, kind, by, text, details from rsvp.history where rsvp_id = $1 order by at desc, id desc',
        [rsvpId],
      ),
      this.queries.execute(new MessagesOf([rsvpId])),
    ]);
    const entries = [
      ...own.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
      ...entriesOf(messages.get(rsvpId)),
    ];
    const reminder = guestRefusal('reminder', guest, this.clock.now());
    return accept({
      entries: newestFirst(entries),
      eligibility: {
        reminder,
        reminderFrom: reminder === 'too_soon' ? (reminderFrom(guest.lastSent)?.toISOString() ?? null) : null,
      },
    });
  }
}

const entriesOf = (correspondence: Correspondence | undefined): Entry[] => [
  ...(correspondence?.whatsappMessages ?? []).flatMap(
    ({ createdAt, messageType, statusHistory }): Entry[] => {
      const details = { messageType };
      return [
        { at: createdAt, kind: 'queued', by: 'host', text: null, details },
        ...statusHistory.map(({ status, timestamp }): Entry => ({
          at: timestamp,
          kind: status,
          by: 'provider',
          text: null,
          details,
        })),
      ];
    },
  ),
  ...(correspondence?.incomingWhatsappMessages ?? []).map(({ timestamp, text }): Entry => ({
    at: timestamp,
    kind: 'wrote',
    by: 'guest',
    text,
    details: {},
  })),
];
