import { createHash } from 'node:crypto';
import { DAY_MS, newId } from '@smachot/kernel';
import type { Person, Product } from './product';

export type EventThings = {
  eventId: string;
  rsvpId: string;
  twinId: string;
  campaignId: string;
  changeId: string;
  uploadId: string;
  row: string;
  replyId: string;
  testId: string;
  giftId: string;
  stopId: string;
  busId: string;
  cohostId: string;
  cohostInvitationId: string;
  doorLinkId: string;
  doorToken: string;
};

const invitation = {
  title: 'החתונה',
  hostName: 'נועה ואיתי',
  eventType: 'wedding',
  recipient: 'guests',
  date: new Date(Date.now() + 60 * DAY_MS).toISOString(),
  location: { address: 'גן האלה, שדה ורבורג' },
  rsvpConfig: { questions: ['headcount'] },
};

const rideStop = {
  ...{ name: 'רכבת מרכז', departsAt: '17:30', note: null },
  location: { address: 'רכבת מרכז, תל אביב' },
};

const noScans = () => ({ deviceId: newId(), sentAt: new Date().toISOString(), scans: [], after: 0 });

export const eventBodies: Record<string, (thing: EventThings) => unknown> = {
  'rsvp.createInvitation': () => invitation,
  'rsvp.updateInvitation': () => invitation,
  'rsvp.markConversationRead': () => ({ upTo: newId() }),
  'rsvp.replyToGuest': () => ({ text: 'שלום', lastReplyId: null }),
  'rsvp.inviteCohost': () => ({ phoneNumber: '0521117777', role: 'Viewer' }),
  'rsvp.changeCohostRole': () => ({ role: 'Viewer' }),
  'rsvp.answerCohostInvitation': () => ({ accept: true }),
  'rsvp.addGuests': () => ({ guests: [{ attendeeName: 'דני' }] }),
  'rsvp.changeGuest': () => ({ tableName: '7' }),
  'rsvp.changeGuests': ({ rsvpId }) => ({ rsvpIds: [rsvpId], tableName: '7' }),
  'rsvp.releaseTables': () => ({ release: 'now' }),
  'rsvp.changeSeating': ({ rsvpId }) => ({
    ...{ tables: [], removedTables: [], wishes: [], removedWishes: [] },
    seats: [{ rsvpId, version: 1, at: [] }],
  }),
  'rsvp.saveRideStop': () => ({ ...rideStop, version: 1 }),
  'rsvp.saveBus': ({ stopId }) => ({
    ...{ name: 'אוטובוס צפון', way: 'there', seats: 40, version: 1 },
    stops: [{ stopId, at: '17:30' }],
  }),
  'rsvp.releaseRides': () => ({ released: true }),
  'rsvp.choosePassengerStop': ({ stopId }) => ({ stopId, persons: 1, ways: 'both', version: 0 }),
  'rsvp.assignPassengers': ({ rsvpId, busId }) => ({
    assignments: [{ rsvpId, way: 'there', from: null, to: busId }],
  }),
  'rsvp.chooseGuestStop': ({ stopId }) => ({ stopId, persons: 1, ways: 'both' }),
  'rsvp.acceptNumbers': ({ rsvpId }) => ({ numbers: [{ rsvpId, number: 12 }] }),
  'rsvp.deleteGuests': ({ rsvpId }) => ({ rsvpIds: [rsvpId] }),
  'rsvp.restoreGuests': ({ rsvpId }) => ({ rsvpIds: [rsvpId] }),
  'rsvp.mergeGuests': ({ rsvpId, twinId }) => ({
    guests: [rsvpId, twinId].map((id) => ({ rsvpId: id, version: 1 })),
  }),
  'rsvp.keepGuestsApart': ({ rsvpId, twinId }) => ({ rsvpIds: [rsvpId, twinId] }),
  'rsvp.previewSend': ({ eventId, rsvpId }) => ({
    eventId,
    rsvpIds: [rsvpId],
    templateName: 'rsvp_invite_wedding',
  }),
  'rsvp.sendTestMessage': ({ eventId, rsvpId }) => ({ eventId, rsvpId, templateName: 'rsvp_invite_wedding' }),
  'rsvp.sendInvites': ({ eventId, rsvpId }) => ({
    eventId,
    rsvpIds: [rsvpId],
    templateName: 'rsvp_invite_wedding',
  }),
  'rsvp.recordGift': () => ({ kind: 'cash', amount: 300 }),
  'rsvp.addEnvelope': () => ({ giver: 'דוד', kind: 'cash', amount: 300 }),
  'rsvp.changeEnvelope': () => ({ giver: 'דוד', kind: 'cash', amount: 300 }),
  'rsvp.thankForGift': () => ({ text: null }),
  'rsvp.previewText': () => ({ text: 'דנה 0502345678', kind: 'list' }),
  'rsvp.mapColumns': () => ({ fields: ['name'] }),
  'rsvp.mendRow': () => ({ seats: '2' }),
  'rsvp.recordArrivals': noScans,
  'rsvp.createDoorLink': () => ({ name: 'שער' }),
  'rsvp.listDoorByLink': ({ doorToken }) => ({ token: doorToken }),
  'rsvp.recordArrivalsByLink': ({ doorToken }) => ({ ...noScans(), token: doorToken }),
  'rsvp.requestGuestLink': () => ({ phone: '0521118888' }),
};

