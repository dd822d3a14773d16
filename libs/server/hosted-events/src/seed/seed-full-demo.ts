import type { StoreId, UserId } from '@smachot/contracts';
import { atWallTime, DAY_MS, FixedClock, HOUR_MS, newId } from '@smachot/kernel';
import { Tx } from '@smachot/server-platform';
import type { DataSource } from 'typeorm';
import { Registration } from '../domain/registration';
import { RegistrationRepository } from '../persistence/registration.repository';
import { TicketRepository } from '../persistence/tickets/ticket.repository';
import { dayAhead, THURSDAY } from './demo-events';

const EVENT = '0190a0a0-0000-7000-8000-00000000e111';
const DAYS_AHEAD = 26;
const OPTIONS = {
  ...{ isRegistrationOpen: true, enableSpecialRequests: true, enableMultipleParticipants: true },
  requireApproval: false,
};
const QUESTION = { id: '0190a0a0-0000-7000-8000-00000000e112', text: 'Any allergies?', required: true };
/** Participants and their answer. */
type Row = readonly [participants: number, answer: string];
const SEATED: Row[] = [
  [4, 'One of us does not eat sesame'],
  [3, 'No'],
  [2, 'Gluten, please tell us what we can bake'],
  [3, 'No'],
];
const WAITING: Row[] = [
  [2, 'No'],
  [1, 'Nuts'],
];
const SEATS = SEATED.reduce((sum, [participants]) => sum + participants, 0);

type Demo = { storeId: StoreId; customers: { id: UserId }[]; now: Date };

/** Seeds a class of a store that is full, in English: with a question, and people in its waiting list. A past one gets its next date. */
export const seedFullEventDemo = (source: DataSource, { storeId, customers, now }: Demo): Promise<void> =>
  source.transaction(async (manager) => {
    const tx = new Tx(manager);
    const day = dayAhead(now, DAYS_AHEAD, THURSDAY);
    const openedAt = new Date(now.getTime() - 9 * DAY_MS);
    const [event] = await tx.query<{ added: boolean }>(
      `insert into hosted_events.events (id, slug, visibility, type, category, language, title, description, start_datetime, end_datetime,
         location_type, location, address, created_at, store_id, meeting_url, chat_group_url, registration_options, max_tickets, taken,
         questions, version)
       values ($1, 'savta-julie-challah', 'public', 'workshop', 'workshop', 'en', 'Challah with Grandma Julie',
         'We knead, braid and bake for Shabbat, and eat what we baked. In English; no experience needed.', $2, $3, 'in-person',
         'Grandma Julie''s kitchen', 'רחוב העלייה 28, תל אביב-יפו', $4, $5, '', '', $6, $7, $7, $8, 1)
       on conflict (id) do update set start_datetime = excluded.start_datetime, end_datetime = excluded.end_datetime
         where events.end_datetime < $9 returning xmax = 0 as added`,
      [
        ...[EVENT, atWallTime(day, '17:00'), atWallTime(day, '20:00'), openedAt, storeId],
        ...[JSON.stringify(OPTIONS), SEATS, JSON.stringify([QUESTION]), now],
      ],
    );
    if (!event?.added) return;
    const repository = new RegistrationRepository(new TicketRepository(new FixedClock(openedAt)));
    for (const [at, row] of [...SEATED, ...WAITING].entries())
      await repository.add(tx, registered(row, at, customers[at + 1]!.id, openedAt));
  });

/** Each came an hour after the one before; those without a seat wait. */
const registered = ([participants, text]: Row, at: number, userId: UserId, openedAt: Date): Registration => {
  const when = new Date(openedAt.getTime() + at * HOUR_MS);
  const answers = [{ question: QUESTION.text, text }];
  const form = { ticketTypeId: null, participants, specialRequests: '', answers };
  const registration = Registration.request(
    { id: newId(when.getTime()), eventId: EVENT, userId },
    form,
    when,
  );
  if (at < SEATED.length) {
    registration.seat(when);
    registration.approve('system');
  }
  return registration;
};
