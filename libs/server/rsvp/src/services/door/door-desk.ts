import { Injectable } from '@nestjs/common';
import {
  DOOR_PAGE,
  type DoorList,
  type EventId,
  MOST_ARRIVALS_READ,
  type Scan,
  type ScanAnswer,
  type ScanBatch,
  type UserId,
} from '@smachot/contracts';
import { accept, Clock, cursorId, refuse, type Result } from '@smachot/kernel';
import { plausibleScans, ReadModel, UnitOfWork } from '@smachot/server-platform';
import { arrivedGuest, doorClosesAt, DoorQueries } from '../../persistence/door/door.queries';
import { GuestArrivals } from './guest-arrivals';

/** The door of an event, for hosts and for holders of a door link, whose right to it was checked before. */
@Injectable()
export class DoorDesk {
  constructor(
    private readonly queries: DoorQueries,
    private readonly work: UnitOfWork,
    private readonly arrivals: GuestArrivals,
    private readonly read: ReadModel,
    private readonly clock: Clock,
  ) {}

  async list(eventId: EventId, cursor: string | undefined): Promise<Result<DoorList>> {
    const event = await this.queries.event(eventId);
    if (!event) return refuse('not_found');
    const rows = await this.queries.guests(eventId, cursorId(cursor), DOOR_PAGE + 1);
    const shown = rows.slice(0, DOOR_PAGE);
    return accept({
      title: event.title,
      startsAt: event.date.toISOString(),
      closesAt: doorClosesAt(event).toISOString(),
      entries: shown.map(({ id, ...guest }) => ({ subjectId: id, ...guest, code: null, seat: null })),
      nextCursor: rows.length > DOOR_PAGE ? shown.at(-1)!.id : null,
    });
  }

  async record(eventId: EventId, batch: ScanBatch, byUser: UserId | null): Promise<Result<ScanAnswer>> {
    const event = await this.queries.event(eventId);
    if (!event) return refuse('not_found');
    const now = this.clock.now();
    if (batch.scans.length > 0 && now >= doorClosesAt(event)) return refuse('check_in.closed');
    const taken = await this.taken(eventId, plausibleScans(batch, now));
    const recorded = { deviceId: batch.deviceId, door: batch.door, byUser, receivedAt: now };
    const added = await this.work.run<Result<undefined>>(async (tx) => {
      if (taken.length > 0) tx.hint(`event:${eventId}`);
      return (await this.arrivals.add(tx, eventId, taken, recorded)) ? accept() : refuse('check_in.too_many');
    });
    if (!added.ok) return added;
    const ids = new Set(taken.map(({ scanId }) => scanId));
    const read = await this.arrivals.read(this.read, eventId, batch.after, MOST_ARRIVALS_READ, arrivedGuest);
    return accept({
      ...read,
      more: read.arrivals.length === MOST_ARRIVALS_READ,
      refused: batch.scans.map(({ scanId }) => scanId).filter((id) => !ids.has(id)),
    });
  }

  /** Scans of guests, and of walk-ins, who have a name; names of guests are not kept twice. */
  private async taken(eventId: EventId, scans: Scan[]): Promise<Scan[]> {
    if (scans.length === 0) return [];
    const known = await this.queries.known(
      eventId,
      scans.map(({ subjectId }) => subjectId),
    );
    const walkIns = new Set(scans.flatMap(({ subjectId, name }) => (name === '' ? [] : [subjectId])));
    return scans
      .filter(({ subjectId }) => known.has(subjectId) || walkIns.has(subjectId))
      .map((scan) => (known.has(scan.subjectId) ? { ...scan, name: '' } : scan));
  }
}
