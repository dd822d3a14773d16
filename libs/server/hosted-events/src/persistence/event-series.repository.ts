import { Injectable } from '@nestjs/common';
import type { EventSeriesId, PublicEventId, RepeatForm, UserId } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import type { StoredImage, Tx } from '@smachot/server-platform';
import type { EventSeriesState } from '../domain/event-series';

/** A later date of a series. `registered`: somebody is, or waits. */
export type LaterDate = { id: PublicEventId; registered: boolean };

/** Repository of series; their dates are events. */
@Injectable()
export class EventSeriesRepository {
  async add(tx: Tx, { id, repeats, createdAt }: EventSeriesState): Promise<void> {
    await tx.query('insert into hosted_events.series (id, repeats, created_at) values ($1, $2, $3)', [
      id,
      JSON.stringify(repeats),
      createdAt,
    ]);
  }

  async saveRepeats(tx: Tx, id: EventSeriesId, repeats: RepeatForm): Promise<void> {
    await tx.query('update hosted_events.series set repeats = $2 where id = $1', [
      id,
      JSON.stringify(repeats),
    ]);
  }

  /** The days the series has dates for, those that were called off too. */
  async daysOf(tx: Tx, id: EventSeriesId): Promise<Set<string>> {
    const rows = await tx.query<{ day: string }>(
      'select series_day as day from hosted_events.events where series_id = $1',
      [id],
    );
    return new Set(rows.map(({ day }) => day));
  }

  /** Whether the person added dates of this series, or opened it, in the last 24 hours. */
  async isCountedToday(tx: Tx, id: EventSeriesId, userId: UserId, now: Date): Promise<boolean> {
    const rows = await tx.query(
      'select 1 from hosted_events.events where series_id = $1 and host_user_id = $2 and created_at > $3 limit 1',
      [id, userId, new Date(now.getTime() - DAY_MS)],
    );
    return rows.length > 0;
  }

  /**
   * Locks an event and the dates after it that are not called off, always in the same order. @returns those after it, the next one first;
   * undefined: the event is no date of a series
   */
  async lockFrom(tx: Tx, id: PublicEventId): Promise<LaterDate[] | undefined> {
    const locked = await tx.query<{ id: PublicEventId; start: Date }>(
      `select o.id, o.start_datetime as start
       from hosted_events.events e join hosted_events.events o on o.series_id = e.series_id
         and (o.start_datetime, o.id) >= (e.start_datetime, e.id) and o.deleted_at is null
       where e.id = $1 and e.deleted_at is null order by o.id for update of o`,
      [id],
    );
    if (locked.length === 0) return undefined;
    const later = locked
      .filter((row) => row.id !== id)
      .sort((a, b) => a.start.getTime() - b.start.getTime())
      .map((row) => row.id);
    const registered = await this.withRegistrations(tx, later);
    return later.map((one) => ({ id: one, registered: registered.has(one) }));
  }

  /** Read under the lock: whoever registered before it is seen. */
  private async withRegistrations(tx: Tx, ids: PublicEventId[]): Promise<Set<PublicEventId>> {
    const rows = await tx.query<{ id: PublicEventId }>(
      `select distinct event_id as id from hosted_events.registrations
       where event_id = any($1::uuid[]) and status in ('pending', 'approved')`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Locks all dates of an event's series, or nothing. */
  async lock(tx: Tx, id: PublicEventId): Promise<void> {
    await tx.query(
      `select o.id from hosted_events.events e join hosted_events.events o on o.series_id = e.series_id where e.id = $1 order by o.id for update of o`,
      [id],
    );
  }

  /** Shows a picture on the other dates of a series that are to come; they are locked. */
  async showCover(
    tx: Tx,
    { seriesId, but }: { seriesId: EventSeriesId; but: PublicEventId },
    image: StoredImage,
    now: Date,
  ): Promise<void> {
    await tx.query(
      `update hosted_events.events set cover_photo = $2, version = version + 1
       where series_id = $1 and deleted_at is null and start_datetime > $3 and id <> $4`,
      [seriesId, JSON.stringify(image), now, but],
    );
  }
}
