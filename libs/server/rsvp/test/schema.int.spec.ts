import { newId } from '@smachot/kernel';
import { testDatabase, type TestDatabase } from '@smachot/server-testing';
import { rsvpPersistence } from '../src';
import { demoGuests } from '../src/seed/demo-guests';
import { DEMO_EVENT_ID, seedRsvpDemo } from '../src/seed/seed-demo';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase([rsvpPersistence]);
});
afterAll(() => database.drop());

it('is, after every migration, what the model says', async () => {
  const { upQueries } = await database.source.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

it('keeps one fact a guest and one bill an event, whoever writes them', async () => {
  const [rsvpId, eventId, hostId] = [newId(), newId(), newId()];
  const fact = () =>
    database.source.query(
      `insert into rsvp.billable_facts (rsvp_id, event_id, host_id, at, channel) values ($1, $2, $3, now(), 'chat')`,
      [rsvpId, eventId, hostId],
    );
  await fact();
  await expect(fact()).rejects.toThrow(/duplicate key/);
  const bill = () =>
    database.source.query(
      `insert into rsvp.bills (id, event_id, host_id, responses, state, created_at) values ($1, $2, $3, 1, 'due', now())`,
      [newId(), eventId, hostId],
    );
  await bill();
  await expect(bill()).rejects.toThrow(/duplicate key/);
});

it('holds the demo wedding, half answered, once', async () => {
  const people = { hostId: newId(), hostKey: 'key', cohostId: newId() };
  const demo = { ...people, now: new Date('2027-04-06T08:00:00Z') };
  await seedRsvpDemo(database.source, demo);
  await seedRsvpDemo(database.source, demo);
  const [counts] = await database.source.query(
    `select count(*)::int as guests, count(*) filter (where billable)::int as answered,
       count(*) filter (where status = 'confirmed' and number is null and number_waiting is null)::int as numberless
     from rsvp.guests where event_id = $1`,
    [DEMO_EVENT_ID],
  );
  const answered = demoGuests().filter(({ status }) =>
    ['confirmed', 'declined', 'maybe'].includes(status),
  ).length;
  expect(counts).toEqual({ guests: 160, answered, numberless: 0 });
  const facts = await database.source.query('select 1 from rsvp.billable_facts where event_id = $1', [
    DEMO_EVENT_ID,
  ]);
  expect(facts).toHaveLength(answered);
  const silent = demoGuests().filter(({ status }) => status === 'sent' || status === 'received').length;
  const campaigns = await database.source.query(
    `select c.status, c.total, min(s.due_at) as at, count(s.rsvp_id)::int as scheduled
     from rsvp.campaigns c join rsvp.scheduled_sends s on s.campaign_id = c.id where c.event_id = $1 group by c.id`,
    [DEMO_EVENT_ID],
  );
  const at = new Date('2027-04-07T15:00:00Z');
  expect(campaigns).toEqual([{ status: 'running', total: silent, at, scheduled: silent }]);
});
