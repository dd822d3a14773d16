import type { RegistrationStatus, StoreId, UserId } from '@smachot/contracts';
import { atWallTime, DAY_MS, FixedClock, MINUTE_MS, newId } from '@smachot/kernel';
import { ArrivalLog, Tx } from '@smachot/server-platform';
import type { DataSource } from 'typeorm';
import { Registration } from '../domain/registration';
import { RegistrationRepository } from '../persistence/registration.repository';
import { TicketRepository } from '../persistence/tickets/ticket.repository';
import { dayAhead, THURSDAY } from './demo-events';

const EVENT = '0190a0a0-0000-7000-8000-00000000e106';
const DAYS_AGO = 18;
const OPTIONS = {
  ...{ isRegistrationOpen: true, enableSpecialRequests: true, enableMultipleParticipants: true },
  requireApproval: true,
};
type Row = readonly [status: RegistrationStatus, participants: number, arrived: number];
/** By the place among the demo's customers. */
const REGISTERED: Row[] = [
  ['approved', 2, 2],
  ['approved', 1, 1],
  ['approved', 4, 3],
  ['canceled', 2, 0],
  ['approved', 1, 0],
  ['rejected', 6, 0],
  ['pending', 2, 0],
];

type Demo = { storeId: StoreId; ownerId: UserId; customers: { id: UserId }[]; now: Date };

/** Seeds an open house of a store that is over: registrations in each status, and who came. */
export const seedPastEventDemo = (source: DataSource, demo: Demo): Promise<void> =>
  source.transaction(async (manager) => {
    const tx = new Tx(manager);
    const { storeId, customers, now } = demo;
    const day = dayAhead(now, -DAYS_AGO, THURSDAY);
    const start = atWallTime(day, '18:00');
    const registeredAt = new Date(start.getTime() - 12 * DAY_MS);
    const taken = REGISTERED.reduce(
      (sum, [status, people]) => sum + (status === 'approved' || status === 'pending' ? people : 0),
      0,
    );
    const added = await tx.query(
      `insert into hosted_events.events (id, slug, visibility, type, category, language, title, description, start_datetime, end_datetime,
         location_type, location, address, created_at, store_id, meeting_url, chat_group_url, registration_options, max_tickets, taken,
         questions, version)
       values ($1, 'savta-julie-open-house', 'unlisted', 'casual', 'networking', 'he', 'בית פתוח אצל סבתא ג׳ולי',
         'טועמים, שואלים ומכירים את המטבח לפני שמזמינים. הכניסה חופשית, בהרשמה.', $2, $3, 'in-person', 'המטבח של סבתא ג׳ולי',
         'רחוב העלייה 28, תל אביב-יפו', $4, $5, '', '', $6, 40, $7, '[]', 1) on conflict (id) do nothing returning id`,
      [EVENT, start, atWallTime(day, '21:00'), registeredAt, storeId, JSON.stringify(OPTIONS), taken],
    );
    if (added.length === 0) return;
    const registrations = REGISTERED.map((row, at) => registered(row, customers[at]!.id, registeredAt));
    const repository = new RegistrationRepository(new TicketRepository(new FixedClock(registeredAt)));
    for (const registration of registrations) await repository.add(tx, registration);
    await arrive(tx, demo, registrations, start);
  });

const registered = ([status, participants]: Row, userId: UserId, now: Date): Registration => {
  const form = { ticketTypeId: null, participants, specialRequests: '', answers: [] };
  const registration = Registration.request({ id: newId(now.getTime()), eventId: EVENT, userId }, form, now);
  registration.seat(now);
  if (status === 'approved' || status === 'canceled') registration.approve('host');
  if (status === 'canceled') registration.cancel('attendee');
  if (status === 'rejected') registration.reject('host');
  return registration;
};

/** The first tickets of those who came, scanned one after the other at the door. */
const arrive = async (
  tx: Tx,
  { ownerId }: Demo,
  registrations: Registration[],
  start: Date,
): Promise<void> => {
  const tickets = await tx.query<{ id: string; registrationId: string; seat: number }>(
    'select id, registration_id as "registrationId", seat from hosted_events.tickets where event_id = $1 order by id',
    [EVENT],
  );
  const came = tickets.filter(({ registrationId, seat }) => {
    const at = registrations.findIndex(({ state }) => state.id === registrationId);
    return seat <= REGISTERED[at]![2];
  });
  const scans = came.map(({ id: subjectId }, at) => {
    const scannedAt = new Date(start.getTime() + (at * 4 - 6) * MINUTE_MS).toISOString();
    return { scanId: newId(), subjectId, people: 1, undoes: null, name: '', at: scannedAt };
  });
  const recorded = { deviceId: newId(), door: 'כניסה', byUser: ownerId, receivedAt: start };
  await new ArrivalLog('hosted_events').add(tx, EVENT, scans, recorded);
};
