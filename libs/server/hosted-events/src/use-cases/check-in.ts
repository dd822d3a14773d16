import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import {
  DOOR_PAGE,
  type DoorList,
  MOST_ARRIVALS_READ,
  type PublicEventId,
  type ScanAnswer,
  type ScanBatch,
  type UserId,
} from '@smachot/contracts';
import { accept, Clock, cursorId, DAY_MS, refuse, type Result } from '@smachot/kernel';
import { plausibleScans, ReadModel, UnitOfWork } from '@smachot/server-platform';
import { type CheckInEvent, CheckInQueries } from '../persistence/tickets/check-in.queries';
import { EventAccess } from '../services/event-access';
import { EventArrivals } from '../services/event-arrivals';
import { AttendeeNames } from '../views/attendee-names';

/** Phones that were offline are heard until then. */
const closesAt = ({ endsAt }: CheckInEvent): Date => new Date(endsAt.getTime() + 2 * DAY_MS);

/** A page of the tickets that stand, for those who host the event. */
export class CheckInList extends Query<Result<DoorList>> {
  constructor(
    readonly eventId: PublicEventId,
    readonly cursor: string | undefined,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(CheckInList)
export class CheckInListHandler implements IQueryHandler<CheckInList> {
  constructor(
    private readonly access: EventAccess,
    private readonly queries: CheckInQueries,
    private readonly names: AttendeeNames,
  ) {}

  async execute({ eventId, cursor, userId }: CheckInList): Promise<Result<DoorList>> {
    const access = await this.access.of(eventId, userId);
    if (!access.ok) return access;
    const event = await this.queries.event(eventId);
    if (!event) return refuse('not_found');
    const rows = await this.queries.tickets(eventId, cursorId(cursor), DOOR_PAGE + 1);
    const shown = rows.slice(0, DOOR_PAGE);
    const nameOf = await this.names.of(shown);
    return accept({
      title: event.title,
      startsAt: event.startsAt.toISOString(),
      closesAt: closesAt(event).toISOString(),
      entries: shown.map((row) => ({
        subjectId: row.id,
        name: nameOf(row),
        seats: 1,
        group: row.ticketName ?? '',
        table: '',
        code: row.code,
        seat: row.of > 1 ? { number: row.seat, of: row.of } : null,
      })),
      nextCursor: rows.length > DOOR_PAGE ? shown.at(-1)!.id : null,
    });
  }
}

/** Adds the scans of a device and answers what all devices recorded since it last read. */
export class RecordScans extends Command<Result<ScanAnswer>> {
  constructor(
    readonly eventId: PublicEventId,
    readonly batch: ScanBatch,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(RecordScans)
export class RecordScansHandler implements ICommandHandler<RecordScans> {
  constructor(
    private readonly access: EventAccess,
    private readonly queries: CheckInQueries,
    private readonly work: UnitOfWork,
    private readonly arrivals: EventArrivals,
    private readonly read: ReadModel,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, batch, userId }: RecordScans): Promise<Result<ScanAnswer>> {
    const access = await this.access.of(eventId, userId);
    if (!access.ok) return access;
    const event = await this.queries.event(eventId);
    if (!event) return refuse('not_found');
    const refused = await this.add(eventId, event, batch, userId);
    if (!refused.ok) return refused;
    const { arrivals, next } = await this.arrivals.read(this.read, eventId, batch.after, MOST_ARRIVALS_READ);
    return accept({ arrivals, next, more: arrivals.length === MOST_ARRIVALS_READ, refused: refused.value });
  }

  /** @returns the scans of tickets that the event does not have */
  private async add(
    eventId: PublicEventId,
    event: CheckInEvent,
    batch: ScanBatch,
    byUser: UserId,
  ): Promise<Result<ScanAnswer['refused']>> {
    const now = this.clock.now();
    if (batch.scans.length === 0) return accept([]);
    if (now >= closesAt(event)) return refuse('check_in.closed');
    const known = await this.queries.known(
      eventId,
      batch.scans.map(({ subjectId }) => subjectId),
    );
    // a ticket is one seat, whatever a device says
    const scans = plausibleScans(batch, now)
      .filter(({ subjectId }) => known.has(subjectId))
      .map((scan) => ({ ...scan, people: 1, name: '' }));
    const { deviceId, door } = batch;
    const recorded = { deviceId, door, byUser, receivedAt: now };
    const added = await this.work.run<Result<undefined>>(async (tx) =>
      (await this.arrivals.add(tx, eventId, scans, recorded)) ? accept() : refuse('check_in.too_many'),
    );
    if (!added.ok) return added;
    return accept(batch.scans.filter(({ subjectId }) => !known.has(subjectId)).map(({ scanId }) => scanId));
  }
}
