import { Injectable } from '@nestjs/common';
import type { RegistrationId, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import type { TicketRow } from './ticket.schema';

/** Reads tickets for the people they were issued to. */
@Injectable()
export class TicketQueries {
  constructor(private readonly read: ReadModel) {}

  /**
   * The tickets of a person's registration that stand, by seat; none while it is not approved or its event was called off.
   * Undefined: the person has no such registration.
   */
  async ofRegistration(
    registrationId: RegistrationId,
    userId: UserId,
  ): Promise<Pick<TicketRow, 'id' | 'seat' | 'code'>[] | undefined> {
    const rows = await this.read.rows<{ id: TicketRow['id'] | null; seat: number; code: string }>(
      `select t.id, t.seat, t.code from hosted_events.registrations r
         join hosted_events.events e on e.id = r.event_id
         left join hosted_events.tickets t on t.registration_id = r.id and t.revoked_at is null
           and r.status = 'approved' and e.deleted_at is null
       where r.id = $1 and r.user_id = $2 order by t.seat`,
      [registrationId, userId],
    );
    if (rows.length === 0) return undefined;
    return rows.flatMap(({ id, seat, code }) => (id ? [{ id, seat, code }] : []));
  }
}
