import { DAY_MS, HOUR_MS, MINUTE_MS, newId } from '@smachot/kernel';
import type { GivenAnswers } from '@smachot/server-guest-dialogue';
import type { Tx } from '@smachot/server-platform';
import { Rsvp } from '../domain/guests/rsvp';
import type { Invitation } from '../domain/invitations/invitation';
import { RsvpRepository } from '../persistence/guests/rsvp.repository';
import { type DemoGuest, demoGuests } from './demo-guests';

/** Adds guests to an event, and takes each through the transitions of a real one up to `now`. */
export const seedGuests = async (
  tx: Tx,
  event: Invitation,
  now: Date,
  { count, tables }: { count?: number; tables?: number } = {},
): Promise<Rsvp[]> => {
  const repository = new RsvpRepository();
  const guests = demoGuests(count, tables);
  const ids = guests.map(() => newId()).sort();
  const added = new Date(now.getTime() - 6 * DAY_MS);
  const rsvps = guests.map((guest, at) => Rsvp.add(ids[at]!, event.state.id, detailsOf(guest), false, added));
  await repository.add(tx, rsvps);
  for (const [at, rsvp] of rsvps.entries()) live(rsvp, guests[at]!, at, event, now);
  await repository.saveMany(tx, rsvps);
  return rsvps;
};

const detailsOf = ({ name, group, table, estimated, phone }: DemoGuest) => ({
  name,
  group,
  tableName: table,
  estimated,
  estimateGiven: true,
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
