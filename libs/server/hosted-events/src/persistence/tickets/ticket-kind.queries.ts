import { Injectable } from '@nestjs/common';
import { type StoreId, TICKET_KINDS_MAX, type TicketTypeId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

/** `price` in agorot. */
export type TicketKindRow = {
  kindId: TicketTypeId;
  name: string;
  price: number;
  eventTitle: string;
  startDatetime: Date;
};

/** Reads the kinds of tickets that coupons may name. */
@Injectable()
export class TicketKindQueries {
  constructor(private readonly read: ReadModel) {}

  /** Kinds that cost, of events that are not over, each with its next date; the soonest first. `storeId` null: of all stores. */
  sold(storeId: StoreId | null, now: Date): Promise<TicketKindRow[]> {
    return this.read.rows<TicketKindRow>(
      `select * from (
         select distinct on (t.kind_id) t.kind_id as "kindId", t.name, t.price, e.title as "eventTitle", e.start_datetime as "startDatetime"
         from hosted_events.ticket_types t join hosted_events.events e on e.id = t.event_id
         where t.price > 0 and e.store_id is not null and ($1::uuid is null or e.store_id = $1) and e.deleted_at is null and e.end_datetime > $2
         order by t.kind_id, e.start_datetime, e.id) k
       order by k."startDatetime", k."kindId" limit ${TICKET_KINDS_MAX}`,
      [storeId, now],
    );
  }
}
