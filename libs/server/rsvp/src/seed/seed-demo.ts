import type { EventId, UserId } from '@smachot/contracts';
import { addDays, atWallTime, DAY_MS, HOUR_MS, MINUTE_MS, newId, wallTime } from '@smachot/kernel';
import { Tx } from '@smachot/server-platform';
import type { DataSource } from 'typeorm';
import type { GivenAnswers } from '@smachot/server-guest-dialogue';
import { Invitation } from '../domain/invitations/invitation';
import { planRounds } from '../domain/sending/rounds';
import { Rsvp } from '../domain/guests/rsvp';
import { InvitationRepository } from '../persistence/invitations/invitation.repository';
import { RsvpRepository } from '../persistence/guests/rsvp.repository';
import { eventHours } from '../services/sending/event-hours';
import { type DemoGuest, demoGuests } from './demo-guests';

/** Fixed id, so that a second seeding finds the event. */
export const DEMO_EVENT_ID = '0190a0a0-0000-7000-8000-00000000e001';
const THURSDAY = 4;

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

/** Seeds the half-answered event of the demo's host. Does nothing if it exists. */
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
    await seedGuests(tx, event, now);
  });
  return { eventId: DEMO_EVENT_ID };
};

const seedGuests = async (tx: Tx, event: Invitation, now: Date): Promise<void> => {
  const repository = new RsvpRepository();
  const guests = demoGuests();
  const ids = guests.map(() => newId()).sort();
  const added = new Date(now.getTime() - 6 * DAY_MS);
  const rsvps = guests.map((guest, at) => Rsvp.add(ids[at]!, event.state.id, detailsOf(guest), false, added));
  await repository.add(tx, rsvps);
  for (const [at, rsvp] of rsvps.entries()) live(rsvp, guests[at]!, at, event, now);
  await repository.saveMany(tx, rsvps);
};

const detailsOf = ({ name, group, table, estimated, phone }: DemoGuest) => ({
  name,
  group,
  tableName: table,
  estimated,
  phone,
  mobile: phone !== null,
  language: 'he' as const,
  groupLabel: null,
  side: null,
  specialRequests: null,
  hostNote: null,
  income: null,
});

/** Takes a demo guest through the transitions of a real one, starting with an invitation sent three days ago. */
const live = (rsvp: Rsvp, guest: DemoGuest, at: number, event: Invitation, now: Date): void => {
  if (guest.status === 'created') return;
  const sent = new Date(now.getTime() - 3 * DAY_MS + at * 1000);
  // the demo has no campaigns of its own: the guests of an event share one id
  const campaignId: string = event.state.id;
  const queued = rsvp.queue('invite', campaignId, 'host', sent);
  if (!queued.ok) throw new Error(queued.code);
  rsvp.record({ round: queued.value, outcome: 'sent', at: sent });
  if (guest.status === 'sent') return;
  rsvp.record({
    round: queued.value,
    outcome: at % 3 ? 'read' : 'delivered',
    at: new Date(sent.getTime() + 20_000),
  });
  const given = answersOf(guest);
  const answered = new Date(sent.getTime() + ((at * 29) % 60) * HOUR_MS + MINUTE_MS);
  const channel = at % 4 ? 'chat' : 'page';
  if (given)
    rsvp.answer(given, {
      by: 'guest',
      channel,
      at: answered,
      tie: rsvp.state.id,
      closingDate: event.state.closingDate,
    });
};

const answersOf = ({ status, number, request, ride }: DemoGuest): GivenAnswers | undefined => {
  if (status === 'declined' || status === 'maybe') return { attending: status };
  if (status !== 'confirmed') return undefined;
  return {
    attending: status,
    special_requests: request ?? '',
    ...(number === null ? {} : { headcount: number }),
    ...(ride === null ? {} : { transportation: ride }),
  };
};
