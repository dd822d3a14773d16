import { Injectable } from '@nestjs/common';
import type { HostedEventForm, PublicEventId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { SeriesEdit } from '../domain/event-series';
import { formOf } from '../domain/form-of-event';
import type { Seller } from '../domain/ticket-types';
import { EventSeriesRepository, type LaterDate } from '../persistence/event-series.repository';
import { HostedEventRepository } from '../persistence/hosted-event.repository';
import { CallingOff } from './calling-off';
import { EventChange } from './event-change';

type Change = { given: HostedEventForm; version: number | undefined; seller: Seller };
/** `wordsOnly`: dates with registrations that kept their time, place, seats and tickets. */
export type ChangedDates = { changed: number; wordsOnly: number };

/** Changes and calls off a date of a series together with the dates after it. */
@Injectable()
export class SeriesChange {
  constructor(
    private readonly events: HostedEventRepository,
    private readonly series: EventSeriesRepository,
    private readonly change: EventChange,
    private readonly callingOff: CallingOff,
  ) {}

  async apply(tx: Tx, eventId: PublicEventId, change: Change): Promise<Result<ChangedDates>> {
    const later = await this.series.lockFrom(tx, eventId);
    const event = await this.events.load(tx, eventId);
    if (!event) return refuse('not_found');
    if (!later) return refuse('hosted_event.no_series');
    const before = formOf(event);
    const changed = await this.change.apply(tx, eventId, change);
    if (!changed.ok) return changed;
    const edit = new SeriesEdit(before, (await this.events.load(tx, eventId))!);
    for (const date of later) {
      const followed = await this.follow(tx, edit, date, change.seller);
      if (!followed.ok) return followed;
    }
    const wordsOnly = edit.wordsOnly ? 0 : later.filter(({ registered }) => registered).length;
    return accept({ changed: later.length + 1 - wordsOnly, wordsOnly });
  }

  /** @returns how many were called off; undefined: there is no such event any more */
  async callOff(tx: Tx, eventId: PublicEventId): Promise<Result<number>> {
    const later = await this.series.lockFrom(tx, eventId);
    if (!later) return refuse((await this.events.load(tx, eventId)) ? 'hosted_event.no_series' : 'not_found');
    for (const id of [eventId, ...later.map((date) => date.id)]) await this.callingOff.callOff(tx, id);
    return accept(later.length + 1);
  }

  private async follow(
    tx: Tx,
    edit: SeriesEdit,
    { id, registered }: LaterDate,
    seller: Seller,
  ): Promise<Result<undefined>> {
    const other = await this.events.load(tx, id);
    const given = other ? edit.of(other, registered) : {};
    if (Object.keys(given).length === 0) return accept();
    return this.change.apply(tx, id, { given, version: undefined, seller });
  }
}