let guests = 0;
/** A host may invite the same phone only so often, over all events. */
const guestPhone = (): string => `052${String(1_000_000 + ++guests)}`;

/** A co-host of an event, and the pending invitation of a phone to become one. */
const cohostThings = async (
  { source }: Product,
  { user }: Person,
  cohost: Person,
  eventId: string,
): Promise<Pick<EventThings, 'cohostId' | 'cohostInvitationId'>> => {
  const [cohostId, cohostInvitationId] = [newId(), newId()];
  await source.query(
    `insert into rsvp.cohosts (id, event_id, user_id, role, joined_at) values ($1, $2, $3, 'Viewer', now())`,
    [cohostId, eventId, cohost.user.id],
  );
  await source.query(
    `insert into rsvp.cohost_invitations (id, event_id, phone, role, invited_by, created_at, expires_at)
     values ($1, $2, $3, 'Viewer', $4, now(), now() + interval '7 days')`,
    [cohostInvitationId, eventId, user.phoneNumber, user.id],
  );
  return { cohostId, cohostInvitationId };
};

/** A door link of an event. */
const doorThings = async (
  { source }: Product,
  eventId: string,
): Promise<Pick<EventThings, 'doorLinkId' | 'doorToken'>> => {
  const [doorLinkId, doorToken] = [newId(), newId().replaceAll('-', '')];
  await source.query(
    `insert into rsvp.door_links (id, event_id, hash, name, created_at) values ($1, $2, $3, 'שער', now())`,
    [doorLinkId, eventId, createHash('sha256').update(doorToken).digest('base64url')],
  );
  return { doorLinkId, doorToken };
};

/** A stop and a bus of an event; one guest comes and needs a ride. */
const rideThings = async (
  { source }: Product,
  eventId: string,
  rsvpId: string,
): Promise<Pick<EventThings, 'stopId' | 'busId'>> => {
  const [stopId, busId] = [newId(), newId()];
  await source.query(
    `insert into rsvp.ride_stops (id, event_id, name, location, departs_at, version) values ($1, $2, 'רכבת מרכז', $3, '17:30', 1)`,
    [stopId, eventId, JSON.stringify(rideStop.location)],
  );
  await source.query(
    `insert into rsvp.buses (id, event_id, name, way, seats, stops, version) values ($1, $2, 'אוטובוס צפון', 'there', 40, $3, 1)`,
    [busId, eventId, JSON.stringify([{ stopId, at: '17:30' }])],
  );
  await source.query(`update rsvp.guests set status = 'confirmed', transportation = true where id = $1`, [
    rsvpId,
  ]);
  return { stopId, busId };
};

/** An event of this host with two guests of one name, a table, a sending and everything else that can hang on it. */
export const eventThings = async (product: Product, host: Person, cohost: Person): Promise<EventThings> => {
  const { bearer, user } = host;
  // an account has so many events and no more, and creates so many in a day
  await product.source.query(
    `update rsvp.invitations set deleted_at = coalesce(deleted_at, now()), created_at = now() - interval '2 days' where host_id = $1`,
    [user.id],
  );
  const event = (await product.call('POST', '/v1/events/event-rsvps', { bearer, body: invitation })).body as {
    _id: string;
  };
  const added = (
    await product.call('POST', `/v1/events/rsvps/${event._id}`, {
      bearer,
      body: { guests: [{ attendeeName: 'רחל', attendeePhone: guestPhone() }, { attendeeName: 'רחל כהן' }] },
    })
  ).body as {
    rsvps: { _id: string }[];
  };
  const upload = (
    await product.call('POST', `/v1/events/rsvps/${event._id}/tables/text`, {
      bearer,
      body: { text: 'דנה 0502345678', kind: 'list' },
    })
  ).body as { uploadId: string } | undefined;
  const sent = (
    await product.call('POST', '/v1/whatsapp/send-invites', {
      bearer,
      headers: { 'idempotency-key': newId() },
      body: {
        eventId: event._id,
        rsvpIds: [added.rsvps[0]!._id],
        templateName: 'rsvp_invite_wedding',
        consent: true,
      },
    })
  ).body as { campaignId: string | null };
  const changeId = newId();
  await product.source.query(
    `insert into rsvp.changes (id, event_id, what, at) values ($1, $2, '{date}', now())`,
    [changeId, event._id],
  );
  const testId = newId();
  await product.source.query(
    `insert into rsvp.test_messages (id, event_id, rsvp_id, user_id, phone_key, template_name, created_at)
     values ($1::uuid, $2, $3, $4, $1::text, 'rsvp_invite_wedding', now())`,
    [testId, event._id, added.rsvps[0]!._id, user.id],
  );
  const giftId = newId();
  await product.source.query(
    `insert into rsvp.gifts (id, event_id, giver, kind, amount, recorded_at, recorded_by) values ($1, $2, 'דוד', 'cash', 30000, now(), $3)`,
    [giftId, event._id, user.id],
  );
  return {
    ...(await cohostThings(product, host, cohost, event._id)),
    ...(await doorThings(product, event._id)),
    ...(await rideThings(product, event._id, added.rsvps[1]!._id)),
    replyId: newId(),
    testId,
    giftId,
    eventId: event._id,
    rsvpId: added.rsvps[0]!._id,
    twinId: added.rsvps[1]!._id,
    campaignId: sent.campaignId ?? newId(),
    changeId,
    uploadId: upload?.uploadId ?? newId(),
    row: '1',
  };
};
