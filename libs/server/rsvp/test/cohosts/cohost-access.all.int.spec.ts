import { allCalls } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { anInvitationForm } from '../../src/testing';
import { anE164, hostedEvent, type HostedEvent } from '../hosted-event';
import { rsvpHttp, type RsvpHttp } from '../rsvp-http';

let app: RsvpHttp;
let event: HostedEvent;
let owner: string;
let eventId: string;
let dana: string;
const aPhone = anE164;
const cohosts = () => event.cohosts;

beforeAll(async () => {
  app = await rsvpHttp();
});
beforeEach(async () => {
  event = await hostedEvent(app);
  ({ owner, eventId, dana } = event);
});
afterAll(() => app.close());

const invite: HostedEvent['invite'] = (...given) => event.invite(...given);
const joined: HostedEvent['joined'] = (...given) => event.joined(...given);
const memberOf = (userId: string) => event.memberOf(userId);

/** Expected status of each role; `ok`: access was granted, independent of the request's result. */
type Row = readonly [editor: 'ok' | 403, viewer: 'ok' | 403];
const reads: Row = ['ok', 'ok'];
const edits: Row = ['ok', 403];
const owns: Row = [403, 403];
const expected: Record<string, Row> = {
  'rsvp.getInvitation': reads,
  'rsvp.listRsvps': reads,
  'rsvp.listRsvpIds': reads,
  'rsvp.getGuest': reads,
  'rsvp.guestHistory': reads,
  'rsvp.exportGuests': reads,
  'rsvp.readSeating': reads,
  'rsvp.printSeating': reads,
  'rsvp.readTableRelease': reads,
  'rsvp.readRides': reads,
  'rsvp.listPassengers': reads,
  'rsvp.printPassengers': reads,
  'rsvp.printAllPassengers': reads,
  'rsvp.exportPassengers': reads,
  'rsvp.listDuplicates': reads,
  'rsvp.listCampaigns': reads,
  'rsvp.getCampaign': reads,
  'rsvp.listCohosts': reads,
  'rsvp.listInbox': reads,
  'rsvp.readConversation': reads,
  'rsvp.markConversationRead': edits,
  'rsvp.replyToGuest': edits,
  'rsvp.retryReply': edits,
  'rsvp.updateInvitation': edits,
  'rsvp.addGuests': edits,
  'rsvp.changeGuest': edits,
  'rsvp.changeGuests': edits,
  'rsvp.changeSeating': edits,
  'rsvp.releaseTables': edits,
  'rsvp.saveRideStop': edits,
  'rsvp.removeRideStop': edits,
  'rsvp.saveBus': edits,
  'rsvp.removeBus': edits,
  'rsvp.releaseRides': edits,
  'rsvp.choosePassengerStop': edits,
  'rsvp.assignPassengers': edits,
  'rsvp.assignRest': edits,
  'rsvp.acceptNumbers': edits,
  'rsvp.deleteGuests': edits,
  'rsvp.restoreGuests': edits,
  'rsvp.mergeGuests': edits,
  'rsvp.keepGuestsApart': edits,
  'rsvp.copyGuestLink': edits,
  'rsvp.textGuestLink': edits,
  'rsvp.listGifts': edits,
  'rsvp.exportGifts': edits,
  'rsvp.recordGift': edits,
  'rsvp.addEnvelope': edits,
  'rsvp.changeEnvelope': edits,
  'rsvp.deleteGift': edits,
  'rsvp.thankForGift': edits,
  'rsvp.previewSend': edits,
  'rsvp.sendInvites': edits,
  'rsvp.sendTestMessage': edits,
  // A test message is readable by its own sender, in any role.
  'rsvp.getTestMessage': reads,
  'rsvp.pauseCampaign': edits,
  'rsvp.resumeCampaign': edits,
  'rsvp.cancelCampaign': edits,
  'rsvp.cancelScheduled': edits,
  'rsvp.pendingChange': reads,
  'rsvp.tellChange': edits,
  'rsvp.dismissChange': edits,
  'rsvp.previewText': edits,
  'rsvp.uploadInvitationImage': edits,
  'rsvp.uploadTable': edits,
  'rsvp.previewTable': edits,
  'rsvp.readPreview': edits,
  'rsvp.mapColumns': edits,
  'rsvp.mendRow': edits,
  'rsvp.confirmTable': edits,
  'rsvp.faultyRowsFile': edits,
  'rsvp.listDoor': edits,
  'rsvp.recordArrivals': edits,
  'rsvp.countArrived': reads,
  'rsvp.listDoorLinks': edits,
  'rsvp.createDoorLink': edits,
  'rsvp.revokeDoorLink': edits,
  'rsvp.deleteInvitation': owns,
  'rsvp.inviteCohost': owns,
  'rsvp.withdrawCohostInvitation': owns,
  'rsvp.changeCohostRole': owns,
  // A co-host may remove himself; here it is another co-host.
  'rsvp.removeCohost': owns,
};
/** Calls about the user's own data, not about one invitation. */
const OWN = new Set([
  'rsvp.createInvitation',
  'rsvp.listInvitations',
  'rsvp.myCohostInvitations',
  'rsvp.answerCohostInvitation',
]);
const calls = allCalls().filter(
  ({ id, access }) => id.startsWith('rsvp.') && access === 'user' && !OWN.has(id),
);

it('has an expectation for every call about an invitation', () =>
  expect(calls.map(({ id }) => id).sort()).toEqual(Object.keys(expected).sort()));

