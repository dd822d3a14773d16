import { Injectable } from '@nestjs/common';
import { BillableEventsPort } from '@smachot/server-payments';
import { ReadModel } from '@smachot/server-platform';

/** What payments may know of responses and events. */
@Injectable()
export class BillableEventsAdapter extends BillableEventsPort {
  constructor(private readonly read: ReadModel) {
    super();
  }

  async hasUnbilled(userId: string): Promise<boolean> {
    const row = await this.read.one<{ found: boolean }>(
      `select exists (select 1 from rsvp.billable_facts f join rsvp.invitations i on i.id = f.event_id
         where f.host_id = $1 and f.bill_id is null and i.billed_at is null) as found`,
      [userId],
    );
    return row!.found;
  }

  async titles(eventIds: string[]): Promise<Map<string, string>> {
    const rows = await this.read.rows<{ id: string; title: string }>(
      'select id, title from rsvp.invitations where id = any($1) and erased_at is null',
      [eventIds],
    );
    return new Map(rows.map(({ id, title }) => [id, title]));
  }
}
