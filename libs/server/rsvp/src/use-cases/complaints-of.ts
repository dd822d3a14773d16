import { Injectable } from '@nestjs/common';
import type { Tx } from '@smachot/server-platform';
import { COMPLAINT_DAYS, type Complaints, tooManyComplaints } from '../domain/complaints';

const DAY_MS = 24 * 3_600_000;

/** Counts what guests complained about, and tells of hosts whose sending should stop. */
@Injectable()
export class ComplaintsOf {
  /** @param hostIds hosts about whom something was just said */
  async weigh(tx: Tx, hostIds: string[], now: Date): Promise<void> {
    if (!hostIds.length) return;
    const rows = await tx.query<Complaints & { hostId: string }>(
      `select i.host_id as "hostId", count(*) filter (where g.complained_at > $2)::int as complained, count(*)::int as "writtenTo"
       from rsvp.invitations i join rsvp.guests g on g.event_id = i.id
       where i.host_id = any($1) and g.last_queued > $2 group by 1`,
      [hostIds, new Date(now.getTime() - COMPLAINT_DAYS * DAY_MS)],
    );
    for (const { hostId, ...complaints } of rows)
      if (tooManyComplaints(complaints)) tx.emit('rsvp.host_complained_about', { hostId });
  }
}