const BOUNDARY = 'b0undary';
const FILE = Buffer.from(
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nשם\r\nדנה\r\n--${BOUNDARY}--\r\n`,
);

describe.each(calls)('$id', (call) => {
  const ask = async (as: string) => {
    const campaignId = await aCampaign();
    const ids: Record<string, string> = {
      eventId,
      rsvpId: dana,
      campaignId,
      changeId: newId(),
      uploadId: newId(),
      replyId: newId(),
      testId: newId(),
      row: '2',
      giftId: dana,
      stopId: newId(),
      busId: newId(),
      cohostId: await memberOf(other),
      cohostInvitationId: newId(),
      doorLinkId: newId(),
    };
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => ids[name]!);
    const body = bodies()[call.id];
    return app.call<{ code?: string }>(call.method, path, {
      as,
      ...(call.idempotent ? { key: newId() } : {}),
      ...(call.file ? { payload: FILE, type: `multipart/form-data; boundary=${BOUNDARY}` } : {}),
      ...(body ? { body } : {}),
    });
  };
  let other: string;
  it.each([
    ['an editor', 0],
    ['a viewer', 1],
  ] as const)('asked by %s', async (_, at) => {
    other = await joined('Viewer', ['אחר', 'ת']);
    const person = await joined(at === 0 ? 'Editor' : 'Viewer');
    const { status, body } = await ask(person);
    if (expected[call.id]![at] === 403) {
      expect({ status, code: body.code }).toEqual({
        status: 403,
        code: expected[call.id] === owns ? 'cohost.owner_only' : 'cohost.editors_only',
      });
    } else expect([401, 403, 500]).not.toContain(status);
  });
  it('asked by a stranger, by somebody who was only asked, and by one who was removed: not found', async () => {
    other = await joined('Viewer', ['אחר', 'ת']);
    const phone = aPhone();
    const asked = await app.person(phone);
    await invite(phone, 'Viewer');
    const removed = await joined('Editor');
    await app.call('DELETE', `${cohosts()}/${await memberOf(removed)}`, { as: owner });
    for (const person of [newId(), asked, removed]) expect((await ask(person)).status).toBe(404);
  });
});

const aCampaign = async (): Promise<string> => {
  const id = newId();
  await app.source.query(
    `insert into rsvp.campaigns (id, event_id, host_id, template_name, status, total, created_at)
     values ($1, $2, $3, 'rsvp_invite_wedding', 'running', 1, now())`,
    [id, eventId, owner],
  );
  return id;
};

const bodies = (): Record<string, object> => ({
  'rsvp.recordArrivals': { deviceId: newId(), sentAt: new Date().toISOString(), scans: [], after: 0 },
  'rsvp.createDoorLink': { name: 'שער' },
  'rsvp.updateInvitation': anInvitationForm(),
  'rsvp.addGuests': { guests: [{ attendeeName: 'דני' }] },
  'rsvp.changeGuest': { tableName: '7' },
  'rsvp.changeGuests': { rsvpIds: [dana], tableName: '7' },
  'rsvp.releaseTables': { release: 'now' },
  'rsvp.changeSeating': {
    ...{ tables: [], removedTables: [], wishes: [], removedWishes: [] },
    seats: [{ rsvpId: dana, version: 1, at: [] }],
  },
  'rsvp.saveRideStop': {
    ...{ name: 'צפון', location: { address: 'תל אביב' }, departsAt: '17:30', note: null, version: 0 },
  },
  'rsvp.saveBus': {
    ...{ name: 'אוטובוס', way: 'there', seats: 40, version: 0 },
    stops: [{ stopId: newId(), at: '17:30' }],
  },
  'rsvp.releaseRides': { released: true },
  'rsvp.choosePassengerStop': { stopId: null, persons: null, ways: 'both', version: 0 },
  'rsvp.assignPassengers': { assignments: [{ rsvpId: dana, way: 'there', from: null, to: null }] },
  'rsvp.acceptNumbers': { numbers: [{ rsvpId: dana, number: 12 }] },
  'rsvp.deleteGuests': { rsvpIds: [dana] },
  'rsvp.restoreGuests': { rsvpIds: [dana] },
  'rsvp.mergeGuests': { guests: [dana, newId()].map((rsvpId) => ({ rsvpId, version: 1 })) },
  'rsvp.keepGuestsApart': { rsvpIds: [dana, newId()] },
  'rsvp.previewSend': { eventId, rsvpIds: [dana], templateName: 'rsvp_invite_wedding' },
  'rsvp.sendInvites': { eventId, rsvpIds: [dana], templateName: 'rsvp_invite_wedding' },
  'rsvp.sendTestMessage': { eventId, rsvpId: dana, templateName: 'rsvp_invite_wedding' },
  'rsvp.recordGift': { kind: 'cash', amount: 300 },
  'rsvp.addEnvelope': { giver: 'דוד', kind: 'cash', amount: 300 },
  'rsvp.changeEnvelope': { giver: 'דוד', kind: 'cash', amount: 300 },
  'rsvp.thankForGift': { text: null },
  'rsvp.previewText': { text: 'דנה 0502345678', kind: 'list' },
  'rsvp.mapColumns': { fields: ['name'] },
  'rsvp.mendRow': { seats: '2' },
  'rsvp.inviteCohost': { phoneNumber: aPhone(), role: 'Viewer' },
  'rsvp.changeCohostRole': { role: 'Viewer' },
  'rsvp.markConversationRead': { upTo: newId() },
  'rsvp.replyToGuest': { text: 'שלום', lastReplyId: null },
});
