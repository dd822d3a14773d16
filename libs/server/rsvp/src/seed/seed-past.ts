import type { EventId, UserId } from '@smachot/contracts';
import { addDays, atWallTime, DAY_MS, newId, wallTime } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { Invitation } from '../domain/invitations/invitation';
import type { Rsvp } from '../domain/guests/rsvp';
import { GiftRepository } from '../persistence/gifts/gift.repository';
import { InvitationRepository } from '../persistence/invitations/invitation.repository';
import { seedHall } from './demo-hall';
import { seedGuests } from './demo-lives';

/** Fixed id, so that a second seeding finds the event. */
const DEMO_PAST_EVENT_ID = '0190a0a0-0000-7000-8000-00000000e002';
/** The bill of an event's responses. */
export type DemoBill = { billId: string; eventId: EventId; hostId: UserId; responses: number; at: Date };

const DAYS_AGO = 70;
const GUESTS = 48;
const TABLES = 6;
const invitations = new InvitationRepository();

const henna = (hostId: UserId, now: Date): Invitation => {
  const day = addDays(wallTime(now).day, -DAYS_AGO);
  const opened = Invitation.open(
    {
      ...{ title: 'החינה של נועה ואיתי', hostName: 'נועה ואיתי', eventType: 'henna', recipient: 'family' },
      date: atWallTime(day, '19:00').toISOString(),
      location: { address: 'אולם הדקל, נתניה', geocode: { lat: 32.3215, lng: 34.8532 } },
      rsvpConfig: { questions: ['headcount', 'special_requests'] },
      ...{ isRegistrationOpen: true, language: 'he', quietCalendar: 'jewish', reminderRounds: [] },
    },
    hostId,
    new Date(now.getTime() - (DAYS_AGO + 40) * DAY_MS),
  );
  if (!opened.ok) throw new Error(opened.code);
  opened.value.attestConsent(opened.value.state.createdAt);
  return new Invitation({ ...opened.value.state, id: DEMO_PAST_EVENT_ID, lapseAt: null });
};

/** Seeds an event of the demo's host that is over, with its hall and gifts. @returns its bill to be opened; undefined if it is there already */
export const seedPastEvent = async (
  tx: Tx,
  { hostId, now }: { hostId: UserId; now: Date },
): Promise<DemoBill | undefined> => {
  const known = await tx.query('select 1 from rsvp.invitations where id = $1', [DEMO_PAST_EVENT_ID]);
  if (known.length) return undefined;
  const event = henna(hostId, now);
  await invitations.add(tx, event);
  const { date } = event.state;
  const guests = await seedGuests(tx, event, new Date(date.getTime() - 14 * DAY_MS), {
    count: GUESTS,
    tables: TABLES,
  });
  await seedHall(tx, DEMO_PAST_EVENT_ID, TABLES);
  await seedGifts(tx, guests, hostId, date);
  return billed(tx, event);
};

/** Gifts of guests who came, most of them thanked for, and an envelope of somebody who is not on the list. */
const seedGifts = async (tx: Tx, guests: Rsvp[], userId: UserId, date: Date): Promise<void> => {
  const gifts = new GiftRepository();
  const eventId = DEMO_PAST_EVENT_ID;
  const came = guests.filter(({ state }) => state.status === 'confirmed');
  const after = (days: number): Date => new Date(date.getTime() + days * DAY_MS);
  for (const [at, { state }] of came.entries()) {
    const kind = (['cash', 'cheque', 'transfer', 'cash', 'item'] as const)[at % 5]!;
    const gift = { eventId, rsvpId: state.id };
    await gifts.record(
      tx,
      gift,
      { kind, note: kind === 'item' ? 'סט כוסות' : null },
      { userId, now: after(1) },
    );
    if (kind !== 'item')
      await tx.query('update rsvp.guests set income = $2 where id = $1', [state.id, 18_000 * (1 + (at % 4))]);
    const id: string = state.id;
    if (at % 3) await gifts.thank(tx, { ...gift, id }, { userId, now: after(6) });
  }
  const envelope = {
    giver: 'השכנים מקומה 3',
    side: null,
    group: null,
    kind: 'cash',
    amount: 40_000,
    note: null,
  } as const;
  await gifts.addEnvelope(tx, { eventId, id: newId(date.getTime()) }, envelope, { userId, now: after(1) });
};

/** The event as the day after left it: billed for every response. */
const billed = async (tx: Tx, { state }: Invitation): Promise<DemoBill> => {
  const { id: eventId, hostId, billingAt: at } = state;
  const billId = newId(at.getTime());
  await tx.query('update rsvp.invitations set billed_at = $2 where id = $1', [eventId, at]);
  const facts = await tx.query<{ id: string }>(
    'with f as (update rsvp.billable_facts set bill_id = $2 where event_id = $1 returning rsvp_id) select rsvp_id as id from f',
    [eventId, billId],
  );
  await tx.query(
    `insert into rsvp.bills (id, event_id, host_id, responses, state, created_at) values ($1, $2, $3, $4, 'paid', $5)`,
    [billId, eventId, hostId, facts.length, at],
  );
  await tx.query('delete from rsvp.billing_limits where event_id = $1', [eventId]);
  return { billId, eventId, hostId, responses: facts.length, at };
};
