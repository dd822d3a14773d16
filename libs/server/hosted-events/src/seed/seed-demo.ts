import { Tx } from '@smachot/server-platform';
import type { DataSource } from 'typeorm';
import { type DemoEvent, demoEvents } from './demo-events';

/**
 * Seeds the sample events and anonymous registrations for them. Existing rows stay as they are, except that a past event
 * gets its next date.
 * @returns the addresses of their pages
 */
export const seedHostedEventsDemo = async (source: DataSource, now: Date): Promise<{ slugs: string[] }> => {
  const events = demoEvents(now);
  await source.transaction(async (manager) => {
    const tx = new Tx(manager);
    for (const event of events) if (await isNew(tx, event, now)) await register(tx, event, now);
  });
  return { slugs: events.map(({ slug }) => slug) };
};

const isNew = async (tx: Tx, event: DemoEvent, now: Date): Promise<boolean> => {
  const [row] = await tx.query<{ added: boolean }>(
    `insert into hosted_events.events (id, slug, visibility, type, category, language, title, description,
       start_datetime, end_datetime, location_type, location, address, geocode, created_at)
     values ($1, $2, 'public', $3, $4, 'he', $5, $6, $7, $8, 'in-person', $9, $10, $11, $12)
     on conflict (id) do update set start_datetime = excluded.start_datetime, end_datetime = excluded.end_datetime
       where events.end_datetime < $12
     returning xmax = 0 as added`,
    [
      ...[event.id, event.slug, event.type, event.category, event.title, event.description],
      ...[event.start, event.end, event.location, event.address, JSON.stringify(event.geocode), now],
    ],
  );
  return row?.added ?? false;
};

const register = async (tx: Tx, { id, registered }: DemoEvent, now: Date): Promise<void> => {
  await tx.query(
    `insert into hosted_events.registrations (id, event_id, status, participants, created_at)
     select gen_random_uuid(), $1, r.status, r.participants, $2
     from json_to_recordset($3) as r(status text, participants int, count int), generate_series(1, r.count)`,
    [id, now, JSON.stringify(registered)],
  );
};
