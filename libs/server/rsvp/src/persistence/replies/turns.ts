import { Injectable } from '@nestjs/common';
import type { EventId, RsvpId, UserId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { Say, Turn } from '@smachot/server-guest-dialogue';

export type NewTurn = Omit<Turn, 'say'> & {
  say: Say;
  eventId: EventId;
  hostId: UserId;
  details: Record<string, unknown>;
};

@Injectable()
export class Turns {
  /** Messages of the product and the hosts to these guests since `since`, by guest, oldest first. */
  async recent(tx: Tx, rsvpIds: RsvpId[], since: Date): Promise<Map<string, Turn[]>> {
    const rows = await tx.query<Turn>(
      `select id, rsvp_id as "rsvpId", say, created_at as "createdAt" from rsvp.turns
       where rsvp_id = any($1) and created_at > $2
       union all
       select id, rsvp_id, 'tell_by_host', created_at from rsvp.host_replies
       where rsvp_id = any($1) and created_at > $2 order by "createdAt", id`,
      [rsvpIds, since],
    );
    const turns = new Map<string, Turn[]>();
    for (const turn of rows) turns.set(turn.rsvpId, [...(turns.get(turn.rsvpId) ?? []), turn]);
    return turns;
  }

  /** Stores turns and asks messaging to send them. */
  async add(tx: Tx, turns: NewTurn[]): Promise<void> {
    if (!turns.length) return;
    await tx.query(
      `insert into rsvp.turns (id, rsvp_id, event_id, say, details, created_at)
       select id, rsvp_id, event_id, say, details, created_at from json_populate_recordset(null::rsvp.turns, $1)`,
      [
        JSON.stringify(
          turns.map(({ id, rsvpId, eventId, say, details, createdAt }) => ({
            id,
            rsvp_id: rsvpId,
            event_id: eventId,
            say,
            details,
            created_at: createdAt,
          })),
        ),
      ],
    );
    for (const { id, rsvpId, eventId, hostId } of turns)
      tx.emit('rsvp.conversation_turn', { rsvpId, eventId, hostId, turnId: id });
  }
}
