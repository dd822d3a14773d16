import type { EventRegistrationOptions, UserId } from '@smachot/contracts';
import { DAY_MS, FixedClock } from '@smachot/kernel';
import { Tx } from '@smachot/server-platform';
import type { DataSource } from 'typeorm';
import { Registration, type RegistrationState } from '../domain/registration';
import { registrationSelection } from '../persistence/registration.repository';
import { TicketRepository } from '../persistence/tickets/ticket.repository';
import { type DemoEvent, demoEvents } from './demo-events';

const OPTIONS: EventRegistrationOptions = {
  isRegistrationOpen: true,
  enableSpecialRequests: true,
  enableMultipleParticipants: true,
  requireApproval: true,
};
/** Seats that are approved or wait for approval. */
const seatsOf = ({ registered }: DemoEvent): number =>
  registered
    .filter(({ status }) => status !== 'canceled')
    .reduce((sum, { participants, count }) => sum + participants * count, 0);

/**
 * Seeds the sample events and anonymous registrations for them. Existing rows stay as they are, except that a past event
 * gets its next date.
 * @param hostId the host of new ones; null: nobody hosts them
 * @returns the addresses of their pages
 */
export const seedHostedEventsDemo = async (
  source: DataSource,
  now: Date,
  hostId: UserId | null = null,
): Promise<{ slugs: string[] }> => {
  const events = demoEvents(now);
  await source.transaction(async (manager) => {
    const tx = new Tx(manager);
    for (const event of events) if (await isNew(tx, event, now, hostId)) await register(tx, event, now);
  });
  return { slugs: events.map(({ slug }) => slug) };
};

const isNew = async (tx: Tx, event: DemoEvent, now: Date, hostId: UserId | null): Promise<boolean> => {
  const [row] = await tx.query<{ added: boolean }>(
    `insert into hosted_events.events (id, slug, visibility, type, category, language, title, description,
       start_datetime, end_datetime, location_type, location, address, geocode, created_at, host_user_id, meeting_url, chat_group_url,
       registration_options, taken, questions, version)
     values ($1, $2, 'public', $3, $4, 'he', $5, $6, $7, $8, 'in-person', $9, $10, $11, $16, $13, '', '', $14, $15, '[]', 1)
     on conflict (id) do update set start_datetime = excluded.start_datetime, end_datetime = excluded.end_datetime
       where events.end_datetime < $12
     returning xmax = 0 as added`,
    [
      ...[event.id, event.slug, event.type, event.category, event.title, event.description],
      ...[event.start, event.end, event.location, event.address, JSON.stringify(event.geocode), now, hostId],
      // not opened today: a host may open so many events a day
      ...[JSON.stringify(OPTIONS), seatsOf(event), new Date(now.getTime() - 9 * DAY_MS)],
    ],
  );
  return row?.added ?? false;
};

const register = async (tx: Tx, { id, registered }: DemoEvent, now: Date): Promise<void> => {
  await tx.query(
    `insert into hosted_events.registrations (id, event_id, status, participants, created_at, waitlisted, special_requests, answers, pending_since)
     select gen_random_uuid(), $1, r.status, r.participants, $2, false, '', '[]', $2
     from json_to_recordset($3) as r(status text, participants int, count int), generate_series(1, r.count)`,
    [id, now, JSON.stringify(registered)],
  );
  const states = await tx.query<RegistrationState>(
    `select ${registrationSelection} from hosted_events.registrations r where r.event_id = $1`,
    [id],
  );
  const registrations = states.map((state) => new Registration(state));
  await new TicketRepository(new FixedClock(now)).follow(tx, registrations);
};
