import { Injectable } from '@nestjs/common';
import { Clock, newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { Registration } from '../../domain/registration';
import { newTicketCode } from './ticket-code';

/** Issues and revokes tickets with the registrations they belong to. */
@Injectable()
export class TicketRepository {
  constructor(private readonly clock: Clock) {}

  /** A ticket per seat of those that are approved, once; the tickets of those that ended are revoked. */
  async follow(tx: Tx, registrations: readonly Registration[]): Promise<void> {
    const approved = registrations.filter(({ state }) => state.status === 'approved');
    const ended = registrations.filter(({ state }) => ['rejected', 'canceled'].includes(state.status));
    if (approved.length > 0) await this.issue(tx, approved);
    if (ended.length > 0)
      await tx.query(
        'update hosted_events.tickets set revoked_at = $2 where registration_id = any($1::uuid[]) and revoked_at is null',
        [ended.map(({ state }) => state.id), this.clock.now()],
      );
  }

  private async issue(tx: Tx, approved: readonly Registration[]): Promise<void> {
    const rows = approved.flatMap(({ state: { id, eventId, participants } }) =>
      Array.from({ length: participants }, (_, at) => ({
        // in the order of the seats
        id: newId(this.clock.now().getTime() + at),
        event_id: eventId,
        registration_id: id,
        seat: at + 1,
        code: newTicketCode(),
        issued_at: this.clock.now(),
      })),
    );
    await tx.query(
      `insert into hosted_events.tickets select * from json_populate_recordset(null::hosted_events.tickets, $1)
       on conflict (registration_id, seat) do nothing`,
      [JSON.stringify(rows)],
    );
  }
}
