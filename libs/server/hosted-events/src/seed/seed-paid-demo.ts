import type { StoreId } from '@smachot/contracts';
import { atWallTime } from '@smachot/kernel';
import type { DataSource } from 'typeorm';
import { dayAhead, THURSDAY } from './demo-events';

export const PAID_EVENT = '0190a0a0-0000-7000-8000-00000000e103';
const OPTIONS = {
  isRegistrationOpen: true,
  enableSpecialRequests: true,
  enableMultipleParticipants: true,
  requireApproval: false,
};
/** Prices in agorot. */
export const TICKETS = [
  ['0190a0a0-0000-7000-8000-00000000e104', 'מקום ליד השולחן', 'כל המנות, ומתכונים לקחת הביתה', 12_000, 0, 20],
  ['0190a0a0-0000-7000-8000-00000000e105', 'ילדים עד גיל 12', '', 6_000, 1, 10],
] as const;

/** Seeds a tasting evening of a store with tickets that cost; a past one gets its next date. */
export const seedPaidEventDemo = async (source: DataSource, now: Date, storeId: StoreId): Promise<void> => {
  const day = dayAhead(now, 40, THURSDAY);
  await source.query(
    `insert into hosted_events.events (id, slug, visibility, type, category, language, title, description, start_datetime, end_datetime,
       location_type, location, address, created_at, store_id, meeting_url, chat_group_url, registration_options, max_tickets, taken,
       questions, version)
     values ($1, 'savta-julie-tasting', 'public', 'workshop', 'workshop', 'he', 'ערב טעימות אצל סבתא ג׳ולי',
       'ארבע מנות מהתפריט, סיפורים מהמטבח וקפה. באים רעבים.', $2, $3, 'in-person', 'המטבח של סבתא ג׳ולי', 'רחוב העלייה 28, תל אביב-יפו', $4, $5, '', '',
       $6, 30, 0, '[]', 1)
     on conflict (id) do update set start_datetime = excluded.start_datetime, end_datetime = excluded.end_datetime,
         visibility = excluded.visibility, address = excluded.address where events.end_datetime < $4 or events.visibility = 'unlisted'`,
    [PAID_EVENT, atWallTime(day, '19:00'), atWallTime(day, '22:00'), now, storeId, JSON.stringify(OPTIONS)],
  );
  for (const ticket of TICKETS)
    await source.query(
      `insert into hosted_events.ticket_types (id, kind_id, event_id, name, description, price, position, quantity_available, taken, display)
       values ($1, $1, $7, $2, $3, $4, $5, $6, 0, 'active') on conflict (id) do nothing`,
      [...ticket, PAID_EVENT],
    );
};
