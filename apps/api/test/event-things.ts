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
  cohostId: string;
  cohostInvitationId: string;
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
  'rsvp.previewText': () => ({ text: 'דנה 0502345678', kind: 'list' }),
  'rsvp.mapColumns': () => ({ fields: ['name'] }),
  'rsvp.mendRow': () => ({ seats: '2' }),
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

/** An event of this host with two guests of one name, a table, a sending and everything else that can hang on it. */
export const eventThings = async (product: Product, host: Person, cohost: Person): Promise<EventThings> => {
  const { bearer, user } = host;
  // an account has so many events and no more
  await product.source.query(
    'update rsvp.invitations set deleted_at = now() where host_id = $1 and deleted_at is null',
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
  return {
    ...(await cohostThings(product, host, cohost, event._id)),
    replyId: newId(),
    testId,
    eventId: event._id,
    rsvpId: added.rsvps[0]!._id,
    twinId: added.rsvps[1]!._id,
    campaignId: sent.campaignId ?? newId(),
    changeId,
    uploadId: upload?.uploadId ?? newId(),
    row: '1',
  };
};
