import type { EventId, Location, UserId } from '@smachot/contracts';
import { addDays, atWallTime, DAY_MS, type E164, newId, wallTime } from '@smachot/kernel';
import { Tx } from '@smachot/server-platform';
import type { DataSource } from 'typeorm';
import { Invitation } from '../domain/invitations/invitation';
import { expiryOf } from '../domain/invitations/cohosts';
import { planRounds } from '../domain/sending/rounds';
import { CohostRepository } from '../persistence/invitations/cohost.repository';
import { InvitationRepository } from '../persistence/invitations/invitation.repository';
import { eventHours } from '../services/sending/event-hours';
import { seedGuests } from './demo-lives';
import { seedHall, seedWishes } from './demo-hall';
import { seedReminder } from './seed-reminder';
import { seedRides } from './seed-rides';

/** Fixed id, so that a second seeding finds the event. */
export const DEMO_EVENT_ID = '0190a0a0-0000-7000-8000-00000000e001';
const THURSDAY = 4;
const TABLES = 24;
const ASKED_COHOST: E164 = '+972504567821';

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

/** `hostKey`: the key of the host's phone. */
type Demo = { hostId: UserId; hostKey: string; cohostId: UserId; now: Date };
type DemoInvitation = { eventId: EventId; date: Date; location: Location };

/**
 * Seeds the half-answered event of the demo's host, with her co-host, the hall it takes place in, its rides and a reminder under way.
 * Does nothing if it exists.
 */
export const seedRsvpDemo = (source: DataSource, demo: Demo): Promise<DemoInvitation> =>
  source.transaction(async (manager) => {
    const { hostId, now } = demo;
    const tx = new Tx(manager);
    const [known] = await tx.query<DemoInvitation>(
      'select id as "eventId", date, location from rsvp.invitations where id = $1',
      [DEMO_EVENT_ID],
    );
    if (known) return known;
    const event = wedding(hostId, now);
    const invitations = new InvitationRepository();
    await invitations.add(tx, event);
    await invitations.planRounds(tx, DEMO_EVENT_ID, planRounds(event.state, eventHours(event.state)), now);
    const guests = await seedGuests(tx, event, now);
    await seedHall(tx, DEMO_EVENT_ID, TABLES);
    await seedWishes(tx, DEMO_EVENT_ID, guests);
    await seedRides(tx, DEMO_EVENT_ID, now);
    await seedReminder(tx, event, guests, demo);
    await seedCohosts(tx, demo);
    const { date, location } = event.state;
    return { eventId: DEMO_EVENT_ID, date, location };
  });

/** A co-host who answers for guests, and one who has not answered yet whether she wants to look on. */
const seedCohosts = async (tx: Tx, { hostId: userId, cohostId, now }: Demo): Promise<void> => {
  const cohosts = new CohostRepository();
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await cohosts.add(tx, DEMO_EVENT_ID, cohostId, 'Editor', before(5));
  const asked = { invitationId: newId(), eventId: DEMO_EVENT_ID, phone: ASKED_COHOST, userId };
  const expiresAt = expiryOf(before(1)).toISOString();
  await cohosts.invite(tx, { ...asked, role: 'Viewer', expiresAt }, before(1));
};
