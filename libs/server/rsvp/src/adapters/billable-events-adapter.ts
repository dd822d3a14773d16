import { Injectable } from '@nestjs/common';
import type { EventId, UserId } from '@smachot/contracts';
import { BillableEventsPort, type Unbilled } from '@smachot/server-payments';
import { ReadModel } from '@smachot/server-platform';

/** Facts about responses and events that payments may read. */
@Injectable()
export class BillableEventsAdapter extends BillableEventsPort {
  constructor(private readonly read: ReadModel) {
    super();
  }

  async unbilled(userId: UserId): Promise<Unbilled | null> {
    const row = await this.read.one<{ responses: number; until: Date | null }>(
      `select coalesce(sum(responses), 0)::int as responses, max(until) as until from (
         select count(*) as responses, max(least(i.billing_at, l.until)) as until
         from rsvp.billable_facts f join rsvp.invitations i on i.id = f.event_id
         left join rsvp.billing_limits l on l.event_id = i.id
         where f.host_id = $1 and f.bill_id is null and i.billed_at is null
         union all
         select sum(responses), max(created_at) from rsvp.bills where host_id = $1 and state = 'due') open`,
      [userId],
    );
    return row?.until ? { responses: row.responses, until: row.until } : null;
  }

  async waiting(userIds: UserId[]): Promise<Set<string>> {
    const rows = await this.read.rows<{ host_id: UserId }>(
      `select f.host_id from rsvp.billable_facts f join rsvp.invitations i on i.id = f.event_id
       where f.host_id = any($1) and f.bill_id is null and i.billed_at is null
       union select host_id from rsvp.bills where host_id = any($1) and state = 'due'`,
      [userIds],
    );
    return new Set(rows.map(({ host_id }) => host_id));
  }

  async titles(eventIds: EventId[]): Promise<Map<string, string>> {
    const rows = await this.read.rows<{ id: EventId; title: string }>(
      'select id, title from rsvp.invitations where id = any($1) and erased_at is null',
      [eventIds],
    );
    return new Map(rows.map(({ id, title }) => [id, title]));
  }
}
