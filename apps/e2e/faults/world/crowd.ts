import { type Invitation, type Rsvp, sendInvites } from '@smachot/contracts';
import { type Host, aHost } from '../../src/world/a-host';
import { aCard, anEvent, guestsOf } from '../../src/world/an-event';
import { insist } from './patient-client';
import { emptyRedis } from './storage';

/** A host, an event far enough away that no automatic message is sent, and its guests to invite. */
export type Crowd = { host: Host; event: Invitation; eligible: Rsvp[]; ineligible: Rsvp[] };

const FAR_DAYS = 40;

/** A host with a card. */
export async function aPayingHost(): Promise<Host> {
  const host = await aHost();
  await aCard(host);
  return host;
}

/** Of one address; more a minute are refused. */
const SIGN_UPS_AT_ONCE = 15;

/** Creates hosts with cards, in batches: the sign-up rate limits of this address are cleared from Redis before each. */
export async function payingHosts(count: number): Promise<Host[]> {
  const hosts: Host[] = [];
  while (hosts.length < count) {
    await emptyRedis();
    const lot = Math.min(SIGN_UPS_AT_ONCE, count - hosts.length);
    hosts.push(...(await Promise.all(Array.from({ length: lot }, () => aPayingHost()))));
  }
  return hosts;
}

/** @param size count of guests eligible for messages; there are some ineligible ones beside them */
export async function aCrowd(size: number): Promise<Crowd> {
  const host = await aPayingHost();
  const event = await anEvent(host, { daysAhead: FAR_DAYS });
  const guests = await guestsOf(host, event, [
    ...Array.from({ length: size }, (_, nth) => ({
      attendeeName: `Guest ${nth + 1}`,
      estimatedNumberOfGuests: 5 + (nth % 4),
    })),
  ]);
  const ineligible = await guestsOf(host, event, [
    { attendeeName: 'No phone', attendeePhone: null },
    { attendeeName: 'At home only', attendeePhone: '03-6041234' },
    { attendeeName: 'Twice', attendeePhone: guests[0]!.attendeePhone },
  ]);
  return { host, event, eligible: guests, ineligible };
}

/** Requests a sending to the whole crowd, until the server answers. */
export const writeTo = (
  { host, event, eligible, ineligible }: Crowd,
  templateName: 'rsvp_invite_wedding' | 'rsvp_reminder' | 'rsvp_day_of' | 'rsvp_thank_you',
) => write(host, event, [...eligible, ...ineligible], templateName);

export const inviteAll = (host: Host, event: Invitation, guests: readonly Rsvp[]) =>
  write(host, event, guests, 'rsvp_invite_wedding');

const write = (
  host: Host,
  event: Invitation,
  guests: readonly Rsvp[],
  templateName: 'rsvp_invite_wedding' | 'rsvp_reminder' | 'rsvp_day_of' | 'rsvp_thank_you',
) =>
  insist(sendInvites, {
    token: host.tokens.access_token,
    body: { eventId: event._id, templateName, rsvpIds: guests.map(({ _id }) => _id), consent: true },
  });

/** Mobile numbers that are unique in the run; the sandbox takes them as digits. */
export const digits = (phone: string | null): string => (phone ?? '').replace(/\D/g, '');
