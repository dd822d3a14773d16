import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS, newId } from '@smachot/kernel';
import { seedHostedEventsDemo } from '@smachot/server-hosted-events';
import sharp from 'sharp';
import { bankThings } from '../bank-things';
import { bookingThings } from '../booking-things';
import { hostedEventThings } from '../hosted-event-things';
import { orderThings } from '../order-things';
import type { Person, Product } from '../product';
import { storeThings } from '../store-things';
import { threadThings } from '../thread-things';
import type { Pool } from './draw';
import type { Callers } from './requests';

const soon = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

const anInvitation = async (product: Product, { bearer }: Person) => {
  const body = {
    title: 'החתונה',
    hostName: 'נועה ואיתי',
    eventType: 'wedding',
    recipient: 'guests',
    date: soon(60),
    location: { address: 'גן האלה, שדה ורבורג' },
    rsvpConfig: { questions: ['headcount'] },
  };
  const { _id: eventId } = (await product.call('POST', '/v1/events/event-rsvps', { bearer, body })).body as {
    _id: string;
  };
  const guests = ['0502345678', '0502345679', undefined].map((attendeePhone, at) => ({
    attendeeName: `אורח ${at}`,
    attendeePhone,
  }));
  const added = (await product.call('POST', `/v1/events/rsvps/${eventId}`, { bearer, body: { guests } }))
    .body as { rsvps: { _id: string }[] };
  const text = { text: 'דנה 0502345670\nיוסי 0502345671, 4', kind: 'list' };
  const { uploadId } = (
    await product.call('POST', `/v1/events/rsvps/${eventId}/tables/text`, { bearer, body: text })
  ).body as { uploadId: string };
  return { eventId, rsvpIds: added.rsvps.map(({ _id }) => _id), uploadId };
};

const guestToken = async ({ source }: Product, rsvpId: string): Promise<string> => {
  const token = randomBytes(24).toString('base64url');
  await source.query('insert into rsvp.guest_tokens (hash, rsvp_id, created_at) values ($1, $2, now())', [
    createHash('sha256').update(token).digest('base64url'),
    rsvpId,
  ]);
  return token;
};

const aCard = async ({ source }: Product, { user }: Person): Promise<string> => {
  const id = newId();
  await source.query(
    `insert into payments.cards (id, user_id, sealed_token, fingerprint, last_four, brand, expiry, is_default, created_at)
     values ($1::uuid, $2, 'x', $1::text, '5846', 'visa', '1239', true, now())`,
    [id, user.id],
  );
  return id;
};

/** Everything that requests can name: people, an invitation with guests, a store with an order, a card. */
export const surroundings = async (
  product: Product,
): Promise<{ pool: Pool; callers: Callers; files: Buffer[] }> => {
  const [host, member, admin] = [
    await product.signUp('0521220001'),
    await product.signUp('0521220002'),
    await product.superAdmin('0521220003'),
  ];
  await product.source.query('update identity.refresh_families set confirmed_at = clock_timestamp()');
  const invitation = await anInvitation(product, host);
  const store = await storeThings(product, host, member);
  await product.source.query('insert into stores.usernames (username, store_id) values ($1, $2)', [
    store.partner,
    store.storeId,
  ]);
  const order = await orderThings(product, host.user.id, store.storeId);
  const threads = await threadThings(product, store.storeId, host.user.id);
  const bookings = await bookingThings(product, store.storeId, host.user.id);
  const bank = await bankThings(product, store.storeId, host.user.id);
  const hosted = await hostedEventThings(product, { ...store, userId: host.user.id });
  const { slugs } = await seedHostedEventsDemo(product.source, new Date());
  const tokens = [
    await guestToken(product, invitation.rsvpIds[0]!),
    await guestToken(product, invitation.rsvpIds[1]!),
  ];
  const named: Record<string, string[]> = {
    ...Object.fromEntries(
      Object.entries({ ...store, ...order, ...bookings, ...threads, ...bank, ...hosted }).map(
        ([name, value]) => [name, [value]],
      ),
    ),
    eventId: [invitation.eventId],
    rsvpId: invitation.rsvpIds,
    rsvpIds: invitation.rsvpIds,
    uploadId: [invitation.uploadId],
    cardId: [await aCard(product, host)],
    slug: slugs,
    store: [store.partner],
    topics: ['none', `event:${invitation.eventId}`],
    templateName: ['rsvp_invite_wedding'],
    token: tokens,
    partnerUsername: [store.partner, store.partnerUsername],
    pricingUnitIds: [store.pricingUnitId],
    partnerId: [store.storeId],
    partnerIds: [store.storeId],
    ids: [store.storeId],
  };
  const phones = ['0502345678', '050-234-5679', '+972502345670', '0521220001'];
  const pool: Pool = (name) =>
    named[name] ??
    (/phone/i.test(name)
      ? phones
      : /^(?:date|from|to|at)$|datetime/i.test(name)
        ? [soon(30), soon(30).slice(0, 10)]
        : undefined);
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#5E2CA5' } })
    .png()
    .toBuffer();
  const files = [
    picture,
    picture.subarray(0, 60),
    Buffer.alloc(0),
    Buffer.from('שם,טלפון,כמות\nדנה,0502345678,2\n"יו"ם,050,x\n'),
    Buffer.from('BEGIN:VCARD\nFN:דנה\nTEL;TYPE=CELL:050-2345678\nEND:VCARD\n'),
    Buffer.from('PK\u0003\u0004 not really a workbook'),
    Buffer.from('a\0b,\0\n\0,1', 'utf8'),
  ];
  const bearers = [host.bearer, host.bearer, host.bearer, member.bearer, admin.bearer];
  return { pool, callers: { bearers, guestTokens: tokens }, files };
};
