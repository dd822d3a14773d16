import { Injectable } from '@nestjs/common';
import type { EventId, InputOf, listRsvps, Matching, RsvpId, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import type { RsvpState } from '../../domain/guests/rsvp-state';
import { mayEdit, mayRead } from '../invitations/invitation-access';
import { guestFilter } from './guest-filter';
import { eventStats, matchingSelection, type StatsRow, withRepeats } from './guest-stats';
import { currentId, type GuestRecords, recordsSelection } from './merged-guests';
import { rsvpSelection } from './rsvp.repository';

export type GuestFilter = InputOf<typeof listRsvps>['query'];
/** Event of a list. `row`: counts of the whole event, if they were requested. */
export type ListedEvent = { headcount: boolean; editor: boolean; row?: StatsRow };
/** Without `invited` and `merged` for a compact list. */
export type ListedGuest = RsvpState & GuestRecords & { wrote: boolean };

/** Whether something in the inbox of a guest `g` was written after all that hosts wrote back. */
const WROTE = `exists (select from rsvp.inbox_messages m where m.rsvp_id = g.id
  and not exists (select from rsvp.host_replies r where r.rsvp_id = g.id and r.created_at >= m.at)) as wrote`;

/** Read model of an event's guests. */
@Injectable()
export class GuestQueries {
  constructor(private readonly read: ReadModel) {}

  /** Event of a list; undefined when the user may not see it. */
  event(eventId: EventId, userId: UserId): Promise<ListedEvent | undefined> {
    return this.read.one<ListedEvent>(
      `select i.questions @> '{headcount}' as headcount, ${mayEdit('$2')} as editor from rsvp.invitations i
       where i.id = $1 and ${mayRead('$2')} and i.deleted_at is null`,
      [eventId, userId],
    );
  }

  eventWithStats(eventId: EventId, userId: UserId, now: Date): Promise<ListedEvent | undefined> {
    return this.read.one<ListedEvent>(
      `select a.headcount, ${mayEdit('$2')} as editor, to_json(s) as row
       from rsvp.invitations i, lateral (select i.questions @> '{headcount}' as headcount) a,
         lateral (${eventStats({ event: 'i.id', now: '$3::timestamptz' })}) s
       where i.id = $1 and ${mayRead('$2')} and i.deleted_at is null`,
      [eventId, userId, now],
    );
  }

  async page(
    eventId: EventId,
    filter: GuestFilter,
    now: Date,
  ): Promise<{ guests: ListedGuest[]; nextCursor: string | null }> {
    const { condition, parameters, order } = guestFilter(eventId, filter, now);
    const rows = await this.read.rows<ListedGuest>(
      `select ${rsvpSelection}, ${WROTE}${filter.compact ? '' : `, ${recordsSelection}`} from rsvp.guests g where ${condition} order by ${order.by} limit ${filter.limit + 1}`,
      parameters,
    );
    const guests = rows.slice(0, filter.limit);
    return { guests, nextCursor: rows.length > filter.limit ? order.cursor(guests.at(-1)!) : null };
  }

  /** Counts all guests that match the filter, from the first page on. */
  async countMatching(
    eventId: EventId,
    filter: GuestFilter,
    headcount: boolean,
    now: Date,
  ): Promise<Matching> {
    const { condition, parameters } = guestFilter(eventId, { ...filter, cursor: undefined }, now);
    const at = { event: '$1', now: `$${parameters.length + 1}::timestamptz` };
    const row = await this.read.one<Matching>(
      `${withRepeats('$1')} select ${matchingSelection(String(headcount), at)} from rsvp.guests g where ${condition}`,
      [...parameters, now],
    );
    return row!;
  }

  /** Ids of all guests that match the filter; undefined when the user may not see the event. */
  async ids(eventId: EventId, userId: UserId, filter: GuestFilter, now: Date): Promise<string[] | undefined> {
    const { condition, parameters } = guestFilter(eventId, { ...filter, cursor: undefined }, now);
    const row = await this.read.one<{ ids: string[] | null }>(
      `select (select array_agg(g.id order by g.id) from rsvp.guests g where ${condition}) as ids
       from rsvp.invitations i where i.id = $1 and ${mayRead(`$${parameters.length + 1}`)} and i.deleted_at is null`,
      [...parameters, userId],
    );
    return row && (row.ids ?? []);
  }

  /** Finds one guest, by an id that may belong to a record merged since. */
  one(
    eventId: EventId,
    rsvpId: RsvpId,
    userId: UserId,
  ): Promise<(RsvpState & { wrote: boolean; headcount: boolean; editor: boolean }) | undefined> {
    return this.read.one(
      `select ${rsvpSelection}, ${WROTE}, i.questions @> '{headcount}' as headcount, ${mayEdit('$3')} as editor
       from rsvp.guests g join rsvp.invitations i on i.id = g.event_id and ${mayRead('$3')} and i.deleted_at is null
       where g.id = ${currentId('$2::uuid')} and g.event_id = $1 and g.deleted_at is null`,
      [eventId, rsvpId, userId],
    );
  }
}
