import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, listRsvpIds, listRsvps, Matching } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import type { Correspondence } from '@smachot/server-messaging';
import { ReadModel } from '@smachot/server-platform';
import type { RsvpState } from '../../domain/guests/rsvp-state';
import { mayRead } from '../../persistence/invitations/invitation-access';
import { type GuestRecords, MergedGuests, recordsSelection } from '../../persistence/guests/merged-guests';
import { rsvpSelection } from '../../persistence/guests/rsvp.repository';
import {
  eventStats,
  matchingSelection,
  type StatsRow,
  statsView,
  withRepeats,
} from '../../persistence/guests/guest-stats';
import { guestFilter } from '../../persistence/guests/guest-filter';
import { rsvpView } from '../../views/rsvp-view';

type Filter = InputOf<typeof listRsvps>['query'];
/** Event of a list. `row`: counts of the whole event, if they were requested. */
type Event = { headcount: boolean; row?: StatsRow };

/** Reads a page of an event's guests; the first page includes the counts of all guests and of those the filter matches. */
export class ListRsvps extends Query<Result<AnswerOf<typeof listRsvps>>> {
  constructor(
    readonly eventId: string,
    readonly userId: string,
    readonly filter: Filter,
  ) {
    super();
  }
}

@QueryHandler(ListRsvps)
export class ListRsvpsHandler implements IQueryHandler<ListRsvps> {
  constructor(
    private readonly read: ReadModel,
    private readonly merged: MergedGuests,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, userId, filter }: ListRsvps): Promise<Result<AnswerOf<typeof listRsvps>>> {
    const first = filter.cursor === undefined;
    const event = await (first ? this.stats(eventId, userId) : this.access(eventId, userId));
    if (!event) return refuse('not_found');
    const { condition, parameters, order } = guestFilter(eventId, filter, this.clock.now());
    const rows = await this.read.rows<RsvpState & GuestRecords>(
      `select ${rsvpSelection}${filter.compact ? '' : `, ${recordsSelection}`} from rsvp.guests g where ${condition} order by ${order.by} limit ${filter.limit + 1}`,
      parameters,
    );
    const shown = rows.slice(0, filter.limit);
    const messages = filter.compact ? new Map<string, Correspondence>() : await this.merged.messagesOf(shown);
    return accept({
      rsvps: shown.map((row) => rsvpView(row, event.headcount, messages.get(row.id))),
      ...(event.row ? { stats: statsView(event.row) } : {}),
      ...(first && filter.counts ? { matching: await this.matching(eventId, filter, event.headcount) } : {}),
      nextCursor: rows.length > filter.limit ? order.cursor(shown.at(-1)!) : null,
    });
  }

  private access(eventId: string, userId: string): Promise<Event | undefined> {
    return this.read.one<Event>(
      `select i.questions @> '{headcount}' as headcount from rsvp.invitations i
       where i.id = $1 and ${mayRead('$2')} and i.deleted_at is null`,
      [eventId, userId],
    );
  }

  private async matching(eventId: string, filter: Filter, headcount: boolean): Promise<Matching> {
    const { condition, parameters } = guestFilter(
      eventId,
      { ...filter, cursor: undefined },
      this.clock.now(),
    );
    const row = await this.read.one<Matching>(
      `${withRepeats('$1')} select ${matchingSelection(String(headcount))} from rsvp.guests g where ${condition}`,
      parameters,
    );
    return row!;
  }

  private stats(eventId: string, userId: string): Promise<Event | undefined> {
    return this.read.one<Event>(
      `select a.headcount, to_json(s) as row
       from rsvp.invitations i, lateral (select i.questions @> '{headcount}' as headcount) a,
         lateral (${eventStats('i.id')}) s
       where i.id = $1 and ${mayRead('$2')} and i.deleted_at is null`,
      [eventId, userId],
    );
  }
}

/** Reads the ids of all guests that match the filter. */
export class RsvpIds extends Query<Result<AnswerOf<typeof listRsvpIds>>> {
  constructor(
    readonly eventId: string,
    readonly userId: string,
    readonly filter: Filter,
  ) {
    super();
  }
}

@QueryHandler(RsvpIds)
export class RsvpIdsHandler implements IQueryHandler<RsvpIds> {
  constructor(
    private readonly read: ReadModel,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, userId, filter }: RsvpIds): Promise<Result<AnswerOf<typeof listRsvpIds>>> {
    const { condition, parameters } = guestFilter(
      eventId,
      { ...filter, cursor: undefined },
      this.clock.now(),
    );
    const row = await this.read.one<{ ids: string[] | null }>(
      `select (select array_agg(g.id order by g.id) from rsvp.guests g where ${condition}) as ids
       from rsvp.invitations i where i.id = $1 and ${mayRead(`$${parameters.length + 1}`)} and i.deleted_at is null`,
      [...parameters, userId],
    );
    return row ? accept({ rsvpIds: row.ids ?? [] }) : refuse('not_found');
  }
}
