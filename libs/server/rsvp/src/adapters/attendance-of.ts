import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventId, RsvpId } from '@smachot/contracts';
import { type Attendance, AttendanceQueries } from '../persistence/door/attendance.queries';

/** Whether a guest was checked in at a celebration, and who its hosts are; undefined: there is no such guest. */
export class AttendanceOf extends Query<Attendance | undefined> {
  constructor(
    readonly eventId: EventId,
    readonly rsvpId: RsvpId,
  ) {
    super();
  }
}

@QueryHandler(AttendanceOf)
export class AttendanceOfHandler implements IQueryHandler<AttendanceOf> {
  constructor(private readonly queries: AttendanceQueries) {}

  execute({ eventId, rsvpId }: AttendanceOf): Promise<Attendance | undefined> {
    return this.queries.of(eventId, rsvpId);
  }
}
