import { Injectable } from '@nestjs/common';
import type { EventSeriesId, PublicEventId, RepeatForm, UserId } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result, wallTime } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { dateOn, daysOf } from '../domain/event-series';
import { HostedEvent } from '../domain/hosted-event';
import { EventSeriesRepository } from '../persistence/event-series.repository';
import { HostedEventRepository, MOST_A_DAY, MOST_AHEAD } from '../persistence/hosted-event.repository';
import type { HostAccess } from './event-access';
import { newSlug } from './event-slug';

type Opener = { access: HostAccess; userId: UserId };

/** Makes the dates of a series, each an event of its own. */
@Injectable()
export class SeriesOpening {
  constructor(
    private readonly events: HostedEventRepository,
    private readonly series: EventSeriesRepository,
    private readonly clock: Clock,
  ) {}

  /** Adds the dates that the series of the event does not have; a repeated call adds none. */
  async repeat(
    tx: Tx,
    eventId: PublicEventId,
    repeats: RepeatForm,
    opener: Opener,
  ): Promise<Result<undefined>> {
    await this.series.lock(tx, eventId);
    const event = await this.events.load(tx, eventId);
    if (!event) return refuse('not_found');
    const days = daysOf(wallTime(event.state.startDatetime).day, repeats);
    if (!days.ok) return days;
    const begun = await this.begin(tx, event, repeats);
    const known = await this.series.daysOf(tx, begun);
    const missing = days.value.slice(1).filter((day) => !known.has(day));
    const allowed = await this.mayAdd(tx, begun, missing.length, opener.userId);
    if (!allowed.ok) return allowed;
    for (const day of missing) {
      const added = await this.add(tx, event, day, opener);
      if (!added.ok) return added;
    }
    return accept();
  }

  private async begin(tx: Tx, event: HostedEvent, repeats: RepeatForm): Promise<EventSeriesId> {
    const { seriesId, startDatetime } = event.state;
    if (seriesId) {
      await this.series.saveRepeats(tx, seriesId, repeats);
      return seriesId;
    }
    const id: EventSeriesId = newId();
    await this.series.add(tx, { id, repeats, createdAt: this.clock.now() });
    event.beginSeries(id, wallTime(startDatetime).day);
    await this.events.save(tx, event);
    return id;
  }

  /** All dates together are one of the events of a day; each is one of those ahead. */
  private async mayAdd(
    tx: Tx,
    seriesId: EventSeriesId,
    dates: number,
    userId: UserId,
  ): Promise<Result<undefined>> {
    if (dates === 0) return accept();
    const now = this.clock.now();
    const { today, ahead } = await this.events.countOf(tx, userId, now);
    if (ahead + dates > MOST_AHEAD) return refuse('hosted_event.too_many');
    const counted = await this.series.isCountedToday(tx, seriesId, userId, now);
    return counted || today < MOST_A_DAY ? accept() : refuse('hosted_event.too_many_today');
  }

  private async add(
    tx: Tx,
    event: HostedEvent,
    day: string,
    { access: { storeId, seller }, userId: hostUserId }: Opener,
  ): Promise<Result<undefined>> {
    const { seriesId, coverPhoto, title } = event.state;
    const about = { id: newId(), slug: newSlug(title), hostUserId, storeId };
    const date = { ...about, seriesId, seriesDay: day, coverPhoto };
    const opened = HostedEvent.open(date, dateOn(event, day), seller, this.clock.now());
    if (opened.ok) await this.events.add(tx, opened.value);
    return opened.ok ? accept() : opened;
  }
}
