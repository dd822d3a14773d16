import { Injectable } from '@nestjs/common';
import type { PublicEventId } from '@smachot/contracts';
import { ReadModel, UnitOfWork } from '@smachot/server-platform';
import { onSite } from './moderation.schema';

/** Repository of scans of events' codes, by day. */
@Injectable()
export class ScanRepository {
  constructor(
    private readonly work: UnitOfWork,
    private readonly read: ReadModel,
  ) {}

  /** One more on this day; commits by itself. */
  async add(eventId: PublicEventId, day: string): Promise<void> {
    await this.work.alone(
      `insert into hosted_events.scans as s (event_id, day, count) values ($1, $2, 1)
       on conflict (event_id, day) do update set count = s.count + 1`,
      [eventId, day],
    );
  }

  async countOf(eventId: PublicEventId): Promise<number> {
    const row = await this.read.one<{ count: number }>(
      'select coalesce(sum(count), 0)::int as count from hosted_events.scans where event_id = $1',
      [eventId],
    );
    return row!.count;
  }

  /** An event that has a page, by its id. */
  shown(eventId: PublicEventId): Promise<{ slug: string; title: string; startDatetime: Date } | undefined> {
    return this.read.one(
      `select slug, title, start_datetime as "startDatetime" from hosted_events.events
       where id = $1 and visibility in ('public', 'unlisted') and deleted_at is null and ${onSite('events')}`,
      [eventId],
    );
  }
}
