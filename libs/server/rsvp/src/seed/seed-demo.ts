import { addDays, atWallTime, newId, wallTime } from '@smachot/kernel';
import type { DataSource } from 'typeorm';
import { billingMoment, erasureMoment } from '../domain/event-times';
import { planRounds } from '../domain/rounds';
import { guestSearchKey } from '../store/rsvp.repository';
import { eventHours } from '../use-cases/event-hours';
import { type DemoGuest, demoGuests } from './demo-guests';

/** Always the same, so that a second seeding finds it there. */
export const DEMO_EVENT_ID = '0190a0a0-0000-7000-8000-00000000e001';
const DAY = 86_400_000;
const ANSWERED = new Set(['confirmed', 'declined', 'maybe']);

/** The first Thursday at least twenty-five days away: a good night for a wedding. */
const weddingNight = (now: Date): Date => {
  let { day } = wallTime(new Date(now.getTime() + 25 * DAY));
  while (wallTime(atWallTime(day, '19:30')).weekday !== 4) day = addDays(day, 1);
  return atWallTime(day, '19:30');
};

const guestRow = (guest: DemoGuest, index: number, now: Date) => {
  const sent = guest.status === 'created' ? null : new Date(now.getTime() - 3 * DAY + index * 1000);
  const answered = ANSWERED.has(guest.status) ? new Date(now.getTime() - 2 * DAY + index * 600_000) : null;
  const read = guest.status === 'received' || answered !== null;
  return {
    id: newId(now.getTime() - 10 * DAY + index),
    event_id: DEMO_EVENT_ID,
    name: guest.name,
    search_key: guestSearchKey(guest.name, guest.phone),
    phone: guest.phone,
    mobile: guest.phone !== null,
    guest_group: guest.group,
    table_name: guest.table,
    language: 'he',
    status: guest.status,
    sends: sent ? 1 : 0,
    attempts: sent ? 1 : 0,
    round: sent ? 'invite:1' : null,
    estimated: guest.estimated,
    number: guest.number,
    special_requests: guest.request,
    transportation: guest.ride,
    answers: {},
    answered_at: answered,
    answered_late: false,
    billable: answered !== null,
    opted_out: false,
    first_sent: sent,
    last_sent: sent,
    last_queued: sent,
    last_status: sent ? (read ? 'read' : 'delivered') : null,
    delivery_confirmed: sent !== null && guest.status !== 'sent',
    read_confirmed: read,
    created_at: new Date(now.getTime() - 10 * DAY),
    version: 1,
  };
};

const invitationRow = (hostId: string, date: Date, now: Date) => ({
  id: DEMO_EVENT_ID,
  host_id: hostId,
  title: 'החתונה של נועה ואיתי',
  host_name: 'נועה ואיתי',
  event_type: 'wedding',
  recipient: 'family_and_friends',
  date,
  location: { address: 'גן האלה, שדה ורבורג', geocode: { lat: 32.2107, lng: 34.9087 } },
  questions: ['headcount', 'special_requests', 'transportation'],
  is_registration_open: true,
  language: 'he',
  quiet_calendar: 'jewish',
  closing_date: new Date(date.getTime() - 2 * DAY),
  reminder_rounds: [{ daysBeforeClosing: 7 }, { daysBeforeClosing: 2 }],
  consent_at: new Date(now.getTime() - 3 * DAY),
  billing_at: billingMoment(date, null),
  erase_at: erasureMoment(date),
  created_at: new Date(now.getTime() - 10 * DAY),
  version: 1,
});

/** A wedding half answered, with its billable facts. Does nothing where it already is. */
export const seedRsvpDemo = async (source: DataSource, { hostId, now }: { hostId: string; now: Date }): Promise<void> => {
  await source.transaction(async (manager) => {
    const invitation = invitationRow(hostId, weddingNight(now), now);
    const fresh: unknown[] = await manager.query(
      `insert into rsvp.invitations select * from json_populate_record(null::rsvp.invitations, $1) on conflict do nothing returning id`,
      [JSON.stringify(invitation)],
    );
    if (!fresh.length) return;
    const calendar = { date: invitation.date, closingDate: invitation.closing_date, reminderRounds: invitation.reminder_rounds };
    const rounds = planRounds(calendar, now, eventHours({ quietCalendar: 'jewish' }));
    await manager.query(
      `insert into rsvp.rounds (event_id, key, kind, due_at) select $1, * from unnest($2::text[], $3::text[], $4::timestamptz[])`,
      [DEMO_EVENT_ID, rounds.map((round) => round.key), rounds.map((round) => round.kind), rounds.map((round) => round.dueAt)],
    );
    const rows = demoGuests().map((guest, index) => guestRow(guest, index, now));
    await manager.query('insert into rsvp.guests select * from json_populate_recordset(null::rsvp.guests, $1)', [JSON.stringify(rows)]);
    await manager.query(
      `insert into rsvp.billable_facts (rsvp_id, event_id, host_id, at, channel)
       select id, event_id, $2, answered_at, 'chat' from rsvp.guests where event_id = $1 and billable`,
      [DEMO_EVENT_ID, hostId],
    );
    await manager.query(
      `insert into rsvp.history (id, rsvp_id, at, kind, by, text, details)
       select gen_random_uuid(), id, created_at, 'added', 'host', null, '{}' from rsvp.guests where event_id = $1
       union all
       select gen_random_uuid(), id, answered_at, 'answered', 'guest', null, jsonb_build_object('answer', status)
       from rsvp.guests where event_id = $1 and answered_at is not null`,
      [DEMO_EVENT_ID],
    );
  });
};
