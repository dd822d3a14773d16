import type { EventId, UserId } from '@smachot/contracts';
import { addDays, atWallTime, wallTime } from '@smachot/kernel';
import { Tx } from '@smachot/server-platform';
import type { DataSource } from 'typeorm';
import { Invitation } from '../domain/invitations/invitation';
import { planRounds } from '../domain/sending/rounds';
import { InvitationRepository } from '../persistence/invitations/invitation.repository';
import { eventHours } from '../services/sending/event-hours';
import { seedGuests } from './demo-lives';
import { seedHall, seedWishes } from './demo-hall';
import { seedRides } from './seed-rides';

/** Fixed id, so that a second seeding finds the event. */
export const DEMO_EVENT_ID = '0190a0a0-0000-7000-8000-00000000e001';
const THURSDAY = 4;
const TABLES = 24;

/** First Thursday evening at least three weeks ahead. */
const weddingEvening = (now: Date): Date => {
  let day = addDays(wallTime(now).day, 21);
  while (wallTime(atWallTime(day, '19:30')).weekday !== THURSDAY) day = addDays(day, 1);
  return atWallTime(day, '19:30');
};

const wedding = (hostId: UserId, now: Date): Invitation => {
  const opened = Invitation.open(
    {
      title: 'החתונה של נועה ואיתי',
      hostName: 'נועה ואיתי',
      eventType: 'wedding',
      recipient: 'family_and_friends',
      date: weddingEvening(now).toISOString(),
      location: { address: 'גן האירועים השקמה, ראשון לציון', geocode: { lat: 31.9635, lng: 34.8044 } },
      rsvpConfig: { questions: ['headcount', 'special_requests', 'transportation'] },
      isRegistrationOpen: true,
      language: 'he',
      quietCalendar: 'jewish',
      reminderRounds: [{ daysBeforeClosing: 7 }, { daysBeforeClosing: 2 }],
    },
    hostId,
    now,
  );
  if (!opened.ok) throw new Error(opened.code);
  opened.value.attestConsent(now);
  return new Invitation({ ...opened.value.state, id: DEMO_EVENT_ID });
};

/** Seeds the half-answered event of the demo's host, with the hall it takes place in and its rides. Does nothing if it exists. */
export const seedRsvpDemo = async (
  source: DataSource,
  { hostId, now }: { hostId: UserId; now: Date },
): Promise<{ eventId: EventId }> => {
  await source.transaction(async (manager) => {
    const tx = new Tx(manager);
    const known = await tx.query('select 1 from rsvp.invitations where id = $1', [DEMO_EVENT_ID]);
    if (known.length) return;
    const event = wedding(hostId, now);
    const invitations = new InvitationRepository();
    await invitations.add(tx, event);
    await invitations.planRounds(tx, DEMO_EVENT_ID, planRounds(event.state, now, eventHours(event.state)));
    const guests = await seedGuests(tx, event, now);
    await seedHall(tx, DEMO_EVENT_ID, TABLES);
    await seedWishes(tx, DEMO_EVENT_ID, guests);
    await seedRides(tx, DEMO_EVENT_ID, now);
  });
  return { eventId: DEMO_EVENT_ID };
};
