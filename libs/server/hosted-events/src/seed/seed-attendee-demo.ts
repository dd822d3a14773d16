import type { RepeatForm, StoreId, UserId } from '@smachot/contracts';
import { atWallTime, FixedClock } from '@smachot/kernel';
import { returningRows, Tx } from '@smachot/server-platform';
import type { DataSource } from 'typeorm';
import { daysOf } from '../domain/event-series';
import { Registration, type RegistrationState } from '../domain/registration';
import { registrationSelection } from '../persistence/registration.repository';
import { TicketRepository } from '../persistence/tickets/ticket.repository';
import { dayAhead, MONDAY } from './demo-events';

const EVENT = '0190a0a0-0000-7000-8000-00000000e109';
const REGISTRATION = '0190a0a0-0000-7000-8000-00000000e107';
const MESSAGE = '0190a0a0-0000-7000-8000-00000000e108';
const SEATS = 2;
const SERIES = '0190a0a0-0000-7000-8000-00000000e110';
/** An evening a month, always on the same day of the week. */
const REPEATS: RepeatForm = { every: 'month_weekday', times: 4, leaveOut: [] };
const OPTIONS = {
  isRegistrationOpen: true,
  enableSpecialRequests: true,
  enableMultipleParticipants: true,
  requireApproval: false,
};

/**
 * Seeds a free evening of a store that returns every month, found by its address alone, with tickets of a person and a message to them for
 * the first. Existing rows stay.
 */
export const seedAttendeeDemo = (
  source: DataSource,
  {
    storeId,
    attendeeId,
    writerId,
    now,
  }: { storeId: StoreId; attendeeId: UserId; writerId: UserId; now: Date },
): Promise<void> =>
  source.transaction(async (manager) => {
    const tx = new Tx(manager);
    if (!(await addEvent(tx, storeId, now))) return;
    await addLaterDates(tx, now);
    await addAttendee(tx, { attendeeId, writerId, now });
  });

const firstDay = (now: Date): string => dayAhead(now, 21, MONDAY);

const addEvent = async (tx: Tx, storeId: StoreId, now: Date): Promise<boolean> => {
  const day = firstDay(now);
  const added = await tx.query(
    `insert into hosted_events.events (id, slug, visibility, type, category, language, title, description, start_datetime, end_datetime,
       location_type, location, address, created_at, store_id, meeting_url, chat_group_url, registration_options, max_tickets, taken,
       questions, version)
     values ($1, 'savta-julie-open-kitchen', 'unlisted', 'meetup', 'networking', 'he', 'מטבח פתוח אצל סבתא ג׳ולי',
       'נכנסים למטבח, מציצים לסירים וטועמים. בלי עלות, עד שהשולחן מתמלא.', $2, $3, 'in-person', 'המטבח של סבתא ג׳ולי', 'רחוב העלייה 28, תל אביב-יפו', $4, $5,
       '', '', $6, 24, $7, '[]', 1)
     on conflict (id) do nothing returning id`,
    [EVENT, atWallTime(day, '18:00'), atWallTime(day, '20:00'), now, storeId, JSON.stringify(OPTIONS), SEATS],
  );
  return returningRows(added).length > 0;
};

const addLaterDates = async (tx: Tx, now: Date): Promise<void> => {
  const days = daysOf(firstDay(now), REPEATS);
  if (!days.ok) throw new Error(`the demo's series has no dates: ${days.code}`);
  await tx.query('insert into hosted_events.series (id, repeats, created_at) values ($1, $2, $3)', [
    SERIES,
    JSON.stringify(REPEATS),
    now,
  ]);
  const [first, ...later] = days.value;
  await tx.query('update hosted_events.events set series_id = $2, series_day = $3 where id = $1', [
    EVENT,
    SERIES,
    first,
  ]);
  for (const day of later)
    await tx.query(
      `insert into hosted_events.events (id, slug, visibility, type, category, language, title, description, start_datetime, end_datetime,
         location_type, location, address, created_at, store_id, meeting_url, chat_group_url, registration_options, max_tickets, taken,
         questions, version, series_id, series_day)
       select gen_random_uuid(), slug || '-' || $2::text, visibility, type, category, language, title, description, $3, $4,
         location_type, location, address, created_at, store_id, meeting_url, chat_group_url, registration_options, max_tickets, 0,
         questions, version, series_id, $2
       from hosted_events.events where id = $1`,
      [EVENT, day, atWallTime(day, '18:00'), atWallTime(day, '20:00')],
    );
};

const addAttendee = async (
  tx: Tx,
  { attendeeId, writerId, now }: { attendeeId: UserId; writerId: UserId; now: Date },
): Promise<void> => {
  const states = await tx.query<RegistrationState>(
    `insert into hosted_events.registrations as r (id, event_id, user_id, status, participants, created_at, waitlisted, special_requests, answers,
       pending_since)
     values ($1, $2, $3, 'approved', $4, $5, false, '', '[]', $5) returning ${registrationSelection}`,
    [REGISTRATION, EVENT, attendeeId, SEATS, now],
  );
  const registrations = returningRows(states).map((state) => new Registration(state));
  await new TicketRepository(new FixedClock(now)).follow(tx, registrations);
  await tx.query(
    `insert into hosted_events.attendee_messages (id, event_id, audience, text, sent_by, recipients, created_at)
     values ($1, $2, 'approved', 'מחכים לכם! הכניסה מהחצר, ליד עץ הלימון. אם קר, יש שמיכות.', $3, 1, $4)`,
    [MESSAGE, EVENT, writerId, now],
  );
  await tx.query(
    `insert into hosted_events.attendee_message_copies (id, message_id, registration_id, user_id, state, attempts, due_at, changed_at, told_at)
     values (gen_random_uuid(), $1, $2, $3, 'accepted', 1, $4, $4, $4)`,
    [MESSAGE, REGISTRATION, attendeeId, now],
  );
};
