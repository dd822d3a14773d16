import { Injectable } from '@nestjs/common';
import type { EventId, UserId } from '@smachot/contracts';
import { ReadModel, type Tx } from '@smachot/server-platform';
import type { ReleaseState } from '../../domain/seating/table-release';
import { mayRead } from '../invitations/invitation-access';

export type ReleaseOfEvent = { date: Date; showTables: boolean; state: ReleaseState | null };

/** SQL of the release of invitation `i` as JSON; null: none. */
export const releaseSelection = `(select json_build_object('release', r.release, 'releasedAt', r.released_at)
   from rsvp.table_releases r where r.event_id = i.id)`;

export type JsonRelease = { release: ReleaseState['release']; releasedAt: string } | null;
/** JSON knows no dates. */
export const readRelease = (json: JsonRelease): ReleaseState | null =>
  json && { ...json, releasedAt: new Date(json.releasedAt) };

/** When guests' pages show their table, by event. */
@Injectable()
export class TableReleases {
  constructor(private readonly read: ReadModel) {}

  /** Undefined when the user may not see the event. */
  async find(eventId: EventId, userId: UserId): Promise<ReleaseOfEvent | undefined> {
    const row = await this.read.one<Omit<ReleaseOfEvent, 'state'> & { state: JsonRelease }>(
      `select i.date, i.show_tables as "showTables", ${releaseSelection} as state
       from rsvp.invitations i where i.id = $1 and ${mayRead('$2')} and i.deleted_at is null`,
      [eventId, userId],
    );
    return row && { ...row, state: readRelease(row.state) };
  }

  /** Null: guests' pages show no table. */
  async save(tx: Tx, eventId: EventId, state: ReleaseState | null): Promise<void> {
    if (!state) {
      await tx.query('delete from rsvp.table_releases where event_id = $1', [eventId]);
      return;
    }
    await tx.query(
      `insert into rsvp.table_releases (event_id, release, released_at) values ($1, $2, $3)
       on conflict (event_id) do update set release = excluded.release, released_at = excluded.released_at`,
      [eventId, state.release, state.releasedAt],
    );
  }
}
