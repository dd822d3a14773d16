import { newId } from '@smachot/kernel';
import type { DataSource } from 'typeorm';

type Guest = { name?: string; number?: number | null; status?: string; request?: string; waiting?: number };

/** Invitations of a test and the answers of their guests, written as the rsvp context does. */
export const theGuests = (source: DataSource) => {
  const guest = async (eventId: string, answered: Guest = {}): Promise<void> => {
    const { name = 'רחל כהן', number = null, status = 'confirmed', request = '', waiting = null } = answered;
    await source.query(
      `insert into rsvp.guests (id, event_id, name, search_key, mobile, guest_group, language, status, sends, attempts, estimated, number,
         number_waiting, special_requests, answers, answered_late, billable, opted_out, delivery_confirmed, read_confirmed, created_at, version)
       values ($1, $2, $3, '', false, 'family', 'he', $4, 0, 0, 2, $5, $6, $7, '{}', false, false, false, false, false, now(), 1)`,
      [newId(), eventId, name, status, number, waiting, request],
    );
  };
  return {
    guest,
    async invitation(hostId: string, title = 'החתונה של נועה ואיתי'): Promise<string> {
      const id = newId();
      await source.query(
        `insert into rsvp.invitations (id, host_id, title, host_name, event_type, recipient, date, location, questions, is_registration_open,
           language, quiet_calendar, closing_date, reminder_rounds, billing_at, erase_at, created_at, version)
         values ($1, $2, $3, 'נועה ואיתי', 'wedding', 'guests', '2027-05-06T16:30:00Z', '{}', '{headcount,special_requests}', true, 'he', 'jewish',
           '2027-05-04T16:30:00Z', '[]', '2027-05-07T07:00:00Z', '2028-05-06T07:00:00Z', '2027-04-01T07:00:00Z', 1)`,
        [id, hostId, title],
      );
      return id;
    },
    async cohost(eventId: string, userId: string, role: 'Editor' | 'Viewer'): Promise<void> {
      await source.query(
        'insert into rsvp.cohosts (id, event_id, user_id, role, joined_at) values ($1, $2, $3, $4, now())',
        [newId(), eventId, userId, role],
      );
    },
    async stop(eventId: string, name: string): Promise<string> {
      const id = newId();
      await source.query(
        `insert into rsvp.ride_stops (id, event_id, name, location, departs_at, version)
         values ($1, $2, $3, '{"address": "תל אביב"}', '17:30', 1)`,
        [id, eventId, name],
      );
      return id;
    },
    /** So many households without a stop choose one. */
    async choose(eventId: string, stopId: string, households: number): Promise<void> {
      await source.query(
        `insert into rsvp.ride_choices (rsvp_id, event_id, stop_id, ways, again, chosen_by, chosen_at, version)
         select g.id, $1, $2, 'both', false, 'guest', now(), 1 from rsvp.guests g
         where g.event_id = $1 and not exists (select from rsvp.ride_choices c where c.rsvp_id = g.id) order by g.id limit $3`,
        [eventId, stopId, households],
      );
    },
    /** Replaces the guests, so that exactly `count` seats are confirmed. */
    async seats(eventId: string, count: number): Promise<void> {
      await source.query('delete from rsvp.guests where event_id = $1', [eventId]);
      for (let left = count; left > 0; left -= 9) await guest(eventId, { number: Math.min(9, left) });
    },
    async removeInvitation(eventId: string): Promise<void> {
      await source.query('update rsvp.invitations set deleted_at = now() where id = $1', [eventId]);
    },
  };
};
