import { DAY_MS } from '@smachot/kernel';
import { ask, confirmIdentity } from '../person-calls';
import type { Person, WholeProduct } from '../whole-product';

const location = { address: 'דיזנגוף 50, תל אביב', geocode: { lat: 32.0775, lng: 34.7743 } };
const profile = {
  ...{ businessName: 'המטבח', categories: ['catering'], isMobile: true, businessCity: 'תל אביב-יפו' },
  ...{ businessPhone: '0531234567', businessLocation: location },
  delivery: { freeWorkingDistance: 10, maxWorkingDistance: 60, pricePerKm: 5, minDeliveryPrice: 80 },
};
const unit = {
  ...{ type: 'simple', name: 'מגש', summary: 'אוכל', description: 'אוכל לכולם', visibility: 'public' },
  pricingFactor: {
    ...{ type: 'range', participants: { min: 10, max: 400 } },
    ...{ basePrice: 500, pricePerParticipant: 60 },
  },
};
export const PARTICIPANTS = 100;
const PRICE = 500 + 60 * PARTICIPANTS;

/** A listed store with one unit. */
export const aStore = async (product: WholeProduct, owner: Person) => {
  const partner = 'costs-kitchen';
  const path = `/v1/partners/${partner}`;
  await ask(product, owner, 'POST', '/v1/partners', { partnerUsername: partner, ...profile });
  await confirmIdentity(product, owner);
  const { pricingUnitId } = await ask(product, owner, 'POST', `${path}/pricing-units`, unit);
  await ask(product, owner, 'PUT', `${path}/availability`, {
    ...{ availabilities: [], shortestNotice: 24, dailyCapacity: 100, slotsPerCustomer: 100 },
  });
  const rest = { links: {}, externalMedia: {}, cancellationPolicy: [] };
  await ask(product, owner, 'PUT', path, { ...profile, ...rest, settings: { isPublic: true } });
  await product.jobs.drain();
  return { partner, path, pricingUnitId: pricingUnitId! };
};

/** Numbers of cards that are never refused; one card may belong to a few accounts. */
const CARDS = ['4580458045804580', '4580458045804598', '4580458045804606'];
let cards = 0;
export const aCard = async (product: WholeProduct, person: Person): Promise<void> => {
  const number = CARDS[cards++ % CARDS.length]!;
  const answer = await fetch(`${product.sandboxUrl}/_sandbox/payments/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, expiry: '1230' }),
  });
  const { token, card } = (await answer.json()) as { token: string; card: { mask: string } };
  await ask(product, person, 'POST', '/v1/payments/user-tokens', {
    ...{ token, cardMask: card.mask, cardType: 'visa', expiry: '1230' },
  });
};

export const anOrder = (pricingUnitId: string, daysAhead: number) => ({
  pricingUnitId,
  eventInfo: {
    participants: PARTICIPANTS,
    datetime: new Date(Date.now() + daysAhead * DAY_MS).toISOString(),
    location,
  },
  termsOfService: true,
  expectedPrice: PRICE,
});

/** An invitation with as many guests. */
export const anInvitation = async (product: WholeProduct, host: Person, guests: number) => {
  const { _id: eventId } = await ask(product, host, 'POST', '/v1/events/event-rsvps', {
    ...{ title: 'החתונה', hostName: 'נועה ואיתי', eventType: 'wedding', recipient: 'guests' },
    quietCalendar: 'none',
    date: new Date(Date.now() + 60 * DAY_MS).toISOString(),
    ...{ location: { address: 'הגן' }, rsvpConfig: { questions: ['headcount'] } },
  });
  const { rsvps } = await ask<{ rsvps: { _id: string }[] }>(
    ...([product, host, 'POST', `/v1/events/rsvps/${eventId}`] as const),
    {
      guests: Array.from({ length: guests }, (_, nth) => ({
        ...{ attendeeName: `אורח ${nth}`, attendeePhone: `05376${String(10_000 + nth)}` },
      })),
    },
  );
  await product.jobs.drain();
  return { eventId: eventId!, rsvpIds: rsvps.map(({ _id }) => _id) };
};
