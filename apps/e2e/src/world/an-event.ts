import {
  addCard,
  addGuests,
  changeGuest,
  createInvitation,
  type InputOf,
  type Invitation,
  listCards,
  listRsvps,
  type Rsvp,
  sendInvites,
} from '@smachot/contracts';
import { addDays, atWallTime } from '@smachot/kernel';
import { expect } from '@playwright/test';
import { foreignCard, type TestCard } from './cards';
import { clock } from './clock';
import type { Host } from './a-host';
import { newPhone } from './phones';
import { askProduct } from './product';
import { outside } from './sandbox';

type Wanted = {
  /** The product's current day, for callers who know it already. */
  today: string;
  daysAhead: number;
  eventType: Invitation['eventType'];
  language: Invitation['language'];
  hostName: string;
  title: string;
  location: Invitation['location'];
};
export type GuestToBe = InputOf<typeof addGuests>['body']['guests'][number];

/** An invitation by calls, `daysAhead` of today at 19:30. */
export async function anEvent({ tokens }: Host, wanted: Partial<Wanted> = {}): Promise<Invitation> {
  const { daysAhead = 16, eventType = 'wedding', language = 'he', hostName = 'נועה ודניאל' } = wanted;
  const { title = 'החתונה של נועה ודניאל', location = { address: 'אולמי הגן, הרצליה' } } = wanted;
  const day = addDays(wanted.today ?? (await clock.today()), daysAhead);
  return askProduct(createInvitation, {
    token: tokens.access_token,
    body: {
      title,
      hostName,
      eventType,
      recipient: 'guests',
      date: atWallTime(day, '19:30').toISOString(),
      location,
      rsvpConfig: { questions: ['headcount', 'special_requests'] },
      language,
    },
  });
}

/** A card that can be charged: a provider that answered too late is asked again by the worker. */
export async function aCard({ tokens }: Host, of: TestCard = foreignCard): Promise<void> {
  const { token, card } = await outside.cardToken(of.number, of.expiry);
  const { _id, status } = await askProduct(addCard, {
    token: tokens.access_token,
    body: {
      token,
      cardMask: card.mask,
      cardType: of.brand,
      expiry: of.expiry,
      nickname: null,
    },
  });
  if (status === 'confirmed') return;
  const statusNow = async () => {
    const { cards } = await askProduct(listCards, { token: tokens.access_token });
    return cards.find((one) => one._id === _id)?.status;
  };
  await expect.poll(statusNow, { message: 'the provider confirms the card' }).toBe('confirmed');
}

/** Guests by name; each gets a phone of its own unless one is given (null: has none). */
export async function guestsOf(
  { tokens }: Host,
  { _id: eventId }: Invitation,
  guests: (Partial<GuestToBe> & { attendeeName: string })[],
): Promise<Rsvp[]> {
  const body = { guests: guests.map((guest) => ({ attendeePhone: newPhone(), ...guest })) };
  const { rsvps } = await askProduct(addGuests, { token: tokens.access_token, params: { eventId }, body });
  return rsvps;
}

/** Invites these guests; answers the campaign's id. */
export async function invited({ tokens }: Host, event: Invitation, rsvps: readonly Rsvp[]): Promise<string> {
  const { campaignId, refused } = await askProduct(sendInvites, {
    token: tokens.access_token,
    body: {
      eventId: event._id,
      templateName: `rsvp_invite_${event.eventType}`,
      rsvpIds: rsvps.map(({ _id }) => _id),
      consent: true,
    },
  });
  if (!campaignId) throw new Error(`nobody could be invited: ${JSON.stringify(refused)}`);
  return campaignId;
}

/** Records a yes of the guest through the host, with the other given fields. */
export async function attends(
  { tokens }: Host,
  { eventId, _id }: Rsvp,
  specialRequests?: string,
): Promise<void> {
  await askProduct(changeGuest, {
    token: tokens.access_token,
    params: { eventId, rsvpId: _id },
    body: { answer: 'confirmed', ...(specialRequests ? { specialRequests } : {}) },
  });
}

export async function guestListOf({ tokens }: Host, { _id: eventId }: Invitation) {
  return askProduct(listRsvps, { token: tokens.access_token, params: { eventId }, query: {} });
}
